import { execFileSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { replaceFile, writeWithFolders } from "./write-files.js";

let folder: string;
const at = (path: string): string => join(folder, path);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stubwright-write-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("an error of writing names the file", () => {
  test("if the disk is full", async () => {
    symlinkSync("/dev/full", at("a.txt"));
    await expect(writeWithFolders(at("a.txt"), "text")).rejects.toMatchObject({
      code: "ENOSPC",
      message: `ENOSPC: no space left on device, write '${at("a.txt")}'`,
    });
  });

  test("only once, if the system's error names it", async () => {
    mkdirSync(at("b"));
    await expect(writeWithFolders(at("b"), "text")).rejects.toMatchObject({
      message: `EISDIR: illegal operation on a directory, open '${at("b")}'`,
    });
  });
});

describe("a file that is replaced", () => {
  test("stays as it was if that fails", async () => {
    mkdirSync(at(`c.txt.${process.pid}.stubwright`));
    writeFileSync(at("c.txt"), "old");
    await expect(replaceFile(at("c.txt"), "new")).rejects.toThrow("EISDIR");
    expect(readFileSync(at("c.txt"), "utf8")).toBe("old");
  });

  test("does not mix with what another process writes at the same time", async () => {
    writeFileSync(at(`c.txt.${process.pid + 1}.stubwright`), "half of");
    await replaceFile(at("c.txt"), "new");
    expect(readdirSync(folder).sort()).toEqual(["c.txt", `c.txt.${process.pid + 1}.stubwright`]);
    expect(readFileSync(at("c.txt"), "utf8")).toBe("new");
  });

  test("keeps its permissions", async () => {
    writeFileSync(at("shared.txt"), "old");
    chmodSync(at("shared.txt"), 0o666);
    const mask = process.umask(0o077);
    await replaceFile(at("shared.txt"), "new").finally(() => process.umask(mask));
    expect(statSync(at("shared.txt")).mode & 0o777).toBe(0o666);
  });

  test("stays a link, and executable", async () => {
    writeFileSync(at("real.txt"), "old");
    chmodSync(at("real.txt"), 0o755);
    symlinkSync("real.txt", at("link.txt"));
    await replaceFile(at("link.txt"), "new");
    expect(lstatSync(at("link.txt")).isSymbolicLink()).toBe(true);
    expect(readFileSync(at("real.txt"), "utf8")).toBe("new");
    expect(statSync(at("real.txt")).mode & 0o111).toBe(0o111);
    expect(readdirSync(folder).sort()).toEqual(["link.txt", "real.txt"]);
  });
});

test("a target that is not a file is written to, and stays what it is", async () => {
  execFileSync("mkfifo", [at("pipe")]);
  const pipe = openSync(at("pipe"), "r+");
  await replaceFile(at("pipe"), "text");
  expect(statSync(at("pipe")).isFIFO()).toBe(true);
  const read = Buffer.alloc(4);
  readSync(pipe, read);
  closeSync(pipe);
  expect(read.toString()).toBe("text");
});
