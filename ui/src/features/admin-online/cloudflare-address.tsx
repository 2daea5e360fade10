import { type FormEvent, useState } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { tellFailure } from "@/shared/admin/tell-failure";
import { fieldMessages } from "@/shared/api/api-error";
import { Button } from "@/shared/ui/button";
import { OutsideLink, PublicUrlField } from "./steps";
import { type Online, useSaveOnline } from "./use-online";

/**
 * Choose a trial address, which needs nothing, or the owner's own, which is made at Cloudflare and has a token.
 */
export function CloudflareAddress({ online }: { online: Online }) {
  const [token, setToken] = useState("");
  const [url, setUrl] = useState(online.keptUrl);
  const save = useSaveOnline();
  const errors = save.error ? fieldMessages(save.error) : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { publicUrl: url, ...(token && { tunnelToken: token }) },
      { onSuccess: () => setToken(""), onError: tellFailure("Failed to save the address") },
    );
  };
  return (
    <>
      <p>
        <strong>Just trying?</strong> Continue with step 3. Cloudflare then gives the shop a temporary
        address, which changes at every start and may stop working at any time. Use it to try things out; do
        not print it.
      </p>
      <details className="w-full" open={online.tokenSet || undefined}>
        <summary className="cursor-pointer font-semibold">Your own permanent address</summary>
        <form noValidate onSubmit={submit} className="mt-3 flex flex-col items-start gap-4">
          <p>
            At <OutsideLink to="https://one.dash.cloudflare.com/">Cloudflare</OutsideLink>, create a tunnel
            under Networks, with your address as its public hostname and this as its service:{" "}
            <code className="break-all">http://127.0.0.1:{online.door.port}</code>. Then copy its token here.
          </p>
          <TextInput
            label="Token"
            hint={hintFor(online)}
            error={errors.tunnelToken}
            className="w-full max-w-form"
            type="password"
            autoComplete="off"
            value={token}
            onValue={setToken}
          />
          <PublicUrlField value={url} error={errors.publicUrl} onChange={setUrl} />
          <span className="flex flex-wrap gap-3">
            <Button type="submit" size="small" pending={save.isPending} pendingLabel="Saving…">
              Save the address
            </Button>
            {online.tokenSet && (
              <Button size="small" variant="ghost" onClick={() => save.mutate({ tunnelToken: "" })}>
                Forget the token
              </Button>
            )}
          </span>
        </form>
      </details>
    </>
  );
}

function hintFor({ tokenSet }: Online): string {
  return tokenSet
    ? "Set. Leave the field blank to keep it."
    : "It is stored encrypted and never shown again.";
}
