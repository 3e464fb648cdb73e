import type { ReadSide } from "../sides/read-side.js";
import { alignNamespaces } from "./contract/align-names.js";
import { ContractSide } from "./contract/contract-side.js";
import { applyMarks } from "./operations/apply-marks.js";
import { compareJson } from "./operations/compare-json.js";
import { compareOperations } from "./operations/compare-operations.js";
import { comparePolicies } from "./operations/compare-policies.js";
import { compareSchemas, reportNamespaces } from "./operations/compare-schemas.js";
import { compareServices } from "./operations/compare-services.js";
import { compareUncarried, vanishedTypes } from "./operations/compare-uncarried.js";
import { foldNames } from "./operations/fold-names.js";
import { operationsOf } from "./operations/operation-facts.js";
import { ChangeCollector, type ReachedChange } from "./operations/reached-change.js";
import { TypeComparer } from "./types/type-comparer.js";

/**
 * Finds every difference between two contracts, with the messages that reach it. Whom a difference breaks is judged
 * later. `today` is the day to which sunsets are compared, as in `2027-03-01`.
 */
export function compareContracts(old: ReadSide, now: ReadSide, today: string): readonly ReachedChange[] {
  const alignment = alignNamespaces(old.contract, now.contract);
  const sides = { old: new ContractSide(old, now.scalars), now: new ContractSide(now, now.scalars), alignment };
  const comparison = new TypeComparer(sides);
  const collector = new ChangeCollector();
  compareServices(old.contract, now.contract, alignment, collector);
  comparePolicies(sides, collector);
  compareOperations(comparison, collector);
  const isService = operationsOf(old.contract).length > 0 || operationsOf(now.contract).length > 0;
  if (isService) compareUncarried(comparison, collector);
  else compareSchemas(comparison, collector);
  reportNamespaces(sides, collector);
  compareJson(sides, collector);
  const renamed = collector.list.flatMap(({ change: { rule, old = "" } }) =>
    rule === "ts-symbol-changed" ? [old] : [],
  );
  for (const change of vanishedTypes(sides, new Set(renamed))) collector.contract(change);
  return applyMarks(foldNames(collector.list, sides), sides, today);
}
