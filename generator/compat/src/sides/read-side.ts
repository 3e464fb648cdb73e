import { join } from "node:path";
import { groupBy } from "@stubwright/contract/collection";
import { type Diagnostic, Diagnostics } from "@stubwright/contract/diagnostics";
import { type ContractRoute, openApiName, readRoutes } from "@stubwright/contract/json";
import { type ContractSource, modelOptions, readContract } from "@stubwright/contract/load";
import { buildModel, type ContractModel } from "@stubwright/contract/model";
import {
  ContractReader,
  documentUri,
  entryLocation,
  readTextDocument,
  type SourceDocument,
} from "@stubwright/contract/read";
import type { LinkedContract } from "@stubwright/contract/services";
import type { ScalarOptions } from "@stubwright/contract/simple-types";
import { type JsonFacts, type JsonOperation, jsonFactsOf, readJsonFacts } from "./read-json-facts.js";
import { isAbsent, type Tree, textIn, withLockedDocuments } from "./tree.js";

/** The result of reading one side. */
type SideResult =
  | {
      readonly kind: "read";
      readonly side: ReadSide;
      /** For a base, the problems of its routes by today's rules. */
      readonly refused: Problems | undefined;
    }
  /** The entry document does not exist. */
  | { readonly kind: "absent" }
  /** The contract does not load; the diagnostics tell why. */
  | ({ readonly kind: "broken" } & Problems);

/** Diagnostics with the documents that they refer to. */
interface Problems {
  readonly diagnostics: readonly Diagnostic[];
  readonly documents: readonly SourceDocument[];
}

/**
 * A contract to compare. `openapi` and `out` locate the committed OpenAPI document. A contract with `out` also has
 * generated code, whose types are compared, too.
 */
export interface SideOptions extends ContractSource {
  readonly openapi?: string | undefined;
  readonly out?: string | undefined;
}

/**
 * Reads a contract from a tree. Problems that only code generation has are ignored, and so are routes of a base that
 * were valid when they were written.
 */
export async function readSide(options: SideOptions, place: Tree, role: "base" | "head"): Promise<SideResult> {
  if (await isMissing(options.entry, place)) return { kind: "absent" };
  const tree = await withLockedDocuments(place);
  const diagnostics = new Diagnostics();
  const reader = new ContractReader(options.namespaces, tree.read);
  const { cwd, allowNetwork, mayRead } = tree;
  const { operations, unresolved, strict } = options;
  const loading = { cwd, read: reader.read, allowNetwork, mayRead, operations, unresolved, strict };
  const { documents, contract } = await readContract(options.entry, loading, diagnostics);
  if (contract === undefined || diagnostics.list.some(isBreaking)) {
    return { kind: "broken", diagnostics: diagnostics.sorted(documents), documents };
  }
  const built = buildModel(modelOptions(options), contract, new Diagnostics());
  const routes = await readRoutesFile(options, tree.cwd, reader);
  const found = new Diagnostics();
  const kept = { refused: role === "base" ? "kept" : "left out" } as const;
  const json = await readJson(options, built, readRoutes(routes, built, found, kept), tree);
  const model = role === "base" ? asPublished(built, json, { options, contract }) : built;
  const scalars = options.out === undefined ? undefined : (options.scalars ?? {});
  const side: ReadSide = { contract, documents, model, json, scalars };
  // A route to an operation that is only left out because of its encoding is no mistake.
  const isEncoded = diagnostics.list.some(({ code }) => code === "wsdl-encoded-use");
  const problems = found.list.filter(({ code }) => !(isEncoded && code === "routes-unknown-operation"));
  if (routes === undefined || problems.length === 0) {
    return { kind: "read", side, refused: undefined };
  }
  const read = [...documents, routes];
  const leftOut = diagnostics.list.filter(({ code }) => code === "wsdl-operation-left-out");
  const refused = { diagnostics: [...leftOut, ...found.sorted(read)], documents: read };
  if (role === "head" || problems.some(({ code }) => code === "routes-not-readable"))
    return { kind: "broken", ...refused };
  return { kind: "read", side, refused };
}

/** The routes file. Beside a contract in files, its name is relative to the entry's folder, as those of the documents are. */
async function readRoutesFile(
  { entry, routes }: SideOptions,
  cwd: string,
  reader: ContractReader,
): Promise<SourceDocument | undefined> {
  const read = await readTextDocument(routes, cwd, reader, new Diagnostics());
  const from = entryLocation(entry, cwd);
  return read !== undefined && from.startsWith("file:") ? { ...read, uri: documentUri(read.location, from) } : read;
}

/** The model with the arrays of the committed document, which may be from a time when messages could be arrays. */
function asPublished(
  model: ContractModel,
  { arrays: published }: JsonFacts,
  { options, contract }: { readonly options: SideOptions; readonly contract: LinkedContract },
): ContractModel {
  if (typeof options.arrays === "string") return model;
  const kept = model.types.filter(({ kind, typeName }) => kind === "record" && published.has(typeName));
  if (kept.length === 0) return model;
  const arrays = Object.fromEntries(kept.map(({ id }) => [id, "plain" as const]));
  return buildModel(
    { ...modelOptions(options), arrays: { ...arrays, ...options.arrays } },
    contract,
    new Diagnostics(),
  );
}

/** Whether a diagnostic prevents a comparison. Only code generation has a problem with encoding. */
function isBreaking({ code, severity }: Diagnostic): boolean {
  return severity === "error" && code !== "wsdl-encoded-use";
}

async function isMissing(entry: string, tree: Tree): Promise<boolean> {
  const location = entryLocation(entry, tree.cwd);
  if (!location.startsWith("file:")) return false;
  return tree.read(location).then(() => false, isAbsent);
}

async function readJson(
  { openapi, out }: SideOptions,
  model: ContractModel,
  routes: readonly ContractRoute[],
  tree: Tree,
): Promise<JsonFacts> {
  const derived = jsonFactsOf(model, routes);
  const generated = out === undefined ? undefined : textIn(tree, join(out, openApiName)).catch(() => undefined);
  const text = await (openapi === undefined ? generated : textIn(tree, openapi));
  const committed = text === undefined ? undefined : readJsonFacts(text);
  if (committed === undefined) return derived;
  return { ...committed, operations: merged(derived, committed) };
}

/** The routes of the contract, with the facts that the document adds to the same route. */
function merged(derived: JsonFacts, committed: JsonFacts): JsonFacts["operations"] {
  const keyOf = ({ method, path }: JsonOperation): string => `${method} ${path}`;
  const written = groupBy(committed.operations, keyOf);
  return derived.operations.map((one) => {
    const said = written.get(keyOf(one))?.[0];
    if (said === undefined) return one;
    return one.method === "*" ? { ...one, status: said.status } : { ...one, ...said, at: one.at };
  });
}

/** A contract as it is compared: its components, its model and its JSON surface. */
export interface ReadSide {
  readonly contract: LinkedContract;
  readonly documents: readonly SourceDocument[];
  /** Undefined if no model could be built. */
  readonly model: ContractModel | undefined;
  readonly json: JsonFacts;
  /** The TypeScript types that a config chooses for built-in types; undefined if the config generates no code. */
  readonly scalars?: ScalarOptions | undefined;
}
