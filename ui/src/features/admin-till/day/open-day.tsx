import { type FormEvent, useState } from "react";
import { AmountInput } from "@/shared/admin/forms/inputs";
import { readDecimal } from "@/shared/admin/money/read-price";
import { Panel } from "@/shared/admin/panel";
import { useNoScanner } from "@/shared/admin/scanner/use-scanner";
import { serverMessage } from "@/shared/api/api-error";
import { isPractice } from "@/shared/lib/practice";
import { Button } from "@/shared/ui/button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Link } from "@/shared/ui/link";
import { type Till, useOpenDay } from "../use-till";

const FAILED = "The day could not be opened. Please try again.";

/** Open the day with the cash that is in the till. The first time the notice on fiscal devices is read. */
export function OpenDay({ till }: { till: Till }) {
  const [opening, setOpening] = useState(till.lastCount ?? "");
  const [isUnderstood, setUnderstood] = useState(false);
  const open = useOpenDay();
  useNoScanner();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    open.mutate({ opening: readDecimal(opening), understood: isUnderstood });
  };
  return (
    <form noValidate onSubmit={submit} className="w-full max-w-form">
      <Panel title="Open the day">
        {till.isFirst && (
          <>
            {!isPractice() && (
              <p>
                To try it first, with sales that are not real,{" "}
                <Link to="/admin/settings/practice" className="underline underline-offset-4">
                  start practising
                </Link>
                .
              </p>
            )}
            <FiscalNotice isUnderstood={isUnderstood} onChange={setUnderstood} />
          </>
        )}
        <AmountInput
          label="Cash in the till, in €"
          hint="Count it. The day is closed with another count."
          autoFocus
          autoComplete="off"
          maxLength={12}
          value={opening}
          onValue={setOpening}
        />
        {open.isError && (
          <p role="alert" className="text-danger">
            {serverMessage(open.error) ?? FAILED}
          </p>
        )}
        <Button type="submit" variant="primary" pending={open.isPending} pendingLabel="Opening…">
          Open the day
        </Button>
      </Panel>
    </form>
  );
}

interface FiscalNoticeProps {
  isUnderstood: boolean;
  onChange: (isUnderstood: boolean) => void;
}

/** Say that the till is no certified fiscal device, and where the law asks for one. */
function FiscalNotice({ isUnderstood, onChange }: FiscalNoticeProps) {
  return (
    <div className="grid gap-2">
      <p className="font-semibold">This till is not a certified fiscal device.</p>
      <p>
        Some countries allow cash sales only with one: Germany (TSE), Austria (signature unit), Italy (RT
        device), Portugal (certified invoicing program) and Poland (online fiscal cash register). So do, among
        others, Belgium, Bulgaria, Croatia, France, Greece, Hungary, Norway, Romania, Slovakia, Slovenia and
        Sweden, some of them for certain trades or above a turnover.
      </p>
      <p>
        If your workshop is in one of them, ask your tax adviser before you take cash with it. Ireland and the
        United Kingdom ask for none.
      </p>
      <Checkbox
        label="I have read this"
        checked={isUnderstood}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
