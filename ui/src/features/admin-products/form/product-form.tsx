import { valibotResolver } from "@hookform/resolvers/valibot";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useRestoredDraft } from "@/shared/admin/drafts/draft";
import { LeavingQuestion } from "@/shared/admin/drafts/leaving-question";
import type { OwnProduct } from "@/shared/admin/types";
import { PhoneDrop } from "@/shared/admin/upload/phone-drop";
import { fieldMessages } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { CarModel } from "@/shared/api/types";
import { showFieldErrors } from "@/shared/ui/forms/show-field-errors";
import { CopyFitmentDialog } from "../copy-fitment-dialog";
import { type MovedStock, movedStockOf } from "../moved-stock";
import { AddManufacturer } from "./add-manufacturer";
import { CategoryFields } from "./category-fields";
import { type CodeDraft, draftsOfCodes } from "./code-rows";
import { DetailFields } from "./detail-fields";
import { FitmentChoice } from "./fitment-choice";
import { FitmentDialog } from "./fitment-dialog";
import { draftedRows, type FitmentRows, readFitment, rowsOf, WHOLE, withCopied } from "./fitment-rows";
import { FitsField } from "./fits-field";
import { LawFields } from "./law-fields";
import { MoreFields } from "./more-fields";
import { filledPanels, useMoreFold } from "./more-panels";
import { PartNumbers } from "./part-numbers";
import { draftsOf, isChanged, type PictureDraft, type PictureDrafts, withLanded } from "./picture-draft";
import { PictureSlot } from "./picture-slot";
import { type ProductDraft, toProductDraft, useRestored, whatIsLacking } from "./product-draft";
import {
  fieldsOf,
  NEW_PRODUCT,
  type ProductFields,
  type ProductValues,
  productSchema,
} from "./product-schema";
import { SaleFields } from "./sale-fields";
import { SaveProductBar } from "./save-product-bar";
import { ShopFields } from "./shop-fields";
import { StockHistory } from "./stock-history";
import type { FormLists } from "./use-form-lists";
import { useSaveProduct } from "./use-save-product";

interface ProductFormProps {
  lists: FormLists;
  /** The address of the list, as it was left. */
  back: string;
  onSaved: (name: string) => void;
}

