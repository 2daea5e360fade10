import { useSettings } from "@/shared/api/use-settings";
import { Logo } from "@/shared/ui/logo";
import { SectionLink } from "@/shared/ui/section-link";

export function HomeLink({ onClick }: { onClick?: () => void }) {
  const { businessName } = useSettings();
  return (
    <SectionLink
      section="hero"
      onClick={onClick}
      className="brand headline flex min-h-11 min-w-0 items-center gap-2 text-h3 xl:max-w-80 xl:shrink-0"
    >
      <Logo className="size-9" />
      <span className="max-[16rem]:sr-only">{businessName}</span>
    </SectionLink>
  );
}
