import { beforeEach, expect, test } from "vitest";
import { storedPaper, storePaper } from "./stored-paper";

beforeEach(() => localStorage.clear());

test("the next labels begin where the last ones ended, on a new sheet after a full one", () => {
  storePaper({ ...storedPaper(), paper: "sheet24", first: "20" }, 3);
  expect(storedPaper()).toMatchObject({ paper: "sheet24", first: "23" });
  storePaper(storedPaper(), 2);
  expect(storedPaper().first).toBe("1");
});

test("without a paper of before, or one that cannot be read, it is a roll", () => {
  localStorage.setItem("pitlane-labels", "{");
  expect(storedPaper()).toMatchObject({ paper: "roll", width: "62", height: "29" });
});
