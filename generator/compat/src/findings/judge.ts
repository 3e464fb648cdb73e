import type { Change } from "../compare/change.js";
import { mirrorRule } from "../rules/mirror.js";
import { type Cell, type Direction, isSource, type Level, type Order, type Rule, type Surface } from "../rules/rule.js";
import { type RuleId, ruleOf } from "../rules/rules.js";
import type { Readers } from "./settings.js";

const ranked: readonly Level[] = ["none", "info", "warning", "error"];

/** The rank of a level: greater is worse. */
export function rankOf(level: Level): number {
  return ranked.indexOf(level);
}

/** The surface, direction and order for which a change is judged. */
interface Judged {
  readonly surface: Surface;
  readonly direction: Direction;
  readonly order: Order;
}

/**
 * The level of a change by the table of rules. A new client meets the change backwards at an old server, so the mirror
 * rule judges that. Source is compiled once, so it has only one order.
 */
export function judge(change: Change, judged: Judged, readers: Readers): Level {
  const { surface, direction, order } = judged;
  if (change.surfaces !== undefined && !change.surfaces.includes(surface)) return "none";
  const rule = ruleOf(order === "nc" ? mirrorRule(change) : change.rule);
  const level =
    direction === "exchange"
      ? worst(
          cellLevel(rule, { surface, direction: "request" }, change, readers),
          cellLevel(rule, { surface, direction: "response" }, change, readers),
        )
      : cellLevel(rule, { surface, direction }, change, readers);
  const special = isNoWildcardBefore(rule, change, judged) ? "info" : exception(change, judged, level);
  const most = change.atMost;
  return most !== undefined && rankOf(special) > rankOf(most) ? most : special;
}

function worst(one: Level, other: Level): Level {
  return rankOf(one) > rankOf(other) ? one : other;
}

/** One cell of the table. */
interface Verdict {
  readonly surface: Surface;
  readonly direction: "request" | "response";
}

function cellLevel(rule: Rule, { surface, direction }: Verdict, change: Change, readers: Readers): Level {
  const cell: Cell = rule.verdicts[surface][direction];
  if (cell.ifTypeDiffers && change.typeScriptDiffers === false) return "info";
  if (!cell.byReader) return cell.level;
  const reader = direction === "request" ? readers.server : readers.client;
  if (reader === undefined) return cell.level;
  if (reader === "closed" || (reader === "ours" && refusedByOurs.has(rule.id))) {
    return isSource(surface) ? cell.level : "error";
  }
  return ranked[Math.max(rankOf("info"), rankOf(cell.level) - 1)] ?? cell.level;
}

/**
 * Rules whose changes generated readers refuse: they ignore unknown members, but accept no unknown values of closed
 * types, and no unknown types.
 */
const refusedByOurs: ReadonlySet<string> = new Set<RuleId>(["alternative-type-added", "enum-value-added"]);

/** Whether members stay at their places in JSON, so that the relation of the contents decides. */
function isJudgedByContent({ rule }: Change, surface: Surface): boolean {
  return surface === "json" && rule === "choice-sequence-switched";
}

/** Whether the reader of JSON has no wildcard and ignores unknown members. */
function isNoWildcardBefore({ id }: Rule, change: Change, { surface, order }: Judged): boolean {
  const before = order === "oc" ? change.old : change.new;
  return id === "wildcard-widened" && surface === "json" && before === undefined;
}

/** Rules whose changes leave fewer forms of a value, if the content is narrower. */
const ofFewerForms: ReadonlySet<string> = new Set<RuleId>(["alternative-type-removed", "choice-sequence-switched"]);

/**
 * Whether code only reads values that are now one of fewer forms: members that may be absent in some branch are
 * optional.
 */
function isOnlyRead({ rule, content }: Change, surface: Surface, direction: Direction): boolean {
  const reading = { "ts-client": "response", "ts-server": "request", soap: undefined, json: undefined }[surface];
  return ofFewerForms.has(rule) && content === "narrower" && direction === reading;
}

/**
 * Applies the rules that the table states in words: the name of an rpc operation is on the wire; if the whole content
 * accepts nothing less than before, no request can fail; if it accepts nothing more, no response can fail.
 */
function exception(change: Change, { surface, direction, order }: Judged, level: Level): Level {
  if (isOnlyRead(change, surface, direction)) return "info";
  if (surface !== "soap" && !isJudgedByContent(change, surface)) return level;
  if (surface === "soap" && change.rule === "operation-renamed" && change.facet === "rpc") return "error";
  const safe = order === "oc" ? { wider: "request", narrower: "response" } : { wider: "response", narrower: "request" };
  const isSafe = change.content !== undefined && safe[change.content] === direction;
  return isSafe && level === "error" ? "info" : level;
}
