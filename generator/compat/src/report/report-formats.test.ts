import { expect, test } from "@jest/globals";
import type { Finding } from "../findings/finding.js";
import { treeFinding } from "../findings/tree-finding.js";
import type { ComparedPair } from "./comparison-report.js";
import { placeFindings } from "./place-findings.js";
import { type ReportFormat, renderReport } from "./render-report.js";

const finding: Finding = {
  ...treeFinding("type-changed", "element", "T/a", { contract: "a" }),
  level: "error",
  direction: "request",
};

const compared: ComparedPair = { name: "a", base: "old", head: "new", status: "compared" };

const waivedBy = { file: "a.waivers.yaml", line: 1, reason: "agreed", owner: "ann", expires: "2999-01-01" };

const at = (uri: string) => ({ uri, line: 2, column: 3 });

interface Row {
  readonly format: ReportFormat;
  readonly told: string;
  readonly finding?: Partial<Finding>;
  readonly contract?: Partial<ComparedPair>;
  readonly want: string;
}

test.each<Row>([
  {
    format: "github",
    told: "signs of its own as codes",
    finding: { head: at("a,b:c%.xsd"), old: "5%" },
    want: "::error file=a%2Cb%3Ac%25.xsd,line=2,col=3,title=type-changed::T/a: - 5%25. Neither value space contains the other",
  },
  { format: "github", told: "what is nowhere", want: "::error title=type-changed::T/a" },
  {
    format: "gitlab",
    told: "what is nowhere at the contract",
    want: '"path": "a",\n      "lines": {\n        "begin": 1',
  },
  { format: "sarif", told: "a path as a URI", finding: { head: at("a b/c#.xsd") }, want: '"uri": "a%20b/c%23.xsd"' },
  { format: "sarif", told: "a URL as it is", finding: { head: at("https://a/b c") }, want: '"uri": "https://a/b%20c"' },
  { format: "sarif", told: "a colon elsewhere", finding: { head: at("http:x/b:c") }, want: '"uri": "http%3Ax/b%3Ac"' },
  { format: "sarif", told: "who reaches it", finding: { operations: ["B", "A", "B"] }, want: " Reached by B, A." },
  { format: "sarif", told: "no one who reaches it", want: '(error on soap request.)"' },
  { format: "sarif", told: "who waived it", finding: { waivedBy }, want: '"agreed (ann, until 2999-01-01)"' },
  {
    format: "junit",
    told: "a contract as whole",
    contract: { name: "b" },
    want: '<testcase name="compatible" classname="stubwright.b"/>',
  },
  { format: "junit", told: "waivers apart", finding: { contract: "" }, want: '<testsuite name="waivers" tests="1"' },
  { format: "junit", told: "whose cases they are", finding: { contract: "" }, want: 'classname="stubwright.waivers"' },
  {
    format: "junit",
    told: "what XML cannot say",
    finding: { old: '<"&\u0001\ud800>' },
    want: 'message="T/a: - &lt;&quot;&amp;\\u0001\ufffd&gt;.',
  },
  { format: "markdown", told: "what is waived", finding: { waivedBy }, want: "| waived | `type-changed` |" },
  { format: "markdown", told: "what is not", want: "| ❌ | `type-changed` |" },
  {
    format: "markdown",
    told: "a new contract",
    contract: { name: "a|<b>\\", status: "new" },
    want: "\n`a|<b>\\` is new.",
  },
  { format: "markdown", told: "a removed contract", contract: { status: "removed" }, want: "\n`a` is removed." },
  { format: "markdown", told: "what is waived", finding: { waivedBy }, want: "| soap request (waived) |" },
  { format: "markdown", told: "what has no value", want: "| `T/a` |  | soap request |" },
  { format: "junit", told: "a contract by its name", contract: { name: "b" }, want: '<testsuite name="b" tests="1"' },
  {
    format: "markdown",
    told: "no table of nothing",
    finding: { level: "info" },
    want: "0 warnings, 1 info.\n\n<details>",
  },
  { format: "json", told: "whether the run fails", want: '"failed": true,' },
  { format: "json", told: "that a waived run does not", finding: { waivedBy }, want: '"failed": false,' },
])("$format tells $told", ({ format, finding: more, contract, want }) => {
  const report = {
    contracts: [{ ...compared, ...contract }],
    findings: [{ ...finding, ...more }],
    failOn: "error" as const,
  };
  expect(renderReport(report, format, { paint: (_style, text) => text, infos: true })).toContain(want);
});

test.each([
  ["sub", "a.xsd", "sub/a.xsd"],
  ["sub/deep", "../a.xsd", "sub/a.xsd"],
  ["sub", "../../a.xsd", "../../a.xsd"],
  ["sub", "HTTPS://a/b.xsd", "HTTPS://a/b.xsd"],
])("from %s the path %s is %s at the top", (way, uri, want) => {
  const report = { contracts: [compared], findings: [{ ...finding, head: at(uri) }], failOn: "error" as const };
  expect(placeFindings(report, way).findings).toMatchObject([{ head: { uri: want } }]);
});
