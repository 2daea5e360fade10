import { useQuery } from "@tanstack/react-query";
import { Images } from "lucide-react";
import { Loaded } from "@/shared/admin/loaded";
import type { Upload } from "@/shared/admin/types";
import { UPLOADS_KEY } from "@/shared/admin/upload/use-upload-image";
import { apiKey, reading } from "@/shared/api/query-client";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { EmptyState } from "@/shared/ui/empty-state";
import { Picture } from "@/shared/ui/picture";
import { DeleteUpload } from "./delete-upload";

export function RecentUploads() {
  const uploads = useQuery(reading(UPLOADS_KEY));
  const address = usePublicAddress();
  return (
    <section aria-labelledby="uploads-title" className="grid gap-4">
      <h2 id="uploads-title" className="font-sans font-semibold text-body">
        Recent uploads
      </h2>
      <Loaded query={uploads} failure="The uploads could not be loaded.">
        {(images) =>
          images.length === 0 ? (
            <EmptyState icon={Images} title="No uploads yet">
              Pictures you upload here can be used as a brand's logo or on a card of the home page. A
              product's own pictures are chosen on its form.
            </EmptyState>
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
              {images.map((image) => (
                <UploadCard key={image.filename} image={image} address={address} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

const SIZES = "(min-width: 80rem) 290px, (min-width: 64rem) 300px, (min-width: 40rem) 50vw, 100vw";
const uploaded = new Intl.DateTimeFormat("en-IE", { dateStyle: "medium", timeStyle: "short" });

/** Return the address at which everybody finds the shop; without a public one, this page's own. */
function usePublicAddress(): string {
  const { data } = useQuery(reading(apiKey("/api/admin/settings")));
  return data?.publicUrl || window.location.origin;
}

interface UploadCardProps {
  image: Upload;
  /** The shop's address, with which the copied URL begins. */
  address: string;
}

function UploadCard({ image, address }: UploadCardProps) {
  return (
    <li className="panel content-start gap-3 p-3">
      <Picture
        image={image}
        sizes={SIZES}
        alt={image.alt || "Uploaded picture"}
        className="aspect-photo w-full rounded-control bg-raised object-contain"
      />
      <div className="grid gap-0.5">
        <p className="truncate font-semibold" data-tooltip={image.filename}>
          {image.filename}
        </p>
        <p className="text-muted tabular">
          {image.width} × {image.height} ·{" "}
          <time dateTime={image.uploadedAt}>{uploaded.format(new Date(image.uploadedAt))}</time>
        </p>
        <p className="text-muted">{usage(image)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={new URL(image.url, address).href} label="Copy URL" />
        {image.usedBy.length === 0 && <DeleteUpload image={image} />}
      </div>
    </li>
  );
}

function usage({ usedBy }: Upload): string {
  return usedBy.length === 0 ? "Not used" : `Used by ${usedBy.map(({ name }) => name).join(", ")}`;
}
