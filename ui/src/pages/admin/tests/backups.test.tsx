import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dialog, press, valueIn } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import BackupsPage from "../backups";

const NAME = "pitlane-20260302-090000.zip";

test("what fails at a backup is said in words, with the server's reason", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/backups", [{ name: NAME, products: 1, orders: 0, images: 0 }]);
  server.refuse("POST /api/admin/backups", 503, { message: "There is not enough space on the disk." });
  server.refuse(`POST /api/admin/backups/${NAME}/restore`, 409, { message: "It is of a newer Pitlane." });
  server.refuse(`HEAD /api/admin/backups/${NAME}/download`, 404);
  showScreen(<BackupsPage />);
  await press("Back up now");
  await expectToast("Failed to make a backup", "not enough space");

  await press(/^Restore the backup of/);
  await press("Restore", dialog());
  await expectToast("Failed to restore the backup", "newer Pitlane");
  await press("Cancel", dialog());

  await act(async () => fireEvent.click(screen.getByRole("link", { name: /^Download the backup of/ })));
  await expectToast("Failed to download the backup");
});

test("the drives that are plugged in are offered beside typing", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/backup-folder", { changeable: true, drives: ["/media/stick"] });
  showScreen(<BackupsPage />);
  await press("/media/stick");
  expect(valueIn(/^Folder/)).toBe("/media/stick");
});
