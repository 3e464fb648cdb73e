import { appendFileSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { Ajv2020 } from "ajv/dist/2020.js";
import { XmlDocument } from "libxml2-wasm";
import {
  type ContractProject,
  contractProjects,
  entry,
  type Outcome,
  root,
  schema,
  stubwrightIn,
} from "../testing/contract-project.js";

let project: ContractProject;
const projects = contractProjects();

beforeEach(async () => {
  project = await projects.commit();
});

/** The tested part of a SARIF result. */
interface SarifResult {
  readonly ruleId: string;
  readonly locations: readonly [{ readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } }];
}

describe("waivers", () => {
  test("a waived change passes until its day; unused and expired waivers are reported", async () => {
    project.breakContract();
    const { out } = await project.stubwright("compare", "HEAD", ".");
    const change = /stubwright waive ([0-9a-f]{16})/.exec(out)?.[1] ?? "";
    const file = "contracts/game-play/game-play.waivers.yaml";
    writeFileSync(
      project.path(file),
      "# ours\n- fingerprint: 0123456789abcdef # old\n  reason: gone\n  owner: ann\n  expires: 2999-01-01\n",
    );
    const args = ["--reason", "agreed with the only caller", "--owner", "ann@example.org", "--expires", "2999-12-31"];
    expect(await project.stubwright("waive", change, ...args)).toMatchObject({ status: 0, error: "" });
    expect(readFileSync(project.path(file), "utf8")).toMatch(
      /^# ours\n- fingerprint: 0123456789abcdef # old\n[\s\S]+owner: ann@example\.org\n/,
    );
    const passing = await project.stubwright("compare", "HEAD", ".");
    expect(passing.status).toBe(0);
    expect(passing.out).toContain("waived");
    expect(passing.out).toContain("waiver-unused");
    expect((await project.stubwright("waive", change, ...args)).status).toBe(2);
    expect(await project.stubwright("waive", "1123456789abcdef", ...args.slice(0, -1), "2020-01-01")).toEqual({
      status: 2,
      out: "",
      error: "--expires 2020-01-01 is in the past. Name the last day of the waiver.\n",
    });
    project.edit(file, "2999-12-31", "2020-01-01");
    const expired = await project.stubwright("compare", "HEAD", ".");
    expect(expired.status).toBe(1);
    expect(expired.out).toContain("error waiver-expired");
  });

  test("waive leaves an unreadable file untouched", async () => {
    const file = project.path("mine.yaml");
    symlinkSync(file, file);
    const args = ["--file", "mine.yaml", "--reason", "r", "--owner", "o", "--expires", "2999-12-31"];
    const outcome = await project.stubwright("waive", "0123456789abcdef", ...args);
    expect(outcome).toMatchObject({ status: 2, out: "", error: expect.stringContaining("ELOOP") });
    expect(readlinkSync(file)).toBe(file);
  });

  test("a selector waives exactly the findings that it matches", async () => {
    project.breakContract();
    const waiver = (select: string): string => `- select: ${select}\n  reason: r\n  owner: o\n  expires: 2999-01-01\n`;
    const file = project.path("mine.yaml");
    const compare = async (text: string): Promise<Outcome> => {
      writeFileSync(file, text);
      return project.stubwright("compare", "HEAD", ".", "--waivers", "mine.yaml");
    };
    expect((await compare(waiver("{ rule: member-renamed, operation: PopBalloonRequest }"))).status).toBe(0);
    expect((await compare(waiver('{ rule: member-renamed, path: "*/PopBalloonId" }'))).status).toBe(0);
    expect((await compare(waiver("{ rule: member-renamed, surface: json }"))).status).toBe(1);
    expect((await compare(waiver("{ rule: member-renamed, operation: StepRequest }"))).status).toBe(1);
    expect(await compare("- fingerprint: x\n  expires: soon\n")).toMatchObject({
      status: 2,
      error: expect.stringMatching(
        /mine\.yaml:1: expires must be a day[\s\S]*reason is missing[\s\S]*owner is missing/,
      ),
    });
  });
});

