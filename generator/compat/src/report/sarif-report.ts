import type { Span } from "@stubwright/contract/diagnostics";
import { ruleOf } from "../rules/rules.js";
import type { ComparisonReport } from "./comparison-report.js";
import {
  type FindingGroup,
  findingSentence,
  groupByChange,
  isOfWaiver,
  isWaived,
  placeOf,
  whereText,
} from "./finding-text.js";

const levels = { error: "error", warning: "warning", info: "note" } as const;

/** Formats SARIF 2.1.0: one result for each change, with its surfaces in the message. */
export function sarifReport(report: ComparisonReport): string {
  const groups = groupByChange(report.findings);
  const rules = [...new Set(groups.map(([first]) => first.rule))].sort();
  const driver = {
    name: "stubwright",
    rules: rules
      .map(ruleOf)
      .map(({ id, what, who }) => ({ id, shortDescription: { text: what }, help: { text: who } })),
  };
  const results = groups.map((group) => resultOf(group, rules));
  const schema = "https://json.schemastore.org/sarif-2.1.0.json";
  return JSON.stringify({ $schema: schema, version: "2.1.0", runs: [{ tool: { driver }, results }] }, undefined, 2);
}

function resultOf(group: FindingGroup, rules: readonly string[]) {
  // The level is that of the findings that are not waived, or if all are waived, of these.
  const shown = isWaived(group) ? group : group.filter(({ waivedBy }) => waivedBy === undefined);
  const [first = group[0]] = shown;
  const levelsText = shown.map((finding) => `${finding.level} on ${whereText(finding)}`).join("; ");
  const where = isOfWaiver(first) ? "" : ` (${levelsText}.)`;
  const operations = [...new Set(group.flatMap((finding) => finding.operations))].join(", ");
  const reached = operations === "" ? "" : ` Reached by ${operations}.`;
  const waiver = isWaived(group) ? group.find(({ waivedBy }) => waivedBy !== undefined)?.waivedBy : undefined;
  const place = placeOf(first);
  return {
    ruleId: first.rule,
    ruleIndex: rules.indexOf(first.rule),
    level: levels[first.level],
    message: { text: `${findingSentence(first)}${where}${reached}` },
    ...(place === undefined ? {} : { locations: [locationOf(place)] }),
    ...(first.base === undefined
      ? {}
      : { relatedLocations: [{ ...locationOf(first.base), message: { text: "in the base" } }] }),
    partialFingerprints: { "stubwrightChange/v1": first.change },
    ...(waiver === undefined
      ? {}
      : {
          suppressions: [
            { kind: "external", justification: `${waiver.reason} (${waiver.owner}, until ${waiver.expires})` },
          ],
        }),
  };
}

function locationOf({ uri, line, column }: Span) {
  const artifactLocation = { uri: uri.split("/").map(encodePart).join("/") };
  return { physicalLocation: { artifactLocation, region: { startLine: line, startColumn: column } } };
}

function encodePart(part: string): string {
  return /^https?:$/.test(part) ? part : encodeURIComponent(part);
}
