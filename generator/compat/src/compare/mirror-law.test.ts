import { describe, expect, test } from "@jest/globals";
import type { Finding } from "../findings/finding.js";
import { mirrorRule } from "../rules/mirror.js";
import type { Order } from "../rules/rule.js";
import { findingsBetween } from "../testing/compare-fixture.js";
import { ruleCases } from "../testing/rule-cases.js";

/** What has no reverse: it is about the new contract alone, or about the history. */
const oneSided = /^(operation-signature-ambiguous|removed-before-sunset|contract-version-unchanged|ts-|.*-switched$)/;

/** Verdicts on the wire; paths are left out, since a renamed thing goes by its old name. */
function verdicts(findings: readonly Finding[], { isMirrored } = { isMirrored: false }): readonly string[] {
  return findings
    .filter((finding) => !oneSided.test(finding.rule))
    .map((finding) => {
      const rule = isMirrored ? mirrorRule(finding) : finding.rule;
      const values = isMirrored ? [finding.new, finding.old] : [finding.old, finding.new];
      const { surface, direction, level, facet } = finding;
      return JSON.stringify([
        rule,
        surface,
        direction,
        level,
        /^(abstract|simpleContent|fixed|pattern)$/.test(facet ?? "") ? "" : (facet ?? ""),
        values,
      ]);
    })
    .sort();
}

/** Its level comes from a date that the reverse knows nothing of. */
const mirrored = ruleCases.filter((one) => one.title !== "removed after its sunset");

describe("new client and old server meet the change backwards", () => {
  test.each(mirrored.map((one) => [one.title, one] as const))("%s", async (_title, { old, now }) => {
    const wire = (order: Order) => ({ surfaces: ["soap", "json"] as const, orders: [order] });
    const forward = await findingsBetween(old, now, wire("oc"));
    const backward = await findingsBetween(now, old, wire("nc"));
    expect(verdicts(backward, { isMirrored: true })).toEqual(verdicts(forward));
  });
});
