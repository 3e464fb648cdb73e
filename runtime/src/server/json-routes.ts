import type { Handler } from "./handler.js";
import { decodePercent, withoutTrailingSlash } from "./request-target.js";
import type { Convention } from "./server-settings.js";
import { serviceStackMethods, serviceStackOperation } from "./servicestack-routes.js";

/** The meaning of a path on the JSON wire. */
export type JsonMatch =
  | {
      readonly kind: "matched";
      readonly handler: Handler;
      readonly members: readonly BoundMember[];
      /** Set if the delivery is not one request and its reply. */
      readonly delivery?: Delivery;
    }
  | { readonly kind: "wrong-method"; readonly allow: string }
  | { readonly kind: "unknown-operation"; readonly name: string }
  | { readonly kind: "malformed" };

/** How calls arrive and replies are returned. */
export interface Delivery {
  /** Whether the body is an array of requests and the reply an array of replies. */
  readonly batched: boolean;
  /** Whether the caller only wants to know that the call succeeded. */
  readonly discarded: boolean;
}

/** A member of the request in the path, percent-decoded. */
export interface BoundMember {
  readonly name: string;
  readonly text: string;
}

/** The routes of the JSON wire, prepared for lookup. */
export interface JsonRoutes {
  /** Handlers by operation name, as written and in lower case. */
  readonly replies: ReadonlyMap<string, Handler>;
  /** Routes with more literal segments first, one method before any method, HEAD before GET, which also takes HEAD. */
  readonly routes: readonly CompiledRoute[];
  readonly conventions: readonly Convention[];
}

interface CompiledRoute {
  readonly method: string;
  readonly handler: Handler;
  readonly segments: readonly Segment[];
}

type Segment = { readonly kind: "literal"; readonly text: string } | { readonly kind: "member"; readonly name: string };

const replyPrefix = "/json/reply/";

const noMembers: readonly BoundMember[] = [];

/** Compiles the routes of all handlers. Throws for two handlers of one operation name. */
export function jsonRoutes(handlers: readonly Handler[], conventions: readonly Convention[] = []): JsonRoutes {
  const replies = new Map<string, Handler>();
  for (const handler of handlers) {
    const { name } = handler.operation;
    const other = replies.get(name.toLowerCase());
    if (other !== undefined) throw new Error(`Two handlers for ${other.operation.name} and ${name}: pass one.`);
    replies.set(name.toLowerCase(), handler);
  }
  for (const handler of handlers) replies.set(handler.operation.name, handler);
  return { replies, conventions, routes: handlers.flatMap(compileRoutes).sort(byPrecedence) };
}

function compileRoutes(handler: Handler): CompiledRoute[] {
  return handler.operation.routes.map(({ method, path }) => ({
    method,
    handler,
    segments: segmentsOf(path).map((segment): Segment => {
      const name = memberName(segment);
      if (name === undefined) return { kind: "literal", text: segment.toLowerCase() };
      return { kind: "member", name };
    }),
  }));
}

function memberName(segment: string): string | undefined {
  return segment.startsWith("{") && segment.endsWith("}") ? segment.slice(1, -1) : undefined;
}

function byPrecedence(one: CompiledRoute, other: CompiledRoute): number {
  return literals(other) - literals(one) || breadth(one) - breadth(other);
}

/** The order of routes with equally many literal segments: those that take fewer methods first. GET also takes HEAD. */
function breadth({ method }: CompiledRoute): number {
  if (method === "HEAD") return 0;
  return method === "*" ? 2 : 1;
}

function literals(route: CompiledRoute): number {
  return route.segments.filter((segment) => segment.kind === "literal").length;
}

function segmentsOf(path: string): string[] {
  return withoutTrailingSlash(path).slice(1).split("/");
}

/** Finds the operation for a path, ignoring case; undefined if the JSON wire has none. */
export function matchJson(table: JsonRoutes, method: string, path: string): JsonMatch | undefined {
  if (path.slice(0, replyPrefix.length) === replyPrefix) {
    const handler = table.replies.get(path.slice(replyPrefix.length));
    if (handler !== undefined) return reply(handler, method);
  }
  const written = segmentsOf(withoutJsonSuffix(withoutTrailingSlash(path)));
  const segments = written.map(decodePercent);
  const [first, second, name] = segments;
  if (segments.length === 3 && first?.toLowerCase() === "json" && second?.toLowerCase() === "reply") {
    if (name === undefined) return { kind: "malformed" };
    const handler = table.replies.get(name.toLowerCase());
    if (handler !== undefined) return reply(handler, method);
    return conventionalMatch(table, method, segments) ?? { kind: "unknown-operation", name };
  }
  return matchRoutes(table.routes, method, segments) ?? conventionalMatch(table, method, segments);
}

function conventionalMatch(table: JsonRoutes, method: string, segments: Segments): JsonMatch | undefined {
  if (!table.conventions.includes("servicestack")) return undefined;
  const named = serviceStackOperation(segments);
  const handler = named && table.replies.get(named.name);
  // Paths below /api may belong to others.
  if (named === undefined || handler === undefined) return undefined;
  const methods = serviceStackMethods(handler, named);
  if (!methods.some((one) => takes(one, method))) return { kind: "wrong-method", allow: methods.join(", ") };
  const { batched, discarded } = named;
  return { kind: "matched", handler, members: noMembers, delivery: { batched, discarded } };
}

/** The decoded segments of a path; undefined for a segment that cannot be decoded. */
export type Segments = readonly (string | undefined)[];

function reply(handler: Handler, method: string): JsonMatch {
  return method === "POST" ? { kind: "matched", handler, members: noMembers } : { kind: "wrong-method", allow: "POST" };
}

function withoutJsonSuffix(path: string): string {
  return path.slice(-5).toLowerCase() === ".json" ? path.slice(0, -5) : path;
}

function matchRoutes(routes: readonly CompiledRoute[], method: string, segments: Segments): JsonMatch | undefined {
  const allowed = new Set<string>();
  for (const route of routes) {
    if (!fits(route, segments)) continue;
    if (takes(route.method, method)) return bind(route, segments);
    allowed.add(route.method);
    if (route.method === "GET") allowed.add("HEAD");
  }
  return allowed.size === 0 ? undefined : { kind: "wrong-method", allow: [...allowed].join(", ") };
}

function fits(route: CompiledRoute, segments: Segments): boolean {
  if (route.segments.length !== segments.length) return false;
  return route.segments.every((segment, index) => {
    const text = segments[index];
    return segment.kind === "literal" ? segment.text === text?.toLowerCase() : text !== "";
  });
}

function takes(routeMethod: string, method: string): boolean {
  return routeMethod === method || routeMethod === "*" || (routeMethod === "GET" && method === "HEAD");
}

function bind(route: CompiledRoute, segments: Segments): JsonMatch {
  const members: BoundMember[] = [];
  for (const [index, segment] of route.segments.entries()) {
    if (segment.kind === "literal") continue;
    const text = segments[index];
    if (text === undefined) return { kind: "malformed" };
    members.push({ name: segment.name, text });
  }
  return { kind: "matched", handler: route.handler, members };
}
