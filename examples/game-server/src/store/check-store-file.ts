import { closeSync, existsSync, openSync, readSync } from "node:fs";

/** Where LMDB's first page says what the file is, and how it is laid out. */
const magicAt = 24;
const magic = 0xbeefc0de;
const version = 2;
/** A file has two such pages, of 4096 octets. */
const shortest = 8192;

/**
 * Throws where a file is there and no store that this version of LMDB reads. An empty one is a new store. LMDB's own
 * refusal ends the whole process (a segmentation fault in its binding), with no word about the reason.
 */
export function checkStoreFile(path: string): void {
  if (!existsSync(path)) return;
  const head = Buffer.alloc(shortest);
  const length = readHead(path, head);
  if (length === 0) return;
  const isStore = length === shortest && head.readUInt32LE(magicAt) === magic;
  if (!isStore) throw new Error(`${path} is no store, or it is damaged`);
  if (head.readUInt32LE(magicAt + 4) !== version) throw new Error(`${path} is a store of another version of LMDB`);
}

/** How many octets there are, as far as asked for. */
function readHead(path: string, head: Buffer): number {
  const file = openSync(path, "r");
  try {
    return readSync(file, head, 0, head.length, 0);
  } finally {
    closeSync(file);
  }
}
