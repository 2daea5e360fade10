import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { AmountInput, TextInput } from "@/shared/admin/forms/inputs";
import { readPrice } from "@/shared/admin/money/read-price";
import type { OwnProduct } from "@/shared/admin/types";
import { useSettled } from "@/shared/admin/use-settled";
import { workshopTime } from "@/shared/admin/workshop-time";
import { serverMessage } from "@/shared/api/api-error";
import { formatPrice } from "@/shared/lib/money";
import { CAMPAIGN, previewCampaign } from "../bulk/campaign";
import { isPrice } from "../value-rules";
import type { ProductForm } from "./detail-fields";

interface SalePanelProps {
  form: ProductForm;
  /** The stored product, whose prices of the last 30 days are known. */
  product: OwnProduct | undefined;
  /** An option has a price of its own. */
  hasOptionPrices: boolean;
}

/** Edit a product's sale, and say what customers will see of it. */
export function SalePanel({ form, product, hasOptionPrices }: SalePanelProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <section aria-labelledby="sale-title" className="panel">
      <div>
        <h2 id="sale-title" className="font-semibold text-body">
          Sale
        </h2>
        <p className="text-muted">
          Customers see a sale only if it is below the lowest price of the 30 days before it.
        </p>
        {hasOptionPrices && (
          <p className="mt-1 text-small text-warn">
            Options have prices of their own. A sale needs one price for all of them.
          </p>
        )}
      </div>
      <div className="grid items-end gap-x-5 gap-y-4 sm:grid-cols-2">
        <AmountInput
          label="Sale price (€)"
          optional
          error={errors.salePrice?.message}
          {...register("salePrice")}
          autoComplete="off"
          controlClass="tabular"
          className="sm:col-span-2"
        />
        <TextInput
          label="Begins"
          optional
          hint="Empty: at once"
          type="datetime-local"
          error={errors.saleFrom?.message}
          {...register("saleFrom")}
        />
        <TextInput
          label="Ends"
          type="datetime-local"
          error={errors.saleTo?.message}
          {...register("saleTo")}
        />
      </div>
      {product && <SaleEffect form={form} product={product} />}
    </section>
  );
}

const PAUSE_MS = 300;

/** Show the prior price, or why customers will not see the sale. The server alone knows. */
function SaleEffect({ form, product }: { form: ProductForm; product: OwnProduct }) {
  const [price, begins, saleTo] = useWatch({
    control: form.control,
    name: ["salePrice", "saleFrom", "saleTo"],
  });
  // A sale that has begun keeps its begin.
  const saleFrom = begins === workshopTime(product.saleFrom) ? product.saleFrom : begins;
  const isWhole = isPrice(price) && saleTo !== "";
  const typed = JSON.stringify({ by: "price", value: readPrice(price), saleFrom, saleTo });
  const wanted = useSettled(typed, PAUSE_MS);
  const preview = useQuery({
    queryKey: [CAMPAIGN, wanted, product.id],
    queryFn: ({ signal }) => previewCampaign(JSON.parse(wanted), [product.id], signal),
    enabled: isWhole && wanted === typed,
    gcTime: 0,
    retry: false,
  });
  const line = preview.data?.sales[0];
  if (!isWhole || wanted !== typed || (!line && !preview.isError)) return null;
  if (!line) return <Said isWrong text={serverMessage(preview.error) ?? ""} />;
  if (line.leftOut) return <Said isWrong text={`Customers will not see this sale: ${line.leftOut}`} />;
  return <Said text={`The lowest price in the 30 days before is ${formatPrice(line.priorPrice ?? "0")}.`} />;
}

function Said({ text, isWrong = false }: { text: string; isWrong?: boolean }) {
  return (
    <p role="status" className={isWrong ? "text-small text-warn" : "text-muted text-small"}>
      {text}
    </p>
  );
}
