import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "@jest/globals";
import { createScratchFolder } from "../testing/scratch-folder.js";
import { checkStoreFile } from "./check-store-file.js";
import { collect } from "./collect.js";
import { openLmdbStore } from "./lmdb-store.js";
import { StoreUnavailableError } from "./store-unavailable-error.js";

const countingProcess = fileURLToPath(new URL("../testing/counting-process.js", import.meta.url));
const fillingProcess = fileURLToPath(new URL("../testing/filling-process.js", import.meta.url));
const table = { name: "tiles", decode: Number } as const;

/** Starts the counting process, kills it once it has acknowledged `enough` counts, and gives all it acknowledged. */
async function countAndKill(folder: string, enough: number): Promise<readonly number[]> {
  const child = spawn(process.execPath, [countingProcess, folder], { stdio: ["ignore", "pipe", "inherit"] });
  let text = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    text += chunk;
    if (text.split("\n").length > enough) child.kill("SIGKILL");
  });
  await once(child, "close");
  return text.split("\n").slice(0, -1).map(Number);
}

test("the folder's name may have a dot", async () => {
  const folder = createScratchFolder();
  const store = openLmdbStore(`${folder.path}/games.v1`);
  await store.append({ operation: "Any", time: "", content: {} });
  expect(await collect(store.entries())).toHaveLength(1);
  await store.close();
  folder.remove();
});

test("a process that is killed in the middle comes back with everything it acknowledged", async () => {
  const folder = createScratchFolder();
  let highest = 0;
  for (let round = 1; round <= 3; round++) {
    const acknowledged = await countAndKill(folder.path, 60);
    expect(Math.min(...acknowledged)).toBeGreaterThan(highest);
    highest = Math.max(...acknowledged);

    const store = openLmdbStore(folder.path);
    const kept = await store.update(table, "count", (state) => ({ result: state ?? 0 }));
    expect(kept).toBeGreaterThanOrEqual(highest);
    const journalled = new Set((await collect(store.entries())).map(({ content }) => content.count));
    expect(acknowledged.filter((count) => !journalled.has(count))).toEqual([]);
    await store.close();
  }
  folder.remove();
});

test("when the disk takes no more, moves are refused and the process goes on", async () => {
  const folder = createScratchFolder();
  const script = 'trap "" XFSZ; ulimit -f 1000; exec "$0" "$1" "$2"';
  const run = promisify(execFile)("sh", ["-c", script, process.execPath, fillingProcess, folder.path]);
  const { acknowledged, kept } = JSON.parse((await run).stdout);
  expect(acknowledged).toBeGreaterThan(10);
  expect(kept).toBe(acknowledged);
  folder.remove();
});

test.each([
  ["a text", () => Buffer.from("hello"), "data.mdb is no store, or it is damaged"],
  ["other bytes", () => Buffer.alloc(65_536, 7), "data.mdb is no store, or it is damaged"],
  ["the beginning of a store", (store: Buffer) => store.subarray(0, 5000), "data.mdb is no store, or it is damaged"],
  [
    "a store that was cut short",
    (store: Buffer) => store.subarray(0, store.length - 4096),
    "data.mdb is cut short: it has",
  ],
  [
    "a store of another version",
    (store: Buffer) => {
      store.writeUInt32LE(9, 28);
      return store;
    },
    "data.mdb is a store of another version of LMDB",
  ],
])("%s in the place of the store is refused", async (_title, damaged, message) => {
  const folder = createScratchFolder();
  const store = openLmdbStore(`${folder.path}/good`);
  await store.append({ operation: "Any", time: "", content: {} });
  await store.close();
  mkdirSync(`${folder.path}/bad`);
  writeFileSync(`${folder.path}/bad/data.mdb`, damaged(readFileSync(`${folder.path}/good/data.mdb`)));
  expect(() => openLmdbStore(`${folder.path}/bad`)).toThrow(message);
  folder.remove();
});

test("a new store is refused where there is no room for it, and one that is there is not", async () => {
  const folder = createScratchFolder();
  const file = `${folder.path}/data.mdb`;
  expect(() => checkStoreFile(file, () => 65_535)).toThrow(`there is no room on the disk for ${file}`);
  expect(() => checkStoreFile(file, () => 65_536)).not.toThrow();
  await openLmdbStore(folder.path).close();
  expect(() => checkStoreFile(file, () => 0)).not.toThrow();
  folder.remove();
});

test("an empty file is a new store", async () => {
  const folder = createScratchFolder();
  writeFileSync(`${folder.path}/data.mdb`, "");
  const store = openLmdbStore(folder.path);
  await store.append({ operation: "Any", time: "", content: {} });
  expect(await collect(store.entries())).toHaveLength(1);
  await store.close();
  folder.remove();
});

test("a store whose file is taken away is told", async () => {
  const folder = createScratchFolder();
  const store = openLmdbStore(`${folder.path}/here`);
  await store.check();
  renameSync(`${folder.path}/here`, `${folder.path}/there`);
  await expect(store.check()).rejects.toThrow("here/data.mdb was removed or replaced");
  await store.close();
  folder.remove();
});

test("a store that is taken away or cut short acknowledges nothing", async () => {
  const folder = createScratchFolder();
  const entry = { operation: "Any", time: "", content: { text: "x".repeat(9000) } };
  for (const [name, harm, message] of [
    ["away", (path: string) => rmSync(path, { recursive: true }), "was removed or replaced"],
    ["short", (path: string) => truncateSync(`${path}/data.mdb`, 20_000), "was cut short"],
  ] as const) {
    const store = openLmdbStore(`${folder.path}/${name}`);
    await store.append(entry);
    await store.append(entry);
    harm(`${folder.path}/${name}`);
    await expect(store.append(entry)).rejects.toThrow(message);
    await expect(store.append(entry)).rejects.toBeInstanceOf(StoreUnavailableError);
    await expect(store.check()).rejects.toThrow(message);
    await store.close();
  }
  folder.remove();
});

test("a disk that is full is told until it has room again", async () => {
  const folder = createScratchFolder();
  let free = 0;
  const store = openLmdbStore(folder.path, () => free);
  await expect(store.check()).rejects.toThrow(`there is no room on the disk for ${folder.path}/data.mdb to grow`);
  free = 4_194_304;
  await store.check();
  await store.close();
  folder.remove();
});
