import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { FileWatcher } from "./file-watcher.js";

test("a file in the place of a folder is watched until it becomes a folder", async () => {
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

test("a file that changes all the time is reported nevertheless", async () => {
  const root = mkdtempSync(join(tmpdir(), "stubwright-watcher-"));
  const file = join(root, "a.json");
  let told = 0;
  const watcher = new FileWatcher(root, () => told++);
  watcher.watchOnly([file]);
  const touching = setInterval(() => writeFileSync(file, String(told)), 20);
  const end = performance.now() + 10_000;
  while (told < 2 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  clearInterval(touching);
  watcher.close();
  rmSync(root, { recursive: true });
  expect(told).toBe(2);
});

test("in a folder that is already watched, only the latest set of files counts", async () => {
  const root = mkdtempSync(join(tmpdir(), "stubwright-watcher-"));
  let told = 0;
  const watcher = new FileWatcher(root, () => told++);
  expect(watcher.watchOnly([join(root, "a.json")])).toBe(true);
  expect(watcher.watchOnly([join(root, "b.json")])).toBe(false);
  writeFileSync(join(root, "a.json"), "");
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(told).toBe(0);
  writeFileSync(join(root, "b.json"), "");
  const end = performance.now() + 10_000;
  while (told === 0 && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
  watcher.close();
  rmSync(root, { recursive: true });
  expect(told).toBe(1);
});
