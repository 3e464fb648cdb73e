import type { Level } from "../rules/rule.js";
import type { Finding } from "./finding.js";
import type { LevelOverride, Settings } from "./settings.js";

/** The same findings with the levels that the settings give them; those that are off are gone. */
export function applyLevels(findings: readonly Finding[], { levels }: Settings): readonly Finding[] {
  return findings.flatMap((finding): Finding[] => {
    const level = overriddenLevel(finding.level, finding, levels);
    return level === "none" ? [] : [{ ...finding, level }];
  });
}

/** What of a finding decides which settings are about it. */
type Overridable = Pick<Finding, "contract" | "rule" | "surface" | "direction" | "operations">;

/** The level that settings give to a finding, the last that are about it; its own where none are. What is reported nowhere stays so. */
export function overriddenLevel(level: Level, finding: Overridable, levels: readonly LevelOverride[]): Level {
  if (level === "none") return level;
  const fits = ({ rule, contract, surface, direction, operation }: LevelOverride): boolean =>
    rule === finding.rule &&
    (contract === undefined || contract === finding.contract) &&
    (surface === undefined || surface === finding.surface) &&
    (direction === undefined || direction === finding.direction) &&
    (operation === undefined || finding.operations.includes(operation));
  return levels.findLast(fits)?.level ?? level;
}
