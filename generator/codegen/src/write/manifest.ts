import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { ContractReader } from "@stubwright/contract/read";
import { digestOf } from "@stubwright/contract/read";
import type { GeneratedFile } from "../emit/generated-file.js";
import type { ContractOptions } from "../options/contract-options.js";
import { optionsDigest } from "./options-digest.js";

/** What one run read and wrote, as digests: `check` compares them instead of generating again. */
export interface Manifest {
  /** Digest of the contract's options and of the generator's version. */
  readonly options: string;
  /** Digest by path, `absent` for what was looked for in vain; all paths are relative to the manifest's folder. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
  /** Whether operations could not be had, which is an error where the options are strict. */
  readonly leftOut?: true;
}

/** In the place of the digest of an input that is not there: what was made is current as long as it is not. */
export const absentDigest = "absent";

/** The manifest's name in the output folder. */
export const manifestName = "stubwright.manifest.json";

/** What a run made, and what it made it from. */
interface FinishedRun {
  readonly options: ContractOptions;
  readonly reader: ContractReader;
  readonly files: readonly GeneratedFile[];
  /** Absolute path of the output folder. */
  readonly out: string;
  /** Whether operations could not be had. */
  readonly leftOut: boolean;
}

/** The manifest of a run, with the digests of all that it read, or looked for in vain, and of all that it made. */
export function contractManifest({ options, reader, files, out, leftOut }: FinishedRun): Manifest {
  const found = [...reader.digests, ...reader.missing.map((location): [string, string] => [location, absentDigest])];
  const inputs = found.map(([location, value]): [string, string] => {
    const isFile = location.startsWith("file:");
    return [isFile ? pathInside(out, fileURLToPath(location)) : location, value];
  });
  return {
    options: optionsDigest(options),
    inputs: Object.fromEntries(inputs.sort(byPath)),
    outputs: Object.fromEntries(files.map((file): [string, string] => [file.path, digestOf(file.text)]).sort(byPath)),
    ...(leftOut ? { leftOut } : {}),
  };
}

/** A path as seen from the output folder, the same on every machine. */
export function pathInside(out: string, path: string): string {
  return relative(out, path).replaceAll("\\", "/");
}

function byPath(left: readonly [string, string], right: readonly [string, string]): number {
  return left[0] < right[0] ? -1 : 1;
}

/** The manifest's text, one path a line. */
export function printManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Reads a manifest; undefined for what is none. */
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
