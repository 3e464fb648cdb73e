import type { Change } from "../compare/change.js";
import type { ReachedChange } from "../compare/operations/reached-change.js";
import { type Direction, isSource, type Order, type Surface } from "../rules/rule.js";
import { changeFingerprint, type Finding, findingFingerprint } from "./finding.js";
import { judge, rankOf } from "./judge.js";
import { overriddenLevel, type Settings } from "./settings.js";

/**
 * Judges every change for each requested surface, direction and order. The worst findings come first, then they are
 * sorted by place.
 */
export function makeFindings(
  contract: string,
  changes: readonly ReachedChange[],
  settings: Settings,
): readonly Finding[] {
  const findings = changes.flatMap((reached) => judgeChange(contract, reached, settings));
  const unique = new Map<string, Finding>();
  for (const finding of findings) unique.set(finding.fingerprint, together(finding, unique.get(finding.fingerprint)));
  return [...unique.values()].sort(
    (left, right) => rankOf(right.level) - rankOf(left.level) || compareText(left.path, right.path),
  );
}

/** Joins two findings that look the same: the messages of both, with the worse level. */
function together(finding: Finding, known: Finding | undefined): Finding {
  if (known === undefined) return finding;
  const operations = [...new Set([...known.operations, ...finding.operations])];
  return { ...(rankOf(known.level) < rankOf(finding.level) ? finding : known), operations };
}

function judgeChange(contract: string, { change, reach }: ReachedChange, settings: Settings): readonly Finding[] {
  const id = changeFingerprint(contract, change);
  return settings.surfaces.flatMap((surface) =>
    (isSource(surface) ? (["oc"] as const) : settings.orders).flatMap((order) =>
      [...reach].flatMap(([direction, operations]): Finding[] => {
        const table = judge(change, { surface, direction, order }, settings.readers);
        const { rule } = change;
        const level = overriddenLevel(table, { contract, rule, surface, direction, operations }, settings.levels);
        if (level === "none") return [];
        const { node, path, qname, facet, old, base, head } = change;
        return [
          {
            contract,
            rule,
            level,
            surface,
            order,
            direction,
            operations,
            node,
            path,
            qname,
            facet,
            old,
            new: change.new,
            base,
            head,
            change: id,
            waivedBy: undefined,
            ...(change.isUncarried && { isUncarried: true }),
            who: whoBreaks(change, surface, direction, settings),
            fingerprint: findingFingerprint(id, surface, direction, order),
          },
        ];
      }),
    ),
  );
}

function whoBreaks(change: Change, surface: Surface, direction: Direction, { readers }: Settings): ("OC" | "NC")[] {
  if (isSource(surface)) return [];
  const breaks = (order: Order): boolean =>
    rankOf(judge(change, { surface, direction, order }, readers)) >= rankOf("warning");
  return [...(breaks("oc") ? ["OC" as const] : []), ...(breaks("nc") ? ["NC" as const] : [])];
}

function compareText(left: string, right: string): number {
  if (left < right) return -1;
  return left > right ? 1 : 0;
}
