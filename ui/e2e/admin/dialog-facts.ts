import type { APIRequestContext } from "@playwright/test";
import { fileOf } from "./admin-verbs";
import { aName, buy } from "./incoming-verbs";

/** The rows that the dialogs of the table are about, by their kind. */
export interface DialogFacts {
  quote: string;
  job: string;
  paidOrder: string;
  openOrder: string;
  doneOrder: string;
  /** The name of a brand that has models. */
  brand: string;
  contact: string;
  message: string;
  /** It is in the list that the search for "lowline" finds. */
  product: { id: string; name: string; inventory: number };
  /** The number of a sale over the counter, on the open day of the till. */
  soldOrder: string;
}

/** Make one row of each kind that a dialog is about. */
export async function makeDialogFacts(request: APIRequestContext): Promise<DialogFacts> {
  const send = async (path: string, data: object) => {
    const answer = await request.post(`/api/admin/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const person = aName();
  const contact = (await send("contacts", { name: person, email: "nora@example.ie" })).id;
  await send(`contacts/${contact}/cars`, { label: "Golf Mk7", plate: "12-D-1234" });
  const line = { kind: "labour", text: "Fit the kit", quantity: "1.5", unitPrice: "85.00" };
  const quote = (await send("quotes", { contactId: contact, lines: [line] })).id;
  const job = (await send("jobs", { contactId: contact, lines: [line] })).id;
  await send(`jobs/${job}/payments`, { amount: "50.00", method: "cash" });
  const photo = await request.post(`/api/admin/jobs/${job}/photos`, {
    multipart: { image: await fileOf("product-led-bulb-320.webp") },
  });
  if (!photo.ok()) throw new Error(await photo.text());
  const [open, paid, sent] = [
    await buy(request, person),
    await buy(request, person),
    await buy(request, person),
  ];
  await send(`orders/${paid.id}/payments`, { amount: paid.total, method: "cash" });
  for (const status of ["confirmed", "shipped", "completed"]) {
    await request.patch(`/api/admin/orders/${sent.id}`, { data: { status } });
  }
  const statement = { step: "confirm", name: person, email: "nora@example.ie", order: paid.id };
  await request.post("/api/withdrawals", { data: statement });
  const asked = { name: person, email: "nora@example.ie", message: "Do you have a set of these?" };
  const enquiry = await request.post("/api/contact", { data: asked });
  const { inquiry, photoToken } = await enquiry.json();
  await request.post(`/api/contact/photos/${photoToken}`, {
    multipart: { image: await fileOf("product-led-bulb-320.webp") },
  });
  await send("backups", {});
  const products: DialogFacts["product"][] = await (await request.get("/api/products")).json();
  const product = products.find(({ name }) => name.includes("Lowline"));
  if (!product) throw new Error("The sample catalogue has no such product");
  await send("till/days", { opening: "50.00", understood: true });
  const payments = [{ method: "cash", amount: "11.00" }];
  const lines = [{ text: "Wipes", unitPrice: "10.00" }];
  const sold = await send("till/sales", { id: crypto.randomUUID(), lines, payments, total: "11.00" });
  const brands = await (await request.get("/api/admin/vehicles")).json();
  const brand = brands.find(({ models }: { models: object[] }) => models.length > 0);
  return {
    quote,
    job,
    paidOrder: paid.id,
    openOrder: open.id,
    doneOrder: sent.id,
    brand: brand.name,
    contact,
    message: inquiry.id,
    product,
    soldOrder: sold.order.orderNumber,
  };
}
