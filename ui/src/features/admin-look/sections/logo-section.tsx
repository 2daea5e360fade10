import { useState } from "react";
import { Segments } from "@/shared/admin/forms/segments";
import { UploadButton } from "@/shared/admin/upload/upload-button";
import { useCall } from "@/shared/admin/use-call";
import { serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import { LookSection } from "../look-section";
import { OtherVersions } from "../other-versions";
import type { LookFields } from "../use-look-form";

const MOST_BYTES = 5 * 1024 * 1024;
const GROUNDS = [
  { value: "dark", label: "As it is" },
  { value: "light", label: "On white" },
] as const;

/** Choose the logo in place of the site's logo and name, with the ground on which it is seen. */
export function LogoSection({ fields }: { fields: LookFields }) {
  const { form, errors, set } = fields;
  const upload = useUploadLogo(fields);
  const error = upload.error ?? errors.logoUrl ?? errors.logoGround;
  return (
    <LookSection
      id="logo"
      title="Logo"
      description="Shown in the header, the footer, the browser tab, shared links and e-mails. PNG, WebP or JPEG, up to 5 MB; a transparent background looks best."
    >
      {error && (
        <p role="alert" tabIndex={-1} data-wrong="" className="text-danger text-small">
          {error}
        </p>
      )}
      {form.logoUrl && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <Tried url={form.logoUrl} ground="dark" />
            <Tried url={form.logoUrl} ground="light" />
          </div>
          <Segments
            label="Background behind the logo"
            options={[...GROUNDS]}
            value={form.logoGround}
            onChange={(ground) => set("logoGround", ground)}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <UploadButton
          size="small"
          fileLabel="Logo to upload"
          label={form.logoUrl ? "Replace the logo" : "Upload a logo"}
          pending={upload.pending}
          onChoose={upload.take}
        />
        <OtherVersions fields={fields} name="logoUrl" label="logo" />
      </div>
    </LookSection>
  );
}

/** Show the logo at the header's height on one ground. */
function Tried({ url, ground }: { url: string; ground: "dark" | "light" }) {
  const look = ground === "dark" ? "bg-ink" : "bg-surface border border-line";
  return (
    <figure>
      <div className={`grid h-20 place-items-center rounded-card px-4 ${look}`}>
        <img src={url} alt={`The logo on a ${ground} background`} className="max-h-10 max-w-full" />
      </div>
      <figcaption className="mt-1 text-muted text-small">{`On a ${ground} background`}</figcaption>
    </figure>
  );
}

/** Upload a logo and put it into the form, with the ground on which it can be seen. */
function useUploadLogo({ set }: LookFields) {
  const [tooLarge, setTooLarge] = useState(false);
  const upload = useCall(
    (image: File) => {
      const body = new FormData();
      body.append("image", image);
      return request("/api/admin/look/logo", { method: "POST", body });
    },
    {
      done: ({ url, ground }) => {
        set("logoUrl", url);
        set("logoGround", ground);
      },
    },
  );
  const take = (file: File) => {
    setTooLarge(file.size > MOST_BYTES);
    if (file.size > MOST_BYTES) upload.reset();
    else upload.mutate(file);
  };
  const failure = upload.error && (serverMessage(upload.error) ?? "The logo could not be uploaded");
  return {
    take,
    pending: upload.isPending,
    error: tooLarge ? "The logo is larger than 5 MB" : (failure ?? undefined),
  };
}
