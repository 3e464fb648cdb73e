import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadBytes } from "./load-bytes.js";
import { isNetworkLocation } from "./resolve-location.js";

/** The lock file beside the config: the SHA-256 of the document at each URL. */
export const lockName = "stubwright.lock.json";

/** The folder beside the lock file with a copy of each document, named by its SHA-256. */
export const copiesName = "stubwright.documents";

/** The network access of a run. */
export interface NetworkLockOptions {
  /** Whether documents are fetched. Otherwise, only copies are read. */
  readonly allowNetwork: boolean;
  /** Whether a document may differ from the locked one. */
  readonly updateLock?: boolean;
  /** Aborts current and later requests. */
  readonly signal?: AbortSignal;
}

/** The document at a URL differs from the locked one. */
export class DocumentChangedError extends Error {
  override readonly name = "DocumentChangedError";
  readonly expected: string;
  readonly found: string;

  constructor(expected: string, found: string) {
    super("It is not the document that was locked.");
    this.expected = expected;
    this.found = found;
  }
}

/** Compares documents from the network with those that were fetched first. */
export class NetworkLock {
  readonly #folder: string;
  readonly #options: NetworkLockOptions;
  readonly #locked: Map<string, string>;
  readonly #fetched = new Map<string, Uint8Array>();

  private constructor(folder: string, options: NetworkLockOptions, locked: Map<string, string>) {
    this.#folder = folder;
    this.#options = options;
    this.#locked = locked;
  }

  /** Reads the lock file of a folder. If it is absent or unreadable, nothing is locked. */
  static async open(folder: string, options: NetworkLockOptions): Promise<NetworkLock> {
    const text = await readFile(join(folder, lockName), "utf8").catch(() => "{}");
    return new NetworkLock(folder, options, parseLock(text));
  }

  /** Whether a URL may be read, from the network or as its locked copy. */
  mayRead(location: string): boolean {
    return this.#options.allowNetwork || this.#locked.has(location);
  }

  /** The bytes at an absolute URL. Throws `DocumentChangedError` if they differ from the locked ones. */
  readonly read = async (location: string): Promise<Uint8Array> => {
    if (!isNetworkLocation(location)) return loadBytes(location);
    const expected = this.#locked.get(location);
    const copy = expected === undefined ? undefined : await this.#copy(expected);
    if (!this.#options.allowNetwork && copy !== undefined) return copy;
    if (!this.#options.allowNetwork && expected !== undefined) {
      throw new Error(
        `its copy ${copiesName}/${expected} is not there. Run once with --allow-network, or check it out`,
      );
    }
    const bytes = await loadBytes(location, { signal: this.#options.signal }).catch((error: unknown) => {
      if (copy === undefined || this.#options.updateLock === true) throw error;
      return copy;
    });
    const found = digestOf(bytes);
    if (expected !== undefined && found !== expected && this.#options.updateLock !== true) {
      throw new DocumentChangedError(expected, found);
    }
    if (this.#options.allowNetwork) this.#fetched.set(location, bytes);
    return bytes;
  };

  /** Writes the lock file and the copies of documents that were fetched and are not locked yet. */
  async save(): Promise<void> {
    const fetched = [...this.#fetched].map(([location, bytes]) => ({ location, bytes, digest: digestOf(bytes) }));
    for (const { bytes, digest } of fetched) {
      if ((await this.#copy(digest)) !== undefined) continue;
      await mkdir(join(this.#folder, copiesName), { recursive: true });
      await writeFile(join(this.#folder, copiesName, digest), bytes);
    }
    if (fetched.every(({ location, digest }) => this.#locked.get(location) === digest)) return;
    for (const { location, digest } of fetched) this.#locked.set(location, digest);
    const documents = Object.fromEntries([...this.#locked].sort(([left], [right]) => (left < right ? -1 : 1)));
    await writeFile(join(this.#folder, lockName), `${JSON.stringify({ documents }, undefined, 2)}\n`);
  }

  /** The copy with a digest; undefined if there is none or if its content differs. */
  async #copy(digest: string): Promise<Uint8Array | undefined> {
    const bytes = await readFile(join(this.#folder, copiesName, digest)).catch(() => undefined);
    return bytes !== undefined && digestOf(bytes) === digest ? bytes : undefined;
  }
}

function parseLock(text: string): Map<string, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return new Map();
  }
  if (value === null || typeof value !== "object" || !("documents" in value)) return new Map();
  const entries = Object.entries(value.documents ?? {});
  return new Map(entries.filter((entry): entry is [string, string] => /^[0-9a-f]{64}$/.test(String(entry[1]))));
}

/** The SHA-256 of bytes, or of a text in UTF-8, in hexadecimal. */
export function digestOf(data: string | Uint8Array): string {
  return createHash("sha256").update(data).digest("hex");
}
