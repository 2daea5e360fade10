import { expect, expectNoSeriousFindings, test } from "./trade-verbs";

test("a customer's car is found as people say it, and a car that is not listed keeps its name", async ({
  shop,
  page,
  owner,
}) => {
  const { id: brandId, name: brand } = await owner.brand();
  const { id: modelId, name: model } = await owner.model(brandId, undefined, "2013-2019");
  const added = await page.request.post("/api/admin/contacts", { data: { name: "Nora Walsh" } });
  const { id } = await added.json();
  const cars = async () => (await (await page.request.get(`/api/admin/contacts/${id}`)).json()).contact.cars;

  await test.step("its name, model and year come from the vehicle list", async () => {
    await shop.visit(`/admin/contacts/${id}`);
    await page.getByRole("button", { name: "Add car" }).click();
    const dialog = page.getByRole("dialog", { name: "Add car" });
    await dialog.getByRole("textbox", { name: "Car", exact: true }).fill("161-KK-1234");
    await expect(dialog.getByRole("status")).toHaveText(
      "We cannot look up number plates. Add the brand and model: VW Golf 2016.",
    );
    await dialog.getByRole("textbox", { name: "Car", exact: true }).fill(`${model} 2016`);
    await dialog.getByRole("button", { name: `${brand} ${model}` }).click();
    await expect(dialog.getByRole("textbox", { name: "Car", exact: true })).toHaveValue(`${brand} ${model}`);
    await expect(dialog.getByLabel("Year")).toHaveValue("2016");
    await expect(dialog.getByRole("status")).toHaveText(`In your vehicle list: ${brand} ${model}`);
    await expectNoSeriousFindings(page);
    await dialog.getByRole("button", { name: "Add car" }).click();
    await expect(dialog).toBeHidden();
    expect(await cars()).toMatchObject([{ label: `${brand} ${model}`, modelId, year: 2016 }]);
  });

  await test.step("a car that is not listed keeps its name", async () => {
    await page.getByRole("button", { name: /^Edit/ }).last().click();
    const dialog = page.getByRole("dialog", { name: /^Edit/ });
    await dialog.getByRole("textbox", { name: "Car", exact: true }).fill("Trabant");
    await expect(dialog.getByRole("status")).toHaveText(
      "Not in your vehicle list. The name is kept as it is.",
    );
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toBeHidden();
    expect(await cars()).toMatchObject([{ label: "Trabant", modelId: null, year: 2016 }]);
  });

  const quote = await (await page.request.post("/api/admin/quotes", { data: { contactId: id } })).json();
  await test.step("another car of the customer is added where a quote asks for it", async () => {
    await shop.visit(`/admin/quotes/${quote.id}`);
    const choice = page.getByRole("combobox", { name: "Car", exact: true });
    await choice.selectOption("Another car…");
    const dialog = page.getByRole("dialog", { name: "Add car" });
    await dialog.getByRole("textbox", { name: "Car", exact: true }).fill("Lada");
    await dialog.getByLabel("Plate").fill("161-KK-1234");
    await expectNoSeriousFindings(page);
    await dialog.getByRole("button", { name: "Add car" }).click();
    await expect(dialog).toBeHidden();
    await expect(choice.locator("option:checked")).toContainText("Lada");
    expect(await cars()).toMatchObject([{ label: "Trabant" }, { label: "Lada", plate: "161-KK-1234" }]);
  });

  await test.step("what is not this customer's goes to a new one, and comes back", async () => {
    await shop.visit(`/admin/contacts/${id}`);
    await page.getByRole("button", { name: "Not this customer…" }).click();
    const what = page.getByRole("dialog", { name: "Which of these are not from Nora Walsh?" });
    await what.getByRole("checkbox", { name: `Quote ${quote.number}` }).check();
    await expectNoSeriousFindings(page);
    await what.getByRole("button", { name: "Next" }).click();
    const whose = page.getByRole("dialog", { name: "Whose is it?" });
    await whose.getByRole("searchbox").fill("nobody at all");
    await expect(whose.getByText("No customer found.")).toBeVisible();
    await whose.getByRole("button", { name: "New customer" }).click();
    await page.getByRole("textbox", { name: "Name" }).fill("Niall Ryan");
    await page.getByRole("button", { name: "Add and move" }).click();
    await expect(page.getByText("No quote yet.")).toBeVisible();
    await shop.toast("Moved to Niall Ryan").getByRole("button", { name: "Undo" }).click();
    await expect(
      page.getByRole("link", { name: new RegExp(`Quote ${quote.number}|^${quote.number}`) }),
    ).toBeVisible();
  });

  await test.step("a merge offers the likely twin first", async () => {
    const twin = await (
      await page.request.post("/api/admin/contacts", { data: { name: "Norah Walsh" } })
    ).json();
    await page.reload();
    await page.getByRole("button", { name: "Merge with…" }).click();
    const found = page.getByRole("list", { name: "Customers found" }).getByRole("listitem");
    await expect(found.first()).toContainText("Norah Walsh");
    await page.request.delete(`/api/admin/contacts/${twin.id}`);
  });
  await page.request.delete(`/api/admin/contacts/${id}`);
});
