import { DownloadLink } from "@/shared/admin/download-link";
import { FormSection } from "@/shared/admin/form-section";
import { CopyButton } from "@/shared/ui/copy-button";
import { KeepAddress } from "./keep-address";
import { isBorrowed, type Online } from "./online-types";
import { Reachability } from "./reachability";
import { qrAddress } from "./use-online";

/** The address in force: to copy, to scan, to print, and whether it works. */
export function AddressSection({ online }: { online: Online }) {
  const { publicUrl } = online;
  return (
    <FormSection
      id="address"
      title="Your address"
      description="Where customers find the shop at this moment."
    >
      <div className="flex flex-wrap items-start gap-x-8 gap-y-5">
        <div className="flex min-w-0 flex-1 basis-72 flex-col items-start gap-4">
          <p className="w-full break-all font-semibold text-body">
            <a href={publicUrl} target="_blank" rel="noreferrer" className="underline underline-offset-4">
              {publicUrl}
            </a>
          </p>
          <span className="flex flex-wrap gap-3">
            <CopyButton text={publicUrl} label="Copy address" />
            <DownloadLink href={qrAddress(publicUrl)} failure="Failed to download the QR code">
              QR code for a poster
            </DownloadLink>
          </span>
          <Reachability lamp={online.lamp} kind={online.kind} />
          {isBorrowed(online) && <KeepAddress online={online} />}
        </div>
        <img
          src={qrAddress(publicUrl)}
          alt={`QR code of ${publicUrl}`}
          width={176}
          height={176}
          className="size-44 rounded-card border border-line bg-white"
        />
      </div>
    </FormSection>
  );
}
