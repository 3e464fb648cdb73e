import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { FileWatcher } from "./file-watcher.js";

test("a file that stands where a folder should be is watched until it is one", async () => {
  const root = mkdtempSync(join(tmpdir(), "stubwright-watcher-"));
  writeFileSync(join(root, "out"), "");
  let tell = (): void => {};
  const changed = new Promise<void>((resolve) => (tell = resolve));
  const watcher = new FileWatcher(root, () => tell());
  expect(watcher.watchOnly([join(root, "out/deep/er/a.json")])).toBe(true);
  rmSync(join(root, "out"));
  await changed;
  watcher.close();
  rmSync(root, { recursive: true });
});
