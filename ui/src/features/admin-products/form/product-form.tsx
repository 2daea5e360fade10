import { valibotResolver } from "@hookform/resolvers/valibot";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useRestoredDraft } from "@/shared/admin/drafts/draft";
import { LeavingQuestion } from "@/shared/admin/drafts/leaving-question";
import { CategoryFields } from "./category-fields";
import { DetailFields } from "./detail-fields";
import { DocumentsPanel } from "./documents-panel";
import { FitmentChoice } from "./fitment-choice";
import { FitsField } from "./fits-field";
import { LawFields } from "./law-fields";
import { MoreFields } from "./more-fields";
import { filledPanels, useMoreFold } from "./more-panels";
import { OptionFields } from "./option-fields";
import { stockOf } from "./option-rows";
import { PartNumbers } from "./part-numbers";
import { PictureFields } from "./picture-fields";
import { type OpenDialog, ProductDialogs } from "./product-dialogs";
import { toProductDraft, useRestored, whatIsLacking } from "./product-draft";
import {
  fieldsOf,
  NEW_PRODUCT,
  type ProductFields,
  type ProductValues,
  productSchema,
} from "./product-schema";
import { RelatedPanel } from "./related-panel";
import { SaleFields } from "./sale-fields";
import { SalePanel } from "./sale-panel";
import { SaveProductBar } from "./save-product-bar";
import { ShopFields } from "./shop-fields";
import { StockHistory } from "./stock-history";
import type { FormLists } from "./use-form-lists";
import { useProductParts } from "./use-product-parts";
import { useProductSaving } from "./use-product-saving";

interface ProductFormProps {
  lists: FormLists;
  /** The address of the list, as it was left. */
  back: string;
  onSaved: (name: string, isAll: boolean) => void;
}

/** Show the form of a product, or of a new one. */
export function ProductForm({ lists, back, onSaved }: ProductFormProps) {
  const { product, categories, subcategories, brands, models, manufacturers } = lists;
  const draft = useRestoredDraft(whatIsLacking);
  const parts = useProductParts(lists, draft);
  const [shown] = useState(() => (product ? fieldsOf(product) : NEW_PRODUCT));
  const form = useForm<ProductFields, unknown, ProductValues>({
    resolver: valibotResolver(productSchema),
    defaultValues: shown,
  });
  useRestored(form, draft);
  const more = useMoreFold(() =>
    filledPanels({ ...shown, ...draft?.fields }, parts.shownCodes, parts.shownOptions),
  );
  const saving = useProductSaving({ product, draft, form, parts, more, onSaved });
  const [dialog, setDialog] = useState<OpenDialog>();
  const unsaved = form.formState.isDirty || parts.isChanged;
  return (
    <>
      <form
        noValidate
        aria-label="Product"
        onSubmit={saving.submit}
        className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]"
      >
        <section aria-label="Details" className="panel grid items-end gap-x-5 gap-y-4 sm:grid-cols-2">
          <DetailFields form={form} creating={!product && !draft} />
          <SaleFields
            form={form}
            product={product}
            summed={parts.shownOptions.length > 0 ? stockOf(parts.shownOptions) : undefined}
            moved={saving.moved}
            onChooseStock={saving.chooseStock}
          />
          <CategoryFields form={form} categories={categories} subcategories={subcategories} />
        </section>
        <PictureFields id={product?.id} pictures={parts.pictures} />
        <FitmentChoice
          meaning={<FitsField form={form} />}
          brands={brands}
          models={models}
          chosen={parts.shownRows}
          onChange={parts.setRows}
          onDetails={setDialog}
          onCopy={() => setDialog("copy")}
        />
        <MoreFields
          fold={more}
          panels={{
            sale: (
              <SalePanel
                form={form}
                product={product}
                hasOptionPrices={parts.shownOptions.some(({ price }) => price.trim() !== "")}
              />
            ),
            options: (
              <OptionFields
                product={product}
                options={parts.shownOptions}
                fault={saving.optionFault}
                onChange={(options) => {
                  parts.setOptions(options);
                  saving.forgetFault();
                }}
              />
            ),
            numbers: (
              <PartNumbers
                form={form}
                manufacturers={manufacturers}
                codes={parts.shownCodes}
                onCodes={parts.setCodes}
                onAddManufacturer={() => setDialog("maker")}
              />
            ),
            shop: <ShopFields form={form} />,
            law: <LawFields form={form} />,
          }}
          history={
            product && (
              <>
                <DocumentsPanel id={product.id} />
                <RelatedPanel id={product.id} />
                <StockHistory id={product.id} />
              </>
            )
          }
        />
        <SaveProductBar unsaved={unsaved} pending={saving.isPending} back={back} creating={!product} />
        <LeavingQuestion
          unsaved={unsaved && !saving.isSaved}
          drafted={{
            form: product?.name ?? "Add product",
            collect: () =>
              toProductDraft(
                form.getValues(),
                shown,
                parts.pictures.drafts,
                parts.rows,
                parts.codes,
                parts.options,
              ),
          }}
        />
      </form>
      <ProductDialogs
        open={dialog}
        onClose={() => setDialog(undefined)}
        form={form}
        parts={parts}
        name={product?.name ?? "this product"}
      />
    </>
  );
}
