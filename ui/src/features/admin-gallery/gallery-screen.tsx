import { Images } from "lucide-react";
import { PROJECTS } from "@/content/home/projects";
import { useOrderedCalls } from "@/shared/admin/forms/use-row-calls";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { CardRow } from "./card-row";
import type { Edited } from "./item-dialog";
import { GALLERY, type GalleryItem } from "./use-gallery";
import { WorkRow } from "./work-row";

interface GalleryScreenProps {
  items: GalleryItem[];
  onEdit: (edited: Edited) => void;
}

/** Show the six cards of the home page, then the work that only the gallery's page shows. */
export function GalleryScreen({ items, onEdit }: GalleryScreenProps) {
  const { remove } = useOrderedCalls(GALLERY);
  const works = items.filter(({ slot }) => slot === null);
  const ids = works.map(({ id }) => id);
  return (
    <>
      <section aria-labelledby="gallery-works" className="panel">
        <h2 id="gallery-works" className="font-sans font-semibold">
          On the gallery page
        </h2>
        {works.length === 0 ? (
          <EmptyState
            icon={Images}
            title="Your gallery is empty"
            action={
              <Button variant="primary" onClick={() => onEdit({})}>
                Add your first gallery item
              </Button>
            }
          >
            With a before and an after picture, visitors compare the two with a slider.
          </EmptyState>
        ) : (
          <ul>
            {works.map((item) => (
              <WorkRow
                key={item.id}
                item={item}
                ids={ids}
                onEdit={() => onEdit({ item })}
                onDelete={() => remove.mutate({ id: item.id, name: item.title })}
              />
            ))}
          </ul>
        )}
      </section>
      <section aria-labelledby="gallery-cards" className="panel">
        <h2 id="gallery-cards" className="font-sans font-semibold">
          On the home page
        </h2>
        <p className="text-muted">
          Six cards. Your newest work fills them by itself; illustrations stay where you have fewer than six.
          Edit a card to choose its picture and text yourself: it then also comes first on the gallery page.
        </p>
        <ul>
          {PROJECTS.map((project) => {
            const item = items.find(({ slot }) => slot === project.slot);
            return (
              <CardRow
                key={project.slot}
                project={project}
                item={item}
                work={items.find(({ homeCard }) => homeCard === project.slot)}
                onEdit={() => onEdit({ item, slot: project.slot })}
                onReset={() => item && remove.mutate({ id: item.id, name: `Card ${project.slot}` })}
              />
            );
          })}
        </ul>
      </section>
    </>
  );
}