describe("reports", () => {
  test("all formats in one run are valid", async () => {
    project.breakContract();
    project.edit(
      schema,
      '<xs:enumeration value="Win"/>',
      '<xs:enumeration value="Win"/><xs:enumeration value="Lost &amp; &lt;gone&gt;|`x`"/>',
    );
    const formats = [
      "json=r/report.json",
      "sarif=r/report.sarif",
      "junit=r/report.xml",
      "gitlab=r/quality.json",
      "markdown=r/comment.md",
      "github=r/github.txt",
    ];
    const { status, out } = await project.stubwright(
      "compare",
      "HEAD",
      ".",
      ...formats.flatMap((format) => ["--report", format]),
    );
    expect(status).toBe(1);
    expect(out).toContain("member-renamed");
    const read = (name: string): string => project.read(`r/${name}`);
    const report = JSON.parse(read("report.json"));
    const schemaText = (await project.stubwright("rules", "--report-schema")).out;
    expect(JSON.parse(schemaText)).toEqual(
      JSON.parse(readFileSync(join(root, "docs/compatibility-report.schema.json"), "utf8")),
    );
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    const validate = ajv.compile(JSON.parse(schemaText));
    expect({ valid: validate(report), errors: validate.errors }).toEqual({ valid: true, errors: null });
    expect(report.counts.errors).toBe(4);
    const sarif = JSON.parse(read("report.sarif"));
    expect(sarif.runs[0].results.map((result: { ruleId: string }) => result.ruleId)).toContain("member-renamed");
    expect(sarif.runs[0].results[0].locations[0].physicalLocation.artifactLocation.uri).toBe(schema);
    const junit = XmlDocument.fromString(read("report.xml"));
    expect(junit.root.name).toBe("testsuites");
    junit.dispose();
    expect(JSON.parse(read("quality.json"))[0]).toMatchObject({
      check_name: "member-renamed",
      severity: "major",
      location: { path: schema },
    });
    expect(read("comment.md")).toMatch(/^<!-- stubwright-compatibility -->/);
    expect(read("github.txt")).toContain("::error file=");
  });

  test("paths of findings start at the top of the repository, in whatever folder the command runs", async () => {
    project.breakContract();
    const folder = project.path("contracts/game-play");
    const formats = ["json=r/report.json", "sarif=r/report.sarif", "gitlab=r/quality.json", "github=r/github.txt"];
    await stubwrightIn(folder, ["compare", "HEAD", ".", ...formats.flatMap((format) => ["--report", format])]);
    const read = (name: string): string => project.read(`contracts/game-play/r/${name}`);
    const { results } = JSON.parse(read("report.sarif")).runs[0];
    const places = results.map(
      ({ ruleId, locations: [{ physicalLocation: at }] }: SarifResult) => `${ruleId} ${at.artifactLocation.uri}`,
    );
    expect(places).toContain(`member-renamed ${schema}`);
    expect(places).toContain(`contract-version-unchanged ${entry}`);
    const issues: readonly { location: { path: string } }[] = JSON.parse(read("quality.json"));
    expect([...new Set(issues.map(({ location }) => location.path))].sort()).toEqual([entry, schema]);
    expect(read("github.txt")).toContain(`::error file=${schema},`);
    expect(JSON.parse(read("report.json")).findings[0].head.uri).toBe("game-play.xsd");
  });

  test("the same change has the same fingerprint when lines move and words change", async () => {
    project.breakContract();
    const changes = async (): Promise<readonly string[]> => {
      const { out } = await project.stubwright("compare", "HEAD", ".", "--report", "json");
      return JSON.parse(out)
        .findings.map((finding: { fingerprint: string }) => finding.fingerprint)
        .sort();
    };
    const before = await changes();
    project.edit(schema, "<xs:simpleType", "\n\n<!-- moved -->\n<xs:simpleType");
    appendFileSync(project.path(schema), "\n");
    expect(await changes()).toEqual(before);
  });
});
