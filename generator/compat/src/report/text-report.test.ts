import { describe, expect, test } from "@jest/globals";
import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import { treeFinding } from "../findings/tree-finding.js";
import { findingsBetween, serviceOf } from "../testing/compare-fixture.js";
import type { ComparedPair } from "./comparison-report.js";
import { textReport } from "./text-report.js";

/** The lines of the verdicts, and of what reaches the change. */
async function verdicts(now: string, orders: readonly ("oc" | "nc")[]): Promise<readonly string[]> {
  const [old, head] = [serviceOf(type("T", seq(el("a")))), serviceOf(type("T", now))];
  const findings = await findingsBetween(old, head, { orders, surfaces: ["soap", "ts-client"] });
  const report = {
    contracts: [],
    findings: findings.filter((one) => one.rule !== "contract-version-unchanged"),
    failOn: "never" as const,
  };
  const text = textReport(report, { paint: (_style, plain) => plain, infos: false });
  return text.split("\n").filter((line) => /^ {2}(error|warning|reached)/.test(line));
}

describe("the text report", () => {
  test("joins both directions if their verdicts are equal", async () => {
    expect(await verdicts(seq(el("b")), ["oc"])).toEqual([
      "  error   soap request and response: old clients with the new server, new clients with the old server",
      "  error   ts-client request and response: client code that is recompiled",
      "  reached by Place",
    ]);
  });

  test("names in each line the peers of its order, if both orders are asked for", async () => {
    expect(await verdicts(seq(el("a"), el("b", 'type="xs:string" minOccurs="0"')), ["oc", "nc"])).toEqual([
      "  error   soap request (new client, old server)",
      "  warning soap response: old clients with the new server",
      "  warning soap response (new client, old server)",
      "  reached by Place",
    ]);
  });

  test("counts many changes by rule first, and shows each in two lines", async () => {
    const members = (count: number): string =>
      type("T", seq(...Array.from({ length: count }, (_, index) => el(`m${index}`, 'type="xs:int"')), el("a")));
    const findings = await findingsBetween(serviceOf(members(30)), serviceOf(members(0)));
    const text = textReport(
      { contracts: [], findings, failOn: "never" },
      { paint: (_style, plain) => plain, infos: false },
    );
    const lines = text.split("\n");
    expect(lines.slice(0, 2)).toEqual(["30 changes by rule:", "30 error   member-removed-required"]);
    expect(lines).toContain("error member-removed-required T/m7: - m7");
    expect(lines.length).toBeLessThan(70);
  });

  test("reports removed values of an enumeration in one finding, with the first of many", async () => {
    const values = Array.from({ length: 40 }, (_, index) => `V${String(index).padStart(2, "0")}`);
    const enumeration = (some: readonly string[]): string =>
      `<xs:simpleType name="E"><xs:restriction base="xs:string">${some.map((value) => `<xs:enumeration value="${value}"/>`).join("")}</xs:restriction></xs:simpleType>`;
    const service = (some: readonly string[]): Readonly<Record<string, string>> =>
      serviceOf(type("T", seq(el("a", 'type="a:E"'))) + enumeration(some));
    const findings = await findingsBetween(service(values), service(values.slice(0, 10)), { surfaces: ["soap"] });
    const text = textReport(
      { contracts: [], findings, failOn: "never" },
      { paint: (_style, plain) => plain, infos: false },
    );
    expect(text.match(/enum-value-removed/g)).toHaveLength(2);
    expect(text).toContain("V10 | V11 | V12 | V13 | V14 | V15 | V16 | V17 | V18 | V19 | V20 | V21 and 18 more");
  });

  test("a value is on one line, with its special characters visible", async () => {
    const enumeration = (value: string): string =>
      `<xs:simpleType name="E"><xs:restriction base="xs:string"><xs:enumeration value="${value}"/></xs:restriction></xs:simpleType>`;
    const service = (value: string): Readonly<Record<string, string>> =>
      serviceOf(type("T", seq(el("a", 'type="a:E"'))) + enumeration(value));
    const findings = await findingsBetween(service("a"), service("b&#10;::error::&#x202e;&#x9b;31m"), {
      surfaces: ["soap"],
    });
    const text = textReport(
      { contracts: [], findings, failOn: "never" },
      { paint: (_style, plain) => plain, infos: false },
    );
    expect(text).toContain(": + b\\u000a::error::\\u202e\\u009b31m\n");
  });

  test("an empty text differs from an absent one", async () => {
    const service = (attribute: string): Readonly<Record<string, string>> =>
      serviceOf(type("T", seq(el("a", `type="xs:string" ${attribute}`))));
    const findings = await findingsBetween(service('default=""'), service('default="x"'));
    const text = textReport(
      { contracts: [], findings, failOn: "never" },
      { paint: (_style, plain) => plain, infos: false },
    );
    expect(text).toContain('default-value-changed T/a (default): "" -> x\n');
  });

  test("an unchanged version is shown once, without schemas that have none", async () => {
    const findings = await findingsBetween(serviceOf(type("T", seq(el("a")))), serviceOf(type("T", seq(el("b")))), {
      surfaces: ["soap"],
    });
    const text = textReport(
      { contracts: [], findings, failOn: "never" },
      { paint: (_style, plain) => plain, infos: true },
    );
    expect(text).toMatch(/^info contract-version-unchanged fixture: urn:a; urn:service$/m);
  });

  test.each([
    ["what nobody receives", type("T", seq(el("a"))) + el("more"), false, "no difference that matters"],
    ["what breaks somebody", type("T", seq(el("b"))), false, "2 errors in 1 change; 1 info, shown with --all"],
    ["all of it", type("T", seq(el("b"))), true, "2 errors in 1 change; 1 info"],
  ])("ends with how much there is: %s", async (_title, now, infos, counts) => {
    const findings = await findingsBetween(serviceOf(type("T", seq(el("a")))), serviceOf(now), {
      surfaces: ["soap"],
    });
    const contracts = [{ name: "fixture", status: "compared" as const, base: "old", head: "new" }];
    const text = textReport({ contracts, findings, failOn: "never" }, { paint: (_style, plain) => plain, infos });
    expect(text.split("\n").at(-1)).toBe(`fixture: ${counts} (new against old)`);
  });

  test("prints complete commands if there are several contracts", async () => {
    const findings = await findingsBetween(serviceOf(type("T", seq(el("a")))), serviceOf(type("T", seq(el("b")))), {
      surfaces: ["soap"],
    });
    const pair = (name: string, status: ComparedPair["status"] = "compared"): ComparedPair => ({
      name,
      status,
      base: "old",
      head: "new",
    });
    const commands = (contracts: readonly ComparedPair[]): string | undefined => {
      const report = { contracts, findings, failOn: "error" as const };
      const text = textReport(report, { paint: (_style, plain) => plain, infos: false });
      return /stubwright waive .*/.exec(text)?.[0];
    };
    const [one, other, gone] = [pair("fixture"), pair("other"), pair("fixture", "removed")];
    expect(commands([one])).toMatch(/^stubwright waive [0-9a-f]{16}$/);
    expect(commands([one, other])).toMatch(/^stubwright waive [0-9a-f]{16} --contract fixture$/);
    expect(commands([other, gone])).toMatch(/^stubwright waive [0-9a-f]{16}$/);
    expect(commands([other, pair("third"), gone])).toMatch(/^stubwright waive [0-9a-f]{16} --contract other$/);
  });

  test("counts problems of waivers apart, because they belong to no contract", () => {
    const findings = [
      treeFinding("waiver-expired", "waiver", "1a2b", { new: "2026-01-01" }),
      treeFinding("waiver-unused", "waiver", "3c4d", { new: "moved" }),
      treeFinding("waiver-unused", "waiver", "5e6f", { new: "gone" }),
    ];
    const contracts = [{ name: "fixture", status: "compared" as const, base: "old", head: "new" }];
    const text = textReport(
      { contracts, findings, failOn: "error" },
      { paint: (_style, plain) => plain, infos: false },
    );
    expect(text.split("\n").slice(0, 4)).toEqual([
      "error waiver-expired 1a2b: 2026-01-01",
      "  A waiver is past its date.",
      "  stubwright explain waiver-expired",
      "",
    ]);
    expect(text.split("\n").slice(-2)).toEqual([
      "fixture: no difference that matters (new against old)",
      "waivers: 1 error, 2 warnings",
    ]);
  });
});
