import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { ContractOptions } from "../config/contract-options.js";
import type { GeneratedFile } from "../emit/generated-file.js";
import type { ContractReader } from "../source/contract-reader.js";
import { digestOf } from "../source/digest-of.js";
import { absentDigest, type Manifest } from "./manifest.js";
import { optionsDigest } from "./options-digest.js";

/** What a run made, and what it made it from. */
export interface FinishedRun {
  readonly options: ContractOptions;
  readonly reader: ContractReader;
  readonly files: readonly GeneratedFile[];
  /** Absolute path of the output folder. */
  readonly out: string;
}

/** The manifest of a run, with the digests of all that it read, or looked for in vain, and of all that it made. */
export function contractManifest({ options, reader, files, out }: FinishedRun): Manifest {
  const found = [...reader.digests, ...reader.missing.map((location): [string, string] => [location, absentDigest])];
  const inputs = found.map(([location, value]): [string, string] => {
    const isFile = location.startsWith("file:");
    return [isFile ? pathInside(out, fileURLToPath(location)) : location, value];
  });
  return {
    options: optionsDigest(options),
    inputs: Object.fromEntries(inputs.sort(byPath)),
    outputs: Object.fromEntries(files.map((file): [string, string] => [file.path, digestOf(file.text)]).sort(byPath)),
  };
}

/** A path as seen from the output folder, the same on every machine. */
export function pathInside(out: string, path: string): string {
  return relative(out, path).replaceAll("\\", "/");
}

function byPath(left: readonly [string, string], right: readonly [string, string]): number {
  return left[0] < right[0] ? -1 : 1;
}
