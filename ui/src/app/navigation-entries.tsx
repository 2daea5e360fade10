import { useMatch } from "react-router-dom";
import { SECTIONS } from "@/content/sections";
import { Link } from "@/shared/ui/link";
import { SectionLink } from "@/shared/ui/section-link";

interface NavigationEntriesProps {
  className: string;
  onLeave?: () => void;
}

/** Link to Services, Shop, Gallery, About and Contact. The header and the mobile menu show the same links. */
export function NavigationEntries({ className, onLeave }: NavigationEntriesProps) {
  const inShop = useMatch("/shop/*") !== null;
  const section = (name: "services" | "gallery" | "about" | "contact") => (
    <li>
      <SectionLink section={name} className={className} onClick={onLeave}>
        {SECTIONS[name].label}
      </SectionLink>
    </li>
  );
  return (
    <>
      {section("services")}
      <li>
        <Link to="/shop" aria-current={inShop ? "page" : undefined} className={className} onClick={onLeave}>
          Shop
        </Link>
      </li>
      {section("gallery")}
      {section("about")}
      {section("contact")}
    </>
  );
}
