import { groupBy } from "@stubwright/contract/collection";
import { pathParameters, pathShape, replyPath } from "@stubwright/contract/json";
import { type ContractModel, plainMembers, typesById } from "@stubwright/contract/model";
import type { Direction } from "../../rules/rule.js";
import type { JsonOperation } from "../../sides/read-json-facts.js";
import type { Change } from "../change.js";
import type { Sides } from "../contract/contract-side.js";
import type { ChangeCollector } from "./reached-change.js";

/**
 * Compares the facts of the JSON surface that the types do not show: routes, statuses, media types and closed objects.
 */
export function compareJson(sides: Sides, collector: ChangeCollector): void {
  const [old, now] = [sides.old.json, sides.now.json];
  const newRoutes = groupBy(now.operations, ({ operation }) => operation);
  const allMembers = requestMembers(sides.now.model);
  for (const [operation, oldRoutes] of groupBy(old.operations, ({ operation }) => operation)) {
    const routes = newRoutes.get(operation);
    const members = allMembers.get(operation) ?? new Set();
    if (routes !== undefined) compareRoutes({ operation, old: oldRoutes, now: routes, members }, collector);
  }
  for (const name of now.closed) if (!old.closed.has(name)) collector.contract(objectChange("closed", name));
  for (const name of old.closed) if (!now.closed.has(name)) collector.contract(objectChange("opened", name));
}

/** The routes of one operation on both sides, and the members of its request now. */
interface RoutePair {
  readonly operation: string;
  readonly old: readonly JsonOperation[];
  readonly now: readonly JsonOperation[];
  readonly members: ReadonlySet<string>;
}

/** The members of each request, by the name of the operation. */
function requestMembers(model: ContractModel | undefined): ReadonlyMap<string, ReadonlySet<string>> {
  if (model === undefined) return new Map();
  const types = typesById(model);
  return new Map(
    model.operations.map(({ name, request: { type: use } }) => {
      const type = use.kind === "declared" ? types.get(use.id) : undefined;
      return [name, new Set(type?.kind === "record" ? plainMembers(type).map(({ property }) => property) : [])];
    }),
  );
}

function compareRoutes({ operation, old, now, members }: RoutePair, collector: ChangeCollector): void {
  const report: ReportChange = (change, direction = "exchange") => {
    const { base, head, ...said } = change;
    const facts = { node: "route", path: operation, base: base?.at, head: head?.at } as const;
    collector.operation({ ...facts, ...said }, operation, direction);
  };
  const taken = new Set<JsonOperation>();
  const find = (fits: (other: JsonOperation) => boolean): JsonOperation | undefined => {
    const found = now.find((other) => !taken.has(other) && fits(other));
    if (found !== undefined) taken.add(found);
    return found;
  };
  const later: JsonOperation[] = [];
  for (const one of old) {
    const same = now.find((other) => pathShape(other.path) === pathShape(one.path) && covers(other.method, one.method));
    if (same === undefined) {
      later.push(one);
      continue;
    }
    compareRoute({ old: one, now: same, members }, report);
    if (same.method !== one.method && !taken.has(same))
      report({ rule: "route-added", base: one, head: same, old: routeText(one), new: routeText(same) });
    taken.add(same);
  }
  for (const one of later) {
    const verb = find((other) => pathShape(other.path) === pathShape(one.path));
    const moved = verb ?? find((other) => other.path !== replyPath(operation));
    const rule = verb === undefined ? "route-path-changed" : "route-verb-changed";
    const texts = { old: routeText(one), new: moved === undefined ? undefined : routeText(moved) };
    report({ rule, base: one, head: moved, ...texts });
  }
  for (const one of now)
    if (!taken.has(one)) report({ rule: "route-added", head: one, old: undefined, new: routeText(one) });
}

/** Reports a change of a route, with the route on both sides, or on the side that has it. */
type ReportChange = (
  change: Pick<Change, "rule" | "old" | "new" | "atMost"> & {
    readonly base?: JsonOperation;
    readonly head?: JsonOperation | undefined;
  },
  direction?: Direction,
) => void;

interface SameRoute {
  readonly old: JsonOperation;
  readonly now: JsonOperation;
  readonly members: ReadonlySet<string>;
}

/**
 * Compares two routes. A renamed variable is the same position, unless the request still has a member with the old
 * name.
 */
function compareRoute({ old, now, members }: SameRoute, report: ReportChange): void {
  const routes = { base: old, head: now };
  if (old.path !== now.path) {
    const kept = new Set(pathParameters(now.path));
    const moves = pathParameters(old.path).some((name) => !kept.has(name) && members.has(name));
    const texts = { old: routeText(old), new: routeText(now) };
    report({ rule: "route-path-changed", base: old, head: now, ...texts, ...(!moves && { atMost: "info" }) });
  }
  if (old.status !== now.status)
    report({ rule: "success-status-changed", ...routes, old: old.status, new: now.status }, "response");
  const media = (old: readonly string[], now: readonly string[], direction: Direction): void => {
    if (old.length === 0 || now.length === 0) return;
    const gone = old.filter((type) => !now.includes(type));
    const come = now.filter((type) => !old.includes(type));
    const texts = { old: gone.join(", ") || undefined, new: come.join(", ") || undefined };
    if (gone.length > 0) report({ rule: "media-type-changed", ...routes, ...texts }, direction);
    else if (come.length > 0) report({ rule: "media-type-added", ...routes, ...texts }, direction);
  };
  media(old.requestMedia, now.requestMedia, "request");
  media(old.responseMedia, now.responseMedia, "response");
}

/** Whether a route replaces one with the needed method: a route for any method replaces several. */
function covers(method: string, needed: string): boolean {
  return method === needed || method === "*";
}

function routeText({ method, path }: JsonOperation): string {
  return `${method === "*" ? "any" : method} ${path}`;
}

function objectChange(what: "closed" | "opened", name: string): Change {
  const [old, now] = what === "closed" ? ["open", "closed"] : ["closed", "open"];
  const facts = { node: "type", path: name, base: undefined, head: undefined } as const;
  return { rule: `unknown-members-${what}`, ...facts, old, new: now };
}
