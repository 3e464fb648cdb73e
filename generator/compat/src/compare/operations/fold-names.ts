import { type Group, groupBy } from "@stubwright/contract/collection";
import { namespaceName } from "@stubwright/contract/schema";
import { defaultForms } from "@stubwright/contract/syntax";
import type { Direction } from "../../rules/rule.js";
import type { Change } from "../change.js";
import type { Sides } from "../contract/contract-side.js";
import type { ReachedChange } from "./reached-change.js";

/**
 * Joins changes of members that move to another namespace together: all local members of a schema whose default form
 * changed, otherwise the members of one type.
 */
export function foldNames(reached: readonly ReachedChange[], sides: Sides): readonly ReachedChange[] {
  const isAbout = ({ change }: ReachedChange): boolean => rules.has(change.rule) && nodes.has(change.node);
  if (!reached.some(isAbout)) return reached;
  const forms = changedForms(sides);
  const groups = groupBy(reached.filter(isAbout), ({ change }) => causeOf(change, forms));
  const folded = [...groups.values()].map((group) => foldGroup(group, forms));
  return [...reached.filter((one) => !isAbout(one)), ...folded];
}

const rules: ReadonlySet<string> = new Set(["element-form-changed", "schema-namespace-changed"]);

const nodes: ReadonlySet<Change["node"]> = new Set(["element", "attribute"]);

function causeOf(change: Change, forms: ChangedForms): string {
  const { rule, node, path } = change;
  const owner = formOf(change, forms) === undefined ? parentOf(path) : "";
  return JSON.stringify([rule, node, owner, ...namespacesOf(change)]);
}

function foldGroup(group: Group<ReachedChange>, forms: ChangedForms): ReachedChange {
  const [first] = group;
  // Changes that no message carries are warnings at most, and have the same cause.
  const carried = group.filter(({ change }) => change.atMost === undefined);
  const reported = carried.length > 0 ? carried : group;
  const change: Change = { ...first.change, atMost: reported[0]?.change.atMost };
  const form = formOf(change, forms);
  if (form !== undefined)
    return { change: { ...change, ...form, node: "schema", qname: undefined }, reach: join(reported) };
  if (group.length === 1) return first;
  const [old, now] = namespacesOf(change).map((uri) => uri || "unqualified");
  return { change: { ...change, old, new: now, path: parentOf(change.path), qname: undefined }, reach: join(reported) };
}

function formOf({ rule, node, ...change }: Change, forms: ChangedForms) {
  if (rule !== "element-form-changed") return undefined;
  const [from, to] = namespacesOf(change);
  return forms.find((form) => form.node === node && (form.old === "qualified" ? form.from === from : form.to === to))
    ?.facts;
}

function namespacesOf({ old = "", new: now = "" }: Pick<Change, "old" | "new">): readonly [string, string] {
  return [namespaceName(old), namespaceName(now)];
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

function join(group: readonly ReachedChange[]): ReachedChange["reach"] {
  const reach = new Map<Direction, readonly string[]>();
  for (const [direction, operations] of group.flatMap((one) => [...one.reach])) {
    reach.set(direction, [...new Set([...(reach.get(direction) ?? []), ...operations])]);
  }
  return reach;
}

/** The changed default forms of schemas. */
type ChangedForms = readonly ChangedForm[];

interface ChangedForm {
  readonly node: "element" | "attribute";
  /** The namespace of the schema, before and now. */
  readonly from: string;
  readonly to: string;
  readonly old: string;
  /** The facts to report. */
  readonly facts: Pick<Change, "path" | "facet" | "old" | "new" | "base" | "head">;
}

/** The schemas that changed whether local names are qualified. */
function changedForms({ old, now, alignment }: Sides): ChangedForms {
  const [oldSchemas, newSchemas] = [defaultForms(old.documents), defaultForms(now.documents)];
  return [...oldSchemas].flatMap(([from, schema]) => {
    const to = alignment.namespace(from);
    const other = newSchemas.get(to);
    if (other === undefined) return [];
    return (["element", "attribute"] as const).flatMap((node): ChangedForm[] => {
      const texts = { old: schema[node], new: other[node] };
      if (texts.old === texts.new) return [];
      const facts = { path: from, facet: `${node}FormDefault`, ...texts, base: schema.at, head: other.at };
      return [{ node, from, to, old: texts.old, facts }];
    });
  });
}
