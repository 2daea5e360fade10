import { Suspense } from "react";
import { ContactSection } from "@/features/contact/contact-section";
import { AboutSection } from "@/features/home/about-section";
import { GallerySection } from "@/features/home/gallery-section";
import { Hero } from "@/features/home/hero";
import { ServicesSection } from "@/features/home/services-section";
import { useHomeText } from "@/features/home/use-home-text";
import { nextTask } from "@/shared/lib/next-task";
import { pageLoaded } from "@/shared/lib/page-loaded";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ButtonLink } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { SectionHeading } from "@/shared/ui/section-heading";

// It is far below the window, and its prerendered places have its height until its script is loaded. The contact
// form's files are asked for in the task before.
const { Part: HomeShop } = part(() =>
  pageLoaded()
    .then(nextTask)
    .then(() => import("./home-shop")),
);

// It is the same element at all times, as the contact form is.
const shop = (
  <PartBoundary>
    <Suspense>
      <HomeShop />
    </Suspense>
  </PartBoundary>
);

export default function HomePage() {
  usePageTitle();
  const contactLine = useHomeText("contactLine");
  return (
    <>
      <Hero />
      <Link to="/shop" className="page-width flex h-13 items-center justify-between bg-surface sm:hidden">
        Parts for your car<span aria-hidden="true">→</span>
      </Link>
      <ServicesSection />
      <GallerySection />
      <AboutSection />
      <ContactSection line={contactLine} />
      <ShopSection />
    </>
  );
}

function ShopSection() {
  const line = useHomeText("shopLine");
  return (
    <section id="shop" aria-labelledby="shop-title" className="below section-space">
      <div className="page-width">
        <SectionHeading id="shop-title" title="Parts For Your Car">
          {line}
        </SectionHeading>
        {shop}
        <ButtonLink to="/shop" className="mt-10">
          Browse the shop
        </ButtonLink>
      </div>
    </section>
  );
}
