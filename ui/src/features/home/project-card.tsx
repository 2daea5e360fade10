import type { Project } from "@/content/projects";
import { Badge } from "@/shared/ui/badge";
import { Picture } from "@/shared/ui/picture";
import { SectionLink } from "@/shared/ui/section-link";
import { sitePicture } from "@/shared/ui/site-picture";

const SIZES = "(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw";

export function ProjectCard({ project }: { project: Project }) {
  return (
    <li className="project photo-hover relative aspect-project overflow-hidden bg-raised">
      <Picture
        image={sitePicture(project.picture, project.pictureText)}
        sizes={SIZES}
        className="size-full object-cover"
      />
      <div className="absolute top-4 left-4">
        <Badge>{project.badge}</Badge>
      </div>
      <div className="project-caption absolute inset-x-0 bottom-0 p-4 pt-12 lg:p-6 lg:pt-16">
        <h3 className="headline text-h3">{project.title}</h3>
        <div className="project-text mt-2">
          <p className="text-muted text-small">{project.description}</p>
          <SectionLink
            section="contact"
            className="mt-1 inline-flex min-h-9 items-center font-semibold text-small underline underline-offset-4"
          >
            Ask about this
            <span className="sr-only">: {project.title}</span>
          </SectionLink>
        </div>
      </div>
    </li>
  );
}
