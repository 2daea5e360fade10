import { ShoppingCart } from "lucide-react";
import { useEffect, useState } from "react";
import { useCartCount } from "@/features/cart/state/use-cart";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { SectionLink } from "@/shared/ui/section-link";
import { HomeLink } from "./home-link";
import { MobileMenu } from "./mobile-menu";
import { NavigationEntries } from "./navigation-entries";
import { SearchButton } from "./search-button";
import { VehiclePlace } from "./vehicle-place";

const SCROLL_THRESHOLD_PX = 20;

export function Header() {
  const scrolled = useScrolled(SCROLL_THRESHOLD_PX);
  return (
    <header className="site-header fixed top-0 z-40 h-20 w-screen" data-scrolled={scrolled || undefined}>
      <div className="page-width relative flex h-full items-center gap-3">
        <HomeLink />
        <MainNavigation />
        <div className="header-tools">
          <VehiclePlace className="w-72 min-w-0 justify-end max-xl:hidden" />
          <SearchButton />
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

function MainNavigation() {
  return (
    <nav aria-label="Main" className="ml-auto hidden shrink-0 lg:block">
      <ul className="flex items-center gap-1">
        <NavigationEntries className="nav-entry" />
      </ul>
    </nav>
  );
}

function CartLink() {
  const count = useCartCount();
  return (
    <Link
      to="/cart"
      className="button relative"
      data-variant="ghost"
      data-size="icon"
      data-tooltip="Cart"
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? "item" : "items"}` : "Cart"}
    >
      <Icon of={ShoppingCart} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute top-0 right-0 min-w-5 rounded-control bg-accent px-1 text-center font-bold text-label text-on-accent leading-5"
        >
          {count}
        </span>
      )}
    </Link>
  );
}

/** Return whether the page is scrolled further than `threshold` pixels. */
function useScrolled(threshold: number): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const measure = () => setScrolled(window.scrollY > threshold);
    measure();
    window.addEventListener("scroll", measure, { passive: true });
    return () => window.removeEventListener("scroll", measure);
  }, [threshold]);
  return scrolled;
}
