import { addressOf, SCREENS } from "@/shared/admin/screens";

/** Where screens and sections are today, by the addresses that they had before. */
export const MOVED: Partial<Record<string, string>> = Object.fromEntries(
  SCREENS.flatMap((screen) => {
    const to = addressOf(screen);
    const sections = screen.sections?.map(({ id, moved }) => ({ to: `${to}#${id}`, moved })) ?? [];
    return [{ to, moved: screen.moved }, ...sections];
  }).flatMap(({ to, moved = [] }) => moved.map((old) => [`/admin/${old}`, to])),
);
