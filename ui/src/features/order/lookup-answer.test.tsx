import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { createQueryClient } from "@/shared/api/query-client";
import type { PublicSettings } from "@/shared/api/types";
import { SETTINGS_KEY } from "@/shared/api/use-settings";
import { LookupAnswer } from "./lookup-answer";

function read(settings: Partial<PublicSettings>): string {
  const client = createQueryClient();
  client.setQueryData(SETTINGS_KEY, settings as PublicSettings);
  const shown = render(
    <QueryClientProvider client={client}>
      <LookupAnswer message="Said by the server." onAgain={() => undefined} />
    </QueryClientProvider>,
  );
  return shown.container.textContent ?? "";
}

test("a mail is spoken of where a server sends it", () => {
  expect(read({ sendsMail: true })).toMatch(/Check your e-mail.*Said by the server\..*spam folder/);
});

test("without a server nobody is sent to a mailbox", () => {
  const shown = read({ sendsMail: false });
  expect(shown).toMatch(/The workshop has your question.*Said by the server\..*A person will answer/);
  expect(shown).not.toMatch(/your e-mail|spam/);
});
