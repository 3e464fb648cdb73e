import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from "yaml";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Span } from "../diagnostics/span.js";
import type { ContractModel, OperationModel, TypeUse } from "../model/contract-model.js";
import { plainMembers } from "../model/record-parts.js";
import { typeOfUse, typesById } from "../model/type-uses.js";
import type { SourceDocument } from "../read/xml-tree.js";
import { type ContractRoute, httpMethods, pathParameters, pathShape, replyPath, soapPath } from "./contract-route.js";

/**
 * Reads the routes of a routes file and checks each against the model. Without a file there are no routes. Routes that
 * cannot work are reported, and left out unless `refused` is `"kept"`.
 */
export function readRoutes(
  document: SourceDocument | undefined,
  model: ContractModel,
  diagnostics: Diagnostics,
  { refused = "left out" }: { readonly refused?: "left out" | "kept" } = {},
): readonly ContractRoute[] {
  if (document === undefined) return [];
  const routes = new RouteTable(model, diagnostics);
  const known = new Map(model.operations.map((operation) => [operation.name, operation]));
  for (const entry of parseRoutes(document, diagnostics)) {
    const operation = known.get(entry.name);
    if (operation === undefined) {
      const operations = model.operations.map(({ name }) => name).join(", ");
      diagnostics.report("routes-unknown-operation", entry.at, { operation: entry.name, operations });
      continue;
    }
    for (const { item, at } of entry.items) {
      const { route, problem } = judgedRoute(item, operation, model);
      if (problem !== undefined) diagnostics.report("routes-bad-route", at, { reason: problem });
      if (route !== undefined && (problem === undefined || refused === "kept")) routes.add({ ...route, at }, at);
    }
  }
  return routes.all;
}

/** The entry of one operation in a routes file: the name as written, and the items that should be routes. */
interface RoutesEntry {
  readonly name: string;
  readonly at: Span;
  readonly items: readonly { readonly item: unknown; readonly at: Span }[];
}

/** The entries of a routes file; none if the file is empty or cannot be read, which is reported. */
function parseRoutes({ text, uri }: SourceDocument, diagnostics: Diagnostics): readonly RoutesEntry[] {
  const lines = new LineCounter();
  const { contents, errors } = parseDocument(text, { lineCounter: lines });
  const spanAt = (offset: number): Span => {
    const { line, col } = lines.linePos(offset);
    return { uri, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const at = (node: unknown): Span => spanAt((isNode(node) ? node.range?.[0] : undefined) ?? 0);
  const [error] = errors;
  if (error !== undefined) {
    const [reason = ""] = error.message.split("\n");
    diagnostics.report("routes-not-readable", spanAt(error.pos[0]), { reason });
    return [];
  }
  if (contents === null) return [];
  if (!isMap(contents)) {
    diagnostics.report("routes-not-readable", at(contents), { reason: "it is not a map of operation names" });
    return [];
  }
  return contents.items.map(({ key, value }) => ({
    name: isScalar(key) ? String(key.value) : "",
    at: at(key),
    items: (isSeq(value) ? value.items : [value]).map((item) => ({ item, at: at(item) })),
  }));
}

/** The route that an item describes, if it can be read, and the problem with it. */
interface JudgedRoute {
  readonly route?: ContractRoute;
  readonly problem?: string | undefined;
}

function judgedRoute(item: unknown, operation: OperationModel, model: ContractModel): JudgedRoute {
  const route = readRoute(item, operation);
  return typeof route === "string" ? { problem: route } : { route, problem: pathProblem(route, operation, model) };
}

/** The route that an item describes, or the problem with it. */
function readRoute(item: unknown, operation: OperationModel): ContractRoute | string {
  if (!isMap(item)) return "a route is a map with method and path";
  const method = String(item.get("method") ?? "").toUpperCase();
  const path = item.get("path");
  if (method !== "ANY" && !httpMethods.includes(method.toLowerCase()))
    return `${method === "" ? "a missing method" : method} is no HTTP method`;
  if (typeof path !== "string" || !/^(\/([\w.~-]+|\{[^{}/]+\}))+$/.test(path)) {
    return "the path must be segments of letters, digits, - . _ ~ or one {Member} each, starting with /";
  }
  return { operation: operation.name, method: method === "ANY" ? "*" : method, path };
}

/** Clients resolve `.` and `..` before sending, and servers take a final `.json` for the format of the reply. */
const unreachable = /\/\.{1,2}(?:\/|$)|\.json$/i;

function pathProblem({ path }: ContractRoute, operation: OperationModel, model: ContractModel): string | undefined {
  if (isSamePath(path, soapPath)) return `${path} is the path of SOAP`;
  if (unreachable.test(path))
    return `no request reaches ${path}: clients resolve . and .., and a final .json selects the format of the reply`;
  if (isReplyPath(path) && !model.operations.some(({ name }) => isSamePath(replyPath(name), path)))
    return "paths below /json/reply are reserved for operations, by their names";
  const parameters = pathParameters(path);
  const repeated = parameters.find((name, index) => parameters.indexOf(name) < index);
  if (repeated !== undefined) return `${repeated} occurs twice in the path`;
  const problems = parameters.map((parameter) => parameterProblem(parameter, operation, model));
  return problems.find((problem) => problem !== undefined);
}

/** Whether a path is one on which the server looks up an operation by name. */
function isReplyPath(path: string): boolean {
  return isSamePath(replyPath(""), path.slice(0, path.lastIndexOf("/") + 1));
}

function isSamePath(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function parameterProblem(parameter: string, operation: OperationModel, model: ContractModel): string | undefined {
  const use = operation.request.type;
  const type = typeOfUse(use, typesById(model));
  if (type?.kind === "open") return undefined;
  const member = type?.kind === "record" ? plainMembers(type).find((one) => one.property === parameter) : undefined;
  if (member === undefined) return `${operation.name} has no member ${parameter}`;
  const isSingle = member.max === 1 && isSingleType(member.type, model);
  return isSingle ? undefined : `${parameter} of ${operation.name} is not a single value`;
}

/** Collects routes and refuses a route that would take the same requests as another, or as an operation's own path. */
class RouteTable {
  readonly all: ContractRoute[] = [];
  /** The routes by the shape of their paths. */
  readonly #byShape = new Map<string, ContractRoute[]>();
  readonly #diagnostics: Diagnostics;

  constructor(model: ContractModel, diagnostics: Diagnostics) {
    this.#diagnostics = diagnostics;
    for (const { name } of model.operations) {
      // The path also answers other methods, with 405.
      const reply: ContractRoute = { operation: name, method: "*", path: replyPath(name) };
      this.#byShape.set(pathShape(reply.path), [reply]);
    }
  }

  /** Adds a route, or reports it if another route takes the same requests. */
  add(route: ContractRoute, at: Span): void {
    const { method, path } = route;
    const alike = this.#byShape.get(pathShape(path)) ?? [];
    const other = alike.find((one) => one.method === method || one.method === "*" || method === "*");
    if (other !== undefined) {
      this.#diagnostics.report("routes-repeated", at, { method, path, operation: other.operation });
      return;
    }
    alike.push(route);
    this.#byShape.set(pathShape(path), alike);
    this.all.push(route);
  }
}

/** Whether a type is built-in or simple, so that a path or a query can hold its value as text. */
export function isSingleType(type: TypeUse, model: ContractModel): boolean {
  return type.kind === "builtin" ? type.name !== "anyType" : typesById(model).get(type.id)?.kind === "scalar";
}
