import type { Change } from "../change.js";
import type { ReachedChange } from "../operations/reached-change.js";
import type { Direction, Level, Order, Surface } from "../rules/rule.js";
import type { Finding } from "./finding.js";
import { changeFingerprint, findingFingerprint } from "./fingerprint.js";
import { judge, rankOf } from "./judge.js";
import type { LevelOverride, Settings } from "./settings.js";

/** The same findings with the levels that the settings give them; those that are off are gone. */
export function applyLevels(findings: readonly Finding[], { levels }: Settings): readonly Finding[] {
  return findings.flatMap((finding): Finding[] => {
    const level = overridden(finding.level, finding, levels);
    return level === "none" ? [] : [{ ...finding, level }];
  });
}

/** Judges every change for each surface, direction and order asked for; worst first, then by place. */
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

/** One finding for what looks the same at two places, with the messages that reach either, and the worse level. */
function together(finding: Finding, known: Finding | undefined): Finding {
  if (known === undefined) return finding;
  const operations = [...new Set([...known.operations, ...finding.operations])];
  return { ...(rankOf(known.level) < rankOf(finding.level) ? finding : known), operations };
}

function judgeChange(contract: string, { change, reach }: ReachedChange, settings: Settings): readonly Finding[] {
  const id = changeFingerprint(contract, change);
  return settings.surfaces.flatMap((surface) =>
    ordersOf(surface, settings).flatMap((order) =>
      [...reach].flatMap(([direction, operations]): Finding[] => {
        const table = judge(change, { surface, direction, order }, settings.readers);
        const { rule } = change;
        const level = overridden(table, { contract, rule, surface, direction, operations }, settings.levels);
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
            who: whoBreaks(change, surface, direction, settings),
            fingerprint: findingFingerprint(id, surface, direction, order),
          },
        ];
      }),
    ),
  );
}

/** Source is compiled once, whoever is deployed first. */
function ordersOf(surface: Surface, { orders }: Settings): readonly Order[] {
  return surface === "soap" || surface === "json" ? orders : ["oc"];
}

function whoBreaks(change: Change, surface: Surface, direction: Direction, { readers }: Settings): ("OC" | "NC")[] {
  if (surface !== "soap" && surface !== "json") return [];
  const breaks = (order: Order): boolean =>
    rankOf(judge(change, { surface, direction, order }, readers)) >= rankOf("warning");
  return [...(breaks("oc") ? ["OC" as const] : []), ...(breaks("nc") ? ["NC" as const] : [])];
}

type Overridable = Pick<Finding, "contract" | "rule" | "surface" | "direction" | "operations">;

function overridden(level: Level, finding: Overridable, levels: readonly LevelOverride[]): Level {
  if (level === "none") return level;
  const fits = ({ rule, contract, surface, direction, operation }: LevelOverride): boolean =>
    rule === finding.rule &&
    (contract === undefined || contract === finding.contract) &&
    (surface === undefined || surface === finding.surface) &&
    (direction === undefined || direction === finding.direction) &&
    (operation === undefined || finding.operations.includes(operation));
  return levels.findLast(fits)?.level ?? level;
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
