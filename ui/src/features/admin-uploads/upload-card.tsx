import type { Upload } from "@/shared/admin/types";
import { CopyButton } from "@/shared/ui/copy-button";
import { Picture } from "@/shared/ui/picture";
import { DeleteUpload } from "./delete-upload";

const SIZES = "(min-width: 80rem) 290px, (min-width: 64rem) 300px, (min-width: 40rem) 50vw, 100vw";
const uploaded = new Intl.DateTimeFormat("en-IE", { dateStyle: "medium", timeStyle: "short" });

export function UploadCard({ image }: { image: Upload }) {
  const address = new URL(image.url, window.location.href).href;
  return (
    <li className="panel content-start gap-3 p-3">
      <Picture
        image={image}
        sizes={SIZES}
        alt={image.alt || "Uploaded image"}
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
        <CopyButton text={address} label="Copy URL" />
        {image.usedBy.length === 0 && <DeleteUpload image={image} />}
      </div>
    </li>
  );
}

function usage({ usedBy }: Upload): string {
  return usedBy.length === 0 ? "Not used" : `Used by ${usedBy.map(({ name }) => name).join(", ")}`;
}
