import { DownloadLink } from "@/shared/admin/download-link";
import { FormSection } from "@/shared/admin/forms/form-section";
import { tellFailure } from "@/shared/admin/tell-failure";
import { Button } from "@/shared/ui/button";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { Reachability } from "./reachability";
import { isBorrowed, type Online, qrAddress, useSaveOnline } from "./use-online";

/** Show the address in force, to copy, scan and print, and whether it works. */
export function AddressSection({ online }: { online: Online }) {
  const { publicUrl } = online;
  return (
    <FormSection id="address" title="Your address" description="Where customers can find the shop right now.">
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

/** Write down an account's own address. A trial address is for this run only. */
function KeepAddress({ online: { kind, publicUrl } }: { online: Online }) {
  const save = useSaveOnline();
  if (kind === "cloudflare") {
    return (
      <p className="max-w-measure border-warn border-l-2 pl-3">
        This address is for testing only. It works until the tunnel stops; the next start brings a different
        one.
      </p>
    );
  }
  return (
    <>
      <p className="max-w-measure text-muted">
        The address comes from your account. Keep it, and links in e-mails still lead to it while the tunnel
        is stopped.
      </p>
      <Button
        size="small"
        pending={save.isPending}
        pendingLabel="Keeping…"
        onClick={() => save.mutate({ publicUrl }, { onError: tellFailure("Failed to keep the address") })}
      >
        Keep this address
      </Button>
    </>
  );
}
