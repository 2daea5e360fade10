import { useQuery } from "@tanstack/react-query";
import { Images } from "lucide-react";
import { Loaded } from "@/shared/admin/loaded";
import type { Upload } from "@/shared/admin/types";
import { UPLOADS_KEY } from "@/shared/admin/use-upload-image";
import { EmptyState } from "@/shared/ui/empty-state";
import { UploadCard } from "./upload-card";

export function RecentUploads() {
  const uploads = useQuery<Upload[]>({ queryKey: UPLOADS_KEY });
  return (
    <section aria-labelledby="uploads-title" className="grid gap-4">
      <h2 id="uploads-title" className="font-sans font-semibold text-body">
        Recent uploads
      </h2>
      <Loaded query={uploads} failure="The uploads could not be loaded.">
        {(images) =>
          images.length === 0 ? (
            <EmptyState icon={Images} title="No uploads yet">
              Images that you upload here can become a brand's logo or a card of the home page. A product's
              own pictures are chosen in its form.
            </EmptyState>
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
              {images.map((image) => (
                <UploadCard key={image.filename} image={image} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}
