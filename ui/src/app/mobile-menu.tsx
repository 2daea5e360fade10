import { Menu, X } from "lucide-react";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { IconButton } from "@/shared/ui/icon-button";
import { SectionLink } from "@/shared/ui/section-link";
import { HomeLink } from "./home-link";
import { NavigationEntries } from "./navigation-entries";

const DESKTOP = "(min-width: 64rem)";

/**
 * Show the menu's button and its full-screen overlay. It is a modal dialog, so the page behind it is inert and
 * Escape closes it. It is empty until it is opened.
 */
export function MobileMenu() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => dialog.current?.close();

  useEffect(() => {
    const desktop = window.matchMedia(DESKTOP);
    desktop.addEventListener("change", close);
    return () => desktop.removeEventListener("change", close);
  });

  useLayoutEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  return (
    <>
      <IconButton
        icon={Menu}
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="lg:hidden"
      />
      <dialog
        ref={dialog}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        className="fixed inset-0 h-dvh w-full bg-ink open:flex open:animate-enter"
      >
        {open && <MenuContents close={close} />}
      </dialog>
    </>
  );
}

function MenuContents({ close }: { close: () => void }) {
  return (
    <div className="page-width flex min-h-full flex-col overflow-y-auto">
      <div className="flex h-20 shrink-0 items-center justify-between">
        <HomeLink onClick={close} />
        <IconButton icon={X} label="Close menu" onClick={close} />
      </div>
      <nav aria-label="Menu" className="my-auto py-6">
        <ul className="flex flex-col">
          <NavigationEntries className="menu-entry" onLeave={close} />
        </ul>
      </nav>
      <SectionLink section="contact" className="button mb-8 w-full" data-variant="primary" onClick={close}>
        Get a Quote
      </SectionLink>
    </div>
  );
}
