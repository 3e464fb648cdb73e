import { surfaces } from "../rules/rule.js";
import { type ComparisonReport, countFindings, isFailed } from "./comparison-report.js";

/** The version of the JSON report's format. It increases with changes that may break readers. */
export const reportVersion = 1;

/** Formats the report as JSON, by `reportSchema`. */
export function jsonReport(report: ComparisonReport): string {
  const { contracts, findings, failOn } = report;
  const value = {
    version: reportVersion,
    failed: isFailed(report),
    failOn,
    counts: countFindings(findings),
    contracts,
    findings,
  };
  return JSON.stringify(value, undefined, 2);
}

const text = { type: "string" };

const span = {
  type: "object",
  properties: { uri: text, line: { type: "integer", minimum: 1 }, column: { type: "integer", minimum: 1 } },
  required: ["uri", "line", "column"],
  additionalProperties: false,
};

const levels = ["error", "warning", "info"];

const fingerprint = { type: "string", pattern: "^[0-9a-f]{16}$" };

const finding = {
  type: "object",
  properties: {
    contract: text,
    rule: text,
    level: { enum: levels },
    surface: { enum: surfaces },
    order: { enum: ["oc", "nc"] },
    direction: { enum: ["request", "response", "exchange"] },
    operations: { type: "array", items: text },
    node: text,
    path: text,
    qname: text,
    facet: text,
    old: text,
    new: text,
    base: { $ref: "#/$defs/span" },
    head: { $ref: "#/$defs/span" },
    isUncarried: { const: true },
    who: { type: "array", items: { enum: ["OC", "NC"] } },
    fingerprint,
    change: fingerprint,
    waivedBy: {
      type: "object",
      properties: { file: text, line: { type: "integer" }, reason: text, owner: text, expires: text },
      required: ["file", "line", "reason", "owner", "expires"],
      additionalProperties: false,
    },
  },
  required: [
    "contract",
    "rule",
    "level",
    "surface",
    "order",
    "direction",
    "operations",
    "node",
    "path",
    "who",
    "fingerprint",
    "change",
  ],
  additionalProperties: false,
};

/** JSON Schema (2020-12) of the JSON report. */
export const reportSchema: Readonly<Record<string, unknown>> = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Stubwright comparison report",
  type: "object",
  properties: {
    version: { const: reportVersion },
    failed: { type: "boolean" },
    failOn: { enum: [...levels, "never"] },
    counts: {
      type: "object",
      properties: Object.fromEntries(
        ["errors", "warnings", "infos", "waived"].map((key) => [key, { type: "integer" }]),
      ),
      required: ["errors", "warnings", "infos", "waived"],
      additionalProperties: false,
    },
    contracts: {
      type: "array",
      items: {
        type: "object",
        properties: { name: text, base: text, head: text, status: { enum: ["compared", "new", "removed"] } },
        required: ["name", "base", "head", "status"],
        additionalProperties: false,
      },
    },
    findings: { type: "array", items: finding },
  },
  required: ["version", "failed", "failOn", "counts", "contracts", "findings"],
  additionalProperties: false,
  $defs: { span },
};
