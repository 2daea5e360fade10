import { Link } from "@/shared/ui/link";
import { LookSection } from "../look-section";
import { LookText } from "../look-text";
import type { LookFields } from "../use-look-form";
import { HeroPicture } from "./hero-picture";

const EMPTY = "Leave it empty to show none.";

export function HeroSection({ fields }: { fields: LookFields }) {
  return (
    <LookSection id="hero" title="First screen" description="The first thing visitors read on the home page.">
      <HeroPicture fields={fields} />
      <LookText fields={fields} name="heroTitle" label="Headline" />
      <LookText fields={fields} name="heroText" label="Text below the headline" hint={EMPTY} rows={3} />
    </LookSection>
  );
}

export function AboutSection({ fields }: { fields: LookFields }) {
  return (
    <LookSection
      id="about"
      title="About"
      description={
        <>
          Your story, shown beside the{" "}
          <Link to="/admin/look/figures" className="underline underline-offset-4">
            numbers about you
          </Link>
          .
        </>
      }
    >
      <LookText
        fields={fields}
        name="aboutText"
        label="About text"
        hint="Leave an empty line to start a new paragraph."
        rows={10}
      />
    </LookSection>
  );
}

const LINES = [
  { name: "servicesLine", label: "Our Premium Services" },
  { name: "galleryLine", label: "Our Portfolio" },
  { name: "contactLine", label: "Get In Touch" },
  { name: "shopLine", label: "Parts For Your Car" },
] as const;

export function LinesSection({ fields }: { fields: LookFields }) {
  return (
    <LookSection
      id="lines"
      title="Section introductions"
      description={`One beside each section title on the home page. ${EMPTY}`}
    >
      {LINES.map(({ name, label }) => (
        <LookText key={name} fields={fields} name={name} label={label} rows={2} />
      ))}
    </LookSection>
  );
}
