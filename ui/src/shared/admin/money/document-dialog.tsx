import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { LongTextInput, TextInput } from "@/shared/admin/forms/inputs";
import { NoAddress } from "@/shared/admin/links/no-address";
import { useCall } from "@/shared/admin/use-call";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { documentBody } from "@/shared/api/fields/admin-fields";
import { KIND_NAMES, nameDocument } from "@/shared/documents/document-names";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Link } from "@/shared/ui/link";
import {
  creditableInvoice,
  type Document,
  type DocumentBody,
  type Documented,
  type documentDraft,
  type NewDocument,
} from "./document-draft";
import { SellerFields, useSaveSeller, useSellerNeeds } from "./seller-fields";
import { useStoredDocument } from "./stored-document";

/** Have a document made. It rejects with the server's refusal. */
export type Make = (body: DocumentBody) => Promise<Document>;

interface DocumentDialogProps {
  of: Documented;
  make: Make;
  kind: NewDocument;
  onClose: () => void;
}

/** Choose for whom a document is. It has its number once it is made, and never changes again. */
export function DocumentDialog({ of, make, kind, onClose }: DocumentDialogProps) {
  const { draft, change, seller, setSeller, forget } = useStoredDocument(of, kind);
  const needs = useSellerNeeds(kind);
  const saving = useSaveSeller();
  const making = useMakeDocument(make);
  const error = saving.error ?? making.error;
  const close = () => {
    forget();
    onClose();
  };
  const name = KIND_NAMES[kind].toLowerCase();
  return (
    <FormDialog
      open
      onClose={close}
      title={`Make ${kind === "invoice" ? "an" : "a"} ${name} of ${of.called}`}
      description={
        kind === "credit_note"
          ? `It credits everything left on invoice ${creditableInvoice(of)?.name ?? ""}. Then another invoice can be made.`
          : "It gets the next number and cannot be changed afterwards."
      }
    >
      <DialogForm
        className="flex flex-col gap-5"
        onSave={() => saving.mutateAsync(seller).then(() => making.mutateAsync(draft))}
        saveLabel={`Make ${name}`}
        pendingLabel="Making…"
      >
        <SellerFields {...needs} seller={seller} errors={fieldMessages(error)} onChange={setSeller} />
        {kind === "credit_note" ? (
          <ReasonField draft={draft} onChange={change} />
        ) : (
          <BuyerFields draft={draft} errors={fieldMessages(error)} onChange={change} />
        )}
        {of.email && (
          <Checkbox
            label={`Send it to ${of.email}`}
            checked={draft.notify}
            onChange={({ target }) => change({ notify: target.checked })}
          />
        )}
        {draft.notify && <NoAddress />}
        {error && !needs.names.some((each) => each in fieldMessages(error)) && <Refusal error={error} />}
      </DialogForm>
    </FormDialog>
  );
}

type Draft = ReturnType<typeof documentDraft>;

interface PartProps {
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

function BuyerFields({ draft, errors, onChange }: PartProps & { errors: Record<string, string> }) {
  return (
    <>
      <TextInput
        label="Name"
        error={errors.buyerName}
        autoComplete="off"
        maxLength={documentBody.buyerName.maxLength}
        value={draft.buyerName}
        onValue={(buyerName) => onChange({ buyerName })}
      />
      <LongTextInput
        label="Address"
        error={errors.buyerAddress}
        rows={3}
        maxLength={documentBody.buyerAddress.maxLength}
        value={draft.buyerAddress}
        onValue={(buyerAddress) => onChange({ buyerAddress })}
      />
      <TextInput
        label="VAT number"
        optional
        hint="For a business customer."
        error={errors.buyerVat}
        autoComplete="off"
        maxLength={documentBody.buyerVat.maxLength}
        value={draft.buyerVat}
        onValue={(buyerVat) => onChange({ buyerVat })}
      />
    </>
  );
}

function ReasonField({ draft, onChange }: PartProps) {
  return (
    <TextInput
      label="Reason"
      hint="It is printed on the credit note."
      optional
      autoComplete="off"
      maxLength={documentBody.reason.maxLength}
      value={draft.reason}
      onValue={(reason) => onChange({ reason })}
    />
  );
}

/** Show a refusal with the way to the settings, where these lack something. */
function Refusal({ error }: { error: Error }) {
  const isAboutSettings = ["legalName", "address", "vatNumber"].some((name) => name in fieldMessages(error));
  return (
    <p role="alert" className="text-danger">
      {serverMessage(error) ?? "Nothing was made. Please try again."}{" "}
      {isAboutSettings && (
        <Link to="/admin/settings/selling#documents" className="underline underline-offset-4">
          Open the settings
        </Link>
      )}
    </p>
  );
}

function useMakeDocument(make: Make) {
  return useCall(
    (draft: Draft) => make({ ...draft, buyerVat: draft.buyerVat || null, reason: draft.reason || null }),
    {
      success: (document, { notify }) => ({
        title: `${nameDocument(document)} is made`,
        description: notify ? "The e-mail is being sent." : undefined,
      }),
    },
  );
}
