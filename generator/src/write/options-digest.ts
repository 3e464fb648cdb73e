import type { ContractOptions } from "../config/contract-options.js";
import { digest } from "./manifest.js";

/** The version of package.json: output of another version is not taken for current. */
export const generatorVersion = "0.1.0";

/** Digest of what, beside the documents, decides the output: the contract's options and the generator's version. */
export function optionsDigest(options: ContractOptions): string {
  const { name, entry, routes, openapi, nulls, namespaces, package: own, arbitraries } = options;
  const always = [generatorVersion, name, entry, routes, openapi, nulls, namespaces, own, arbitraries];
  const since = [options.streams, options.names, options.operations];
  const said = since.slice(0, since.findLastIndex((one) => one !== undefined) + 1);
  return digest(JSON.stringify([...always, ...said]));
}
