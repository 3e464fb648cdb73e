import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { ContractReader, readTextDocument } from "../read/contract-reader.js";
import { loadDocuments } from "../read/load-documents.js";
import type { NetworkLock } from "../read/network-lock.js";
import type { SourceDocument } from "../read/xml-tree.js";
import type { ContractSource } from "./contract-source.js";

/** The folder that relative paths start from, and what may be fetched. */
export interface ReadEnvironment {
  readonly cwd?: string;
  /** Whether imports over `http(s)` are fetched. An entry on the network is always fetched. */
  readonly allowNetwork?: boolean;
  /** Compares fetched documents with those that were fetched before. */
  readonly network?: NetworkLock;
}

/** All documents of a contract, read. */
export interface ContractInputs {
  /** The WSDL and XSD documents, the entry first. */
  readonly documents: readonly SourceDocument[];
  /** Undefined if no routes are asked for or the file cannot be read. */
  readonly routes: SourceDocument | undefined;
  /** The documents and the routes file. */
  readonly all: readonly SourceDocument[];
  /** Knows every location that was read or looked for in vain. */
  readonly reader: ContractReader;
}

/** Reads the documents and routes of a contract, and reports those that cannot be read. */
export async function readInputs(
  options: Pick<ContractSource, "entry" | "routes" | "namespaces">,
  environment: ReadEnvironment,
  diagnostics: Diagnostics,
): Promise<ContractInputs> {
  const { cwd = process.cwd(), allowNetwork = false, network } = environment;
  const reader = new ContractReader(options.namespaces, network?.read);
  const mayRead = (location: string): boolean => {
    reader.locations.add(location);
    return network?.mayRead(location) ?? false;
  };
  const loading = { cwd, read: reader.read, allowNetwork, mayRead };
  const documents = await loadDocuments(options.entry, loading, diagnostics);
  const routes = await readTextDocument(options.routes, cwd, reader, diagnostics);
  return { documents, routes, all: routes === undefined ? documents : [...documents, routes], reader };
}
