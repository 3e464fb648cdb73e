import { digestOf } from "@stubwright/contract/read";
import type { ContractOptions } from "../options/contract-options.js";
import { generatorVersion } from "./generator-version.js";

/** Digest of what, beside the documents, decides the output: the contract's options and the generator's version. */
export function optionsDigest(options: ContractOptions): string {
  const { entry, name, routes, openapi, nulls, arbitraries, streams, operations, names, namespaces } = options;
  const all: Required<Omit<ContractOptions, "out" | "strict">> = {
    entry,
    name,
    routes,
    openapi,
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
  };
  return digestOf(JSON.stringify({ generatorVersion, ...all }));
}
