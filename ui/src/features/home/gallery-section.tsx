import { PROJECTS } from "@/content/projects";
import { useSettings } from "@/shared/api/use-settings";
import { SectionHeading } from "@/shared/ui/section-heading";
import { findOverride } from "./card-override";
import { ProjectCard } from "./project-card";

export function GallerySection() {
  const { galleryImages } = useSettings();
  const allOwn = PROJECTS.every(({ slot }) => findOverride(galleryImages, slot)?.imageUrl);
  return (
    <section id="gallery" aria-labelledby="gallery-title" className="gallery bg-surface">
      <div className="page-width">
        <SectionHeading id="gallery-title" title="Our Portfolio">
          Six directions a car can take when it leaves the bay.
          {!allOwn && " The pictures are illustrative."}
        </SectionHeading>
      </div>
      <ul className="grid gap-px sm:grid-cols-2 lg:grid-cols-3">
        {PROJECTS.map((project) => (
          <ProjectCard key={project.picture} project={project} />
        ))}
      </ul>
    </section>
  );
}
