import { ContactSection } from "@/features/contact/contact-section";
import { AboutSection } from "@/features/home/about-section";
import { GallerySection } from "@/features/home/gallery-section";
import { Hero } from "@/features/home/hero";
import { ServicesSection } from "@/features/home/services-section";
import { usePageTitle } from "@/shared/lib/use-page-title";

export default function HomePage() {
  usePageTitle();
  return (
    <>
      <Hero />
      <ServicesSection />
      <GallerySection />
      <AboutSection />
      <ContactSection />
    </>
  );
}
