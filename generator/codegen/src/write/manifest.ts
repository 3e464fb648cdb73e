import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type ContractReader, digestOf } from "@stubwright/contract/read";
import type { ContractOptions } from "../options/contract-options.js";
import type { GeneratedFile } from "../print/source-file.js";

/** The version in package.json. Output of another version does not count as current. */
export const generatorVersion = "0.1.0";

/** The digests of what one run read and wrote. `check` compares them, which is faster than to generate again. */
export interface Manifest {
  /** The digest of the contract's options and of the generator's version. */
  readonly options: string;
  /**
   * Digests by path, `absent` for a file that was looked for and not found. All paths are relative to the manifest's
   * folder.
   */
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  /** Set if operations were left out, which is an error with `strict`. */
  readonly leftOut?: true;
}

/**
 * Replaces the digest of an input that does not exist. The output is current only as long as the input does not exist.
 */
export const absentDigest = "absent";

/** The manifest's name in the output folder. */
export const manifestName = "stubwright.manifest.json";

/** The results of a run, and what they were made from. */
interface FinishedRun {
  readonly options: ContractOptions;
  readonly reader: ContractReader;
  /** Digests of the files of plug-ins, by absolute path. */
  readonly plugIns: ReadonlyMap<string, string>;
  readonly files: readonly GeneratedFile[];
  /** Absolute path of the output folder. */
  readonly out: string;
  /** Whether operations were left out, because they cannot be generated. */
  readonly leftOut: boolean;
}

/** Makes the manifest of a run: digests of every input, found or not, and of every output. */
export function contractManifest({ options, reader, plugIns, files, out, leftOut }: FinishedRun): Manifest {
  const found = [...reader.digests, ...reader.missing.map((location): [string, string] => [location, absentDigest])];
  const inputs = found.map(([location, value]): [string, string] => {
    const isFile = location.startsWith("file:");
    return [isFile ? pathInside(out, fileURLToPath(location)) : location, value];
  });
  const ofPlugIns = [...plugIns].map(([path, value]): [string, string] => [pathInside(out, path), value]);
  return {
    options: optionsDigest(options),
    inputs: Object.fromEntries([...inputs, ...ofPlugIns].sort(byPath)),
    outputs: Object.fromEntries(files.map((file): [string, string] => [file.path, digestOf(file.text)]).sort(byPath)),
    ...(leftOut ? { leftOut } : {}),
  };
}

/** A path relative to the output folder, the same on every machine. */
export function pathInside(out: string, path: string): string {
  return relative(out, path).replaceAll("\\", "/");
}

function byPath(left: readonly [string, string], right: readonly [string, string]): number {
  return left[0] < right[0] ? -1 : 1;
}

/** Prints a manifest, one path a line. */
export function printManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Parses a manifest; undefined if the text is not one. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== "object") return undefined;
    if (!("options" in value) || !("inputs" in value) || !("outputs" in value)) return undefined;
    const { options, inputs, outputs } = value;
    return typeof options === "string" && isDigests(inputs) && isDigests(outputs)
      ? { options, inputs, outputs, ...("leftOut" in value ? { leftOut: true } : {}) }
      : undefined;
  } catch {
    return undefined;
  }
}

function isDigests(value: unknown): value is Readonly<Record<string, string>> {
  return value !== null && typeof value === "object" && Object.values(value).every((one) => typeof one === "string");
}

/**
 * The digest of everything but the documents that decides the output: the contract's options and the generator's
 * version.
 */
export function optionsDigest(options: ContractOptions): string {
  const { entry, name, routes, openapi, nulls, arbitraries, streams, operations, names, namespaces } = options;
  const all: Required<Omit<ContractOptions, "out" | "strict" | "safe">> = {
    entry,
    name,
    routes,
    openapi,
    asyncapi: options.asyncapi,
    nulls,
    arbitraries,
    documents: options.documents,
    openapiTypes: options.openapiTypes,
    streams,
    operations,
    elements: options.elements,
    names,
    namespaces,
    importExtension: options.importExtension,
    scalars: options.scalars,
    enumerations: options.enumerations,
    package: options.package,
    unresolved: options.unresolved,
    arrays: options.arrays,
    conventions: options.conventions,
    emitters: options.emitters,
    // Left out where it is not set, so that no digest changes without it.
    console: options.console,
  };
  return digestOf(JSON.stringify({ generatorVersion, ...all }));
}

/** The text of a file of the output; undefined if it cannot be read. */
export async function outputText(path: string): Promise<string | undefined> {
  return readFile(path, "utf8").catch(() => undefined);
}

/** Reads the manifest of an output folder; undefined if there is none. */
export async function readManifest(out: string): Promise<Manifest | undefined> {
  return parseManifest((await outputText(join(out, manifestName))) ?? "");
}
