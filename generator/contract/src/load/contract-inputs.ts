import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { ContractReader, readTextDocument } from "../read/contract-reader.js";
import { loadDocuments } from "../read/load-documents.js";
import type { NetworkLock } from "../read/network-lock.js";
import type { SourceDocument } from "../read/xml-tree.js";
import type { ContractSource } from "./contract-source.js";

/** Where relative paths start, and what may be fetched. */
export interface ReadEnvironment {
  readonly cwd?: string;
  /** Whether imports over `http(s)` are fetched; a network entry always is. */
  readonly allowNetwork?: boolean;
  /** Holds what is fetched to what was fetched before. */
  readonly network?: NetworkLock;
}

/** What a contract is written in, all of it read. */
export interface ContractInputs {
  /** WSDL and XSD, the entry first. */
  readonly documents: readonly SourceDocument[];
  /** Undefined where no routes are asked for, or they cannot be read. */
  readonly routes: SourceDocument | undefined;
  /** The documents and the routes. */
  readonly all: readonly SourceDocument[];
  /** Knows the locations of all that was read, or looked for in vain. */
  readonly reader: ContractReader;
}

/** Reads a contract's documents and routes; what cannot be read is reported. */
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
