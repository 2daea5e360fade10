import { useScrolled } from "@/shared/lib/use-scrolled";
import { SectionLink } from "@/shared/ui/section-link";
import { CartLink } from "./cart-link";
import { HomeLink } from "./home-link";
import { MainNavigation } from "./main-navigation";
import { MobileMenu } from "./mobile-menu";

const SCROLL_THRESHOLD_PX = 20;

export function Header() {
  const scrolled = useScrolled(SCROLL_THRESHOLD_PX);
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 h-20" data-scrolled={scrolled || undefined}>
      <div className="page-width relative flex h-full items-center gap-6">
        <HomeLink />
        <MainNavigation />
        <div className="ml-auto flex items-center gap-2 lg:ml-0">
          <CartLink />
          <SectionLink section="contact" className="button ml-2 hidden lg:inline-grid" data-variant="primary">
            Get a Quote
          </SectionLink>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
