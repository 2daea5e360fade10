import { memo } from "react";
import { PROJECTS, type Project } from "@/content/home/projects";
import type { ShownCard } from "@/shared/api/types";
import { useSettings } from "@/shared/api/use-settings";
import { Badge } from "@/shared/ui/badge";
import { ButtonLink } from "@/shared/ui/button";
import { Picture } from "@/shared/ui/picture";
import { SectionHeading } from "@/shared/ui/section-heading";
import { SectionLink } from "@/shared/ui/section-link";
import { findOverride, sayIllustrative, withOverride } from "./card-override";
import { useHomeText } from "./use-home-text";

export function GallerySection() {
  const { galleryImages, hasGallery } = useSettings();
  const line = useHomeText("galleryLine");
  return (
    <section id="gallery" aria-labelledby="gallery-title" className="below gallery bg-surface">
      <div className="page-width">
        <SectionHeading id="gallery-title" title="Our Portfolio">
          {`${line} ${sayIllustrative(PROJECTS, galleryImages)}`.trim()}
        </SectionHeading>
      </div>
      <ul className="grid gap-px sm:grid-cols-2 lg:grid-cols-3">
        {PROJECTS.map((project) => (
          <ProjectCard
            key={project.picture}
            project={project}
            override={findOverride(galleryImages, project.slot)}
          />
        ))}
      </ul>
      {hasGallery && (
        <div className="page-width py-8">
          <ButtonLink to="/gallery">See all our work</ButtonLink>
        </div>
      )}
    </section>
  );
}

const SIZES = "(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw";

interface ProjectCardProps {
  project: Project;
  override: ShownCard | undefined;
}

/** Show a project. It is rendered once more only where the owner's settings have something for it. */
const ProjectCard = memo(({ project, override }: ProjectCardProps) => {
  const { image, title, badge, description } = withOverride(project, override);
  return (
    <li className="project photo-hover relative overflow-hidden bg-raised">
      <div className="project-photo">
        <Picture image={image} sizes={SIZES} className="size-full object-cover" />
      </div>
      <div className="absolute top-4 left-4 lg:left-6">
        <Badge>{badge}</Badge>
      </div>
      <div className="project-caption">
        <h3 className="headline text-h3">{title}</h3>
        <div className="project-text pt-2">
          <p className="text-muted text-small">{description}</p>
          <SectionLink
            section="contact"
            className="mt-1 inline-flex min-h-9 items-center font-semibold text-small underline underline-offset-4"
          >
            Ask about this
            <span className="sr-only">: {title}</span>
          </SectionLink>
        </div>
      </div>
    </li>
  );
});
