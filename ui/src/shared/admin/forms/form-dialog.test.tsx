import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "@/shared/api/api-error";
import { DialogForm, FormDialog } from "./form-dialog";
import { AmountInput, LongTextInput, SelectInput, TextInput } from "./inputs";
import { RowFields } from "./row-fields";
import { useTyped } from "./use-field-errors";

interface BayDialogProps {
  save: (typed: { name: string; size: string }) => Promise<unknown> | undefined;
  onClose: () => void;
}

function BayDialog({ save, onClose }: BayDialogProps) {
  const { typed, change, errors, take } = useTyped({ name: "", size: "" });
  return (
    <FormDialog open onClose={onClose} title="Add bay">
      <DialogForm label="Add bay" saveLabel="Save" onSave={() => save(typed)?.catch(take)}>
        <TextInput label="Name" error={errors.name} value={typed.name} onValue={(name) => change({ name })} />
        <AmountInput label="Size" optional value={typed.size} onValue={(size) => change({ size })} />
      </DialogForm>
    </FormDialog>
  );
}

const button = (name: string) => screen.getByRole("button", { name, hidden: true });
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const send = () => fireEvent.submit(screen.getByRole("form", { name: "Add bay", hidden: true }));

afterEach(cleanup);

test("what was typed is sent once, and the dialog closes when it is saved", async () => {
  let finish = () => {};
  const save = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const onClose = vi.fn();
  render(<BayDialog save={save} onClose={onClose} />);
  type(/Name/, "Bay 1");
  type(/Size/, "4.5");
  send();
  expect(save).toHaveBeenCalledWith({ name: "Bay 1", size: "4.5" });
  expect(button("Cancel")).toHaveProperty("disabled", true);
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(onClose).toHaveBeenCalledOnce();
});

test("a refusal is shown at its field until that is changed, and the dialog stays open", async () => {
  const onClose = vi.fn();
  const refusal = new ApiError(422, JSON.stringify({ errors: { name: "There is such a bay" } }));
  render(<BayDialog save={() => Promise.reject(refusal)} onClose={onClose} />);
  send();
  const name = screen.getByLabelText(/Name/);
  await waitFor(() => expect(name.getAttribute("aria-invalid")).toBe("true"));
  expect(screen.getByText("There is such a bay").id).toBe(name.getAttribute("aria-describedby"));
  expect(button("Cancel")).toHaveProperty("disabled", false);
  expect(onClose).not.toHaveBeenCalled();
  type(/Name/, "Bay 2");
  expect(screen.queryByText("There is such a bay")).toBeNull();
});

test("a form with nothing to send stays as it is", () => {
  const onClose = vi.fn();
  render(<BayDialog save={() => undefined} onClose={onClose} />);
  send();
  expect(button("Cancel")).toHaveProperty("disabled", false);
  expect(onClose).not.toHaveBeenCalled();
});

function Fields() {
  const [text, setText] = useState("");
  return (
    <>
      <TextInput label="Line" hint="One line" className="wide" controlClass="tabular" maxLength={9}>
        <p>Below it</p>
      </TextInput>
      <LongTextInput label="Lines" rows={3} value={text} onValue={setText} />
      <SelectInput label="Stage" value={text} onValue={setText}>
        <option value="">None</option>
        <option value="done">Done</option>
      </SelectInput>
    </>
  );
}

test("an input hands its own attributes to the control and the rest to its field", () => {
  render(<Fields />);
  const line = screen.getByLabelText("Line");
  expect(line.className).toBe("control tabular");
  expect(line.getAttribute("maxlength")).toBe("9");
  expect(line.parentElement?.className).toContain("wide");
  expect(screen.getByText("One line").id).toBe(line.getAttribute("aria-describedby"));
  expect(screen.getByText("Below it")).toBeDefined();
  fireEvent.change(screen.getByLabelText("Stage"), { target: { value: "done" } });
  expect(screen.getByLabelText("Lines")).toHaveProperty("value", "done");
  expect(screen.getByLabelText("Lines").getAttribute("rows")).toBe("3");
});

test("a number of a row asks a phone for its keys, and a name does not", () => {
  const fields = [
    { name: "name", label: "Name" },
    { name: "rate", label: "Rate in %", keys: "decimal" as const },
  ];
  render(<RowFields fields={fields} errors={{}} />);
  expect(screen.getByLabelText("Rate in %").inputMode).toBe("decimal");
  expect(screen.getByLabelText("Name").inputMode).toBe("");
});