export function ProductForm({ lists, back, onSaved }: ProductFormProps) {
  const { product, categories, subcategories, brands, models, manufacturers, fitting } = lists;
  const draft = useRestoredDraft(whatIsLacking);
  const [pictures, setPictures] = useState<PictureDrafts>(() => draftsOf(product, draft?.pictures));
  const [rows, setRows] = useState<FitmentRows | undefined>(draft?.rows && draftedRows(draft.rows));
  const [codes, setCodes] = useState<CodeDraft[] | undefined>(draft?.codes);
  const [addsManufacturer, setAddsManufacturer] = useState(false);
  const [detailed, setDetailed] = useState<CarModel>();
  const [copying, setCopying] = useState(false);
  const chosen = rows ?? rowsOf(fitting);
  const [shown] = useState(() => (product ? fieldsOf(product) : NEW_PRODUCT));
  const form = useForm<ProductFields, unknown, ProductValues>({
    resolver: valibotResolver(productSchema),
    defaultValues: shown,
  });
  useRestored(form, draft);
  const more = useMoreFold(() =>
    filledPanels({ ...shown, ...draft?.fields }, codes ?? draftsOfCodes(lists.codes)),
  );
  const [moved, setMoved] = useState<MovedStock>();
  const save = useSaveProduct(product && asOpened(product, draft), {
    onSaved,
    onRefused: (error, stockWas) => {
      setMoved(movedStockOf(error, stockWas, form.getValues("inventory")));
      more.showWrong(Object.keys(fieldMessages(error)));
      showFieldErrors(form, error);
      const { inventoryChange: message } = fieldMessages(error);
      if (message) form.setError("inventory", { message }, { shouldFocus: true });
    },
    onStock: (stock) => form.setValue("inventory", String(stock)),
  });
  const changePicture = (place: 0 | 1) => (changes: Partial<PictureDraft>) =>
    setPictures((drafts) => drafts.with(place, { ...drafts[place], ...changes }) as PictureDrafts);
  const showLanded = (id: string) => async () => {
    const fresh = await request(`/api/admin/products/${id}`);
    setPictures((drafts) => withLanded(drafts, fresh));
  };
  const chooseStock = (stock: number) => {
    if (moved) save.knowStock(moved.now);
    setMoved(undefined);
    form.setValue("inventory", String(stock), { shouldDirty: true, shouldValidate: true });
    form.setFocus("inventory");
  };
  const submit = (values: ProductValues) => {
    // Another number after the refusal was typed with the present stock in view.
    if (moved && Number(values.inventory) !== moved.typed) save.knowStock(moved.now);
    save.mutate({ values, pictures, rows, codes });
  };
  const unsaved =
    form.formState.isDirty || rows !== undefined || codes !== undefined || pictures.some(isChanged);
  return (
    <>
      <form
        noValidate
        aria-label="Product"
        onSubmit={form.handleSubmit(submit, (errors) => more.showWrong(Object.keys(errors)))}
        className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]"
      >
        <section aria-label="Details" className="panel grid items-end gap-x-5 gap-y-4 sm:grid-cols-2">
          <DetailFields form={form} creating={!product && !draft} />
          <SaleFields form={form} product={product} moved={moved} onChooseStock={chooseStock} />
          <CategoryFields form={form} categories={categories} subcategories={subcategories} />
        </section>
        <section aria-label="Pictures" className="panel lg:row-span-3">
          <PictureSlot place={0} draft={pictures[0]} onChange={changePicture(0)} />
          <PictureSlot place={1} draft={pictures[1]} onChange={changePicture(1)} />
          <PhoneDrop
            target={product && { for: "product", id: product.id }}
            onLanded={product && showLanded(product.id)}
          />
        </section>
        <FitmentChoice
          meaning={<FitsField form={form} />}
          brands={brands}
          models={models}
          chosen={chosen}
          onChange={setRows}
          onDetails={setDetailed}
          onCopy={() => setCopying(true)}
        />
        <MoreFields
          fold={more}
          panels={{
            numbers: (
              <PartNumbers
                form={form}
                manufacturers={manufacturers}
                codes={codes ?? draftsOfCodes(lists.codes)}
                onCodes={setCodes}
                onAddManufacturer={() => setAddsManufacturer(true)}
              />
            ),
            shop: <ShopFields form={form} />,
            law: <LawFields form={form} />,
          }}
          history={product && <StockHistory id={product.id} />}
        />
        <SaveProductBar unsaved={unsaved} pending={save.isPending} back={back} creating={!product} />
        <LeavingQuestion
          unsaved={unsaved && !save.isSuccess}
          drafted={{
            form: product?.name ?? "Add product",
            collect: () => toProductDraft(form.getValues(), shown, pictures, rows, codes),
          }}
        />
      </form>
      {/* Beside the form: a form within it would save the product. */}
      <CopyFitmentDialog
        open={copying}
        many={product?.name ?? "this product"}
        onClose={() => setCopying(false)}
        onCopy={async ({ id }, mode) => {
          const copied = await readFitment(id);
          setRows(withCopied(chosen, copied, mode));
          if (mode === "replace")
            form.setValue("fits", copied.fits as ProductValues["fits"], { shouldDirty: true });
        }}
      />
      <AddManufacturer
        open={addsManufacturer}
        onClose={() => setAddsManufacturer(false)}
        onAdded={(name) => form.setValue("manufacturer", name, { shouldDirty: true })}
      />
      <FitmentDialog
        key={detailed?.id}
        model={detailed}
        details={(detailed && chosen.get(detailed.id)) ?? WHOLE}
        onClose={() => setDetailed(undefined)}
        onChange={(details) => detailed && setRows(new Map(chosen).set(detailed.id, details))}
      />
    </>
  );
}

/** Return the product with the stock on which the restored draft is based. */
function asOpened(product: OwnProduct, draft: ProductDraft | undefined): OwnProduct {
  return draft?.fields.inventory === undefined
    ? product
    : { ...product, inventory: draft.stockWas ?? product.inventory };
}
