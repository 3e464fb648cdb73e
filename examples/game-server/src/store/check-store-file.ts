import { accessSync, closeSync, constants, existsSync, openSync, readSync, statfsSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StoreUnavailableError } from "./store-unavailable-error.js";

/** Where LMDB's first page says what the file is, and how it is laid out. */
const magicAt = 24;
const magic = 0xbeefc0de;
const version = 2;
/** Behind these: the size of a page, the number of the last one, and that of the transaction that wrote it. */
const pageSizeAt = 48;
const lastPageAt = 144;
const transactionAt = 152;
const metaPage = 4096;
/** A file has two such pages, of 4096 bytes. */
const shortest = 8192;
/** What a new store takes at least, with its lock file. */
const newStore = 65_536;
/** What the longest message takes that a server accepts, with the pages around it. */
const longestEntry = 2_097_152;

/** The bytes that are free for the file system's users, where a folder is. */
export type FreeBytes = (folder: string) => number;

/**
 * Throws where a file is there and no store that this version of LMDB reads, and where there is no room for a new one. An
 * empty file is a new store. LMDB's own refusal ends the whole process (a segmentation fault in its binding), with no word
 * about the reason, and leaves a file that is no store.
 */
export function checkStoreFile(path: string, free: FreeBytes = freeBytes): void {
  const head = Buffer.alloc(shortest);
  const length = existsSync(path) ? readHead(path, head) : 0;
  if (length === 0) {
    if (free(dirname(path)) < newStore) throw new Error(`there is no room on the disk for ${path}`);
    return;
  }
  const isStore = length === shortest && head.readUInt32LE(magicAt) === magic;
  if (!isStore) throw new Error(`${path} is no store, or it is damaged`);
  if (head.readUInt32LE(magicAt + 4) !== version) throw new Error(`${path} is a store of another version of LMDB`);
  const { size } = statSync(path);
  const wanted = wantedLength(head);
  if (size < wanted) throw new Error(`${path} is cut short: it has ${size} of ${wanted} bytes; restore it from a copy`);
}

/** How long the file is by the later of its two first pages. What is read behind its end would end the process (SIGBUS). */
function wantedLength(head: Buffer): number {
  const metas = [0, metaPage].map((start) => ({
    transaction: head.readBigUInt64LE(start + transactionAt),
    length: (Number(head.readBigUInt64LE(start + lastPageAt)) + 1) * head.readUInt32LE(start + pageSizeAt),
  }));
  const [first, second] = metas;
  return (
    (second !== undefined && first !== undefined && second.transaction > first.transaction ? second : first)?.length ??
    0
  );
}

/** Throws where what a store is sent cannot be kept: on a full disk, and one that may only be read. */
export function checkRoom(path: string, free: FreeBytes = freeBytes): void {
  try {
    accessSync(path, constants.W_OK);
  } catch (cause) {
    throw new StoreUnavailableError(`${path} cannot be written`, { cause });
  }
  if (free(dirname(path)) >= longestEntry) return;
  throw new StoreUnavailableError(`there is no room on the disk for ${path} to grow`);
}

/** A file system that does not know says that it has no room at all, neither free nor taken. */
function freeBytes(folder: string): number {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

/** How many bytes there are, as far as asked for. */
function readHead(path: string, head: Buffer): number {
  const file = openSync(path, "r");
  try {
    return readSync(file, head, 0, head.length, 0);
  } finally {
    closeSync(file);
  }
}
