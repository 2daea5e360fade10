import type { ComponentProps, MouseEvent } from "react";
import { useLocation } from "react-router-dom";
import { SECTIONS, type SectionName } from "@/content/sections";
import { opensElsewhere } from "@/shared/lib/opens-elsewhere";
import { scrollToSection } from "@/shared/lib/scroll-to-section";
import { Link } from "@/shared/ui/link";

interface SectionLinkProps extends Omit<ComponentProps<typeof Link>, "to"> {
  section: SectionName;
}

/** Scroll to a section of the home page, and go there first from any other page. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const { pathname } = useLocation();
  const { id } = SECTIONS[section];
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (pathname !== "/" || opensElsewhere(event)) return;
    event.preventDefault();
    scrollToSection(id);
  };
  return <Link {...rest} to={`/#${id}`} onClick={follow} />;
}
