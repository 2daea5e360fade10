import { act, fireEvent, waitFor, within } from "@testing-library/react";

/** Return the buttons with a name. Labels for a later state, which the styles hide, do not belong to it. */
export function buttons(name: string | RegExp, part: ParentNode = document): HTMLButtonElement[] {
  return [...part.querySelectorAll("button")].filter((button) => {
    const copy = button.cloneNode(true) as HTMLButtonElement;
    for (const hidden of copy.querySelectorAll(".invisible")) hidden.remove();
    const called = copy.getAttribute("aria-label") ?? copy.textContent.trim();
    return typeof name === "string" ? called === name : name.test(called);
  });
}

/** Press a button as soon as it is there: the only one of its name in the part of the page. */
export async function press(name: string | RegExp, part: ParentNode = document): Promise<void> {
  const button = await waitFor(() => {
    const [only, other] = buttons(name, part);
    if (!only || other) throw new Error(`${other ? "Several buttons are" : "No button is"} called ${name}`);
    return only;
  });
  await act(async () => fireEvent.click(button));
}

/** Write into the field of a label, as soon as it is there. */
export async function type(label: string | RegExp, text: string, part = document.body): Promise<void> {
  const field = await within(part).findByLabelText(label);
  await act(async () => fireEvent.change(field, { target: { value: text } }));
}

/** Choose files in the field of a label. */
export async function chooseFiles(label: string | RegExp, ...files: File[]): Promise<void> {
  const field = await within(document.body).findByLabelText(label);
  await act(async () => fireEvent.change(field, { target: { files } }));
}

/** Return the open dialog. */
export function dialog(): HTMLElement {
  const open = document.querySelector<HTMLElement>("dialog[open]");
  if (!open) throw new Error("No dialog is open");
  return open;
}

/** Return what the field of a label contains. */
export function valueIn(label: string | RegExp, part = document.body): string {
  return within(part).getByLabelText<HTMLInputElement>(label).value;
}
