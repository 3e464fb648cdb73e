import { describe, expect, test } from "@jest/globals";
import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import { readSettings } from "../findings/settings.js";
import { type Files, findingsBetween, serviceOf } from "../testing/compare-fixture.js";
import { isEnough, nextVersion, type ReleaseKind, releaseKindOf } from "./release.js";

const one = serviceOf(type("T", seq(el("a"))));
const optional = serviceOf(type("T", seq(el("a"), el("b", 'type="xs:string" minOccurs="0"'))));
const required = serviceOf(type("T", seq(el("a"), el("b"))));

test.each<[title: string, old: Files, now: Files, want: ReleaseKind]>([
  ["nothing", one, one, "none"],
  ["an optional member more", one, optional, "minor"],
  ["a required member more", one, required, "major"],
  ["an optional member less", optional, one, "major"],
  ["text that changes nothing", one, { ...one, ...documented(one) }, "patch"],
])("a release for %s", async (_title, old, now, want) => {
  const findings = await findingsBetween(old, now, { orders: ["oc", "nc"] });
  expect(releaseKindOf(findings, { isRewritten: JSON.stringify(old) !== JSON.stringify(now) })).toBe(want);
});

function documented(files: Files): Files {
  const [[name = "", text = ""] = []] = Object.entries(files);
  return { [name]: text.replace("</wsdl:definitions>", "<!-- more to read --></wsdl:definitions>") };
}

test("a level of the settings decides, and waivers do not", async () => {
  const settings = readSettings({ levels: { "member-added-required": "info" } });
  expect(releaseKindOf(await findingsBetween(one, required, settings), { isRewritten: true })).toBe("minor");
  const waivedBy = { file: "w", line: 1, reason: "r", owner: "o", expires: "2999-01-01" };
  const waived = (await findingsBetween(one, required)).map((finding) => ({ ...finding, waivedBy }));
  expect(releaseKindOf(waived, { isRewritten: true })).toBe("major");
});

test.each<[current: string, kind: ReleaseKind, want: string]>([
  ["1.4.2", "major", "2.0.0"],
  ["1.4.2", "minor", "1.5.0"],
  ["1.4.2", "patch", "1.4.3"],
  ["1.4.2", "none", "1.4.2"],
  ["0.4.2", "major", "0.5.0"],
  ["0.4.2", "minor", "0.5.0"],
  ["0.4.2", "patch", "0.4.3"],
  ["2.0.0-rc.1", "major", "2.0.0"],
])("the version after %s for a %s release is %s", (current, kind, want) => {
  expect(nextVersion(current, kind)).toBe(want);
});

describe("a version is enough", () => {
  test.each<[base: string, head: string, kind: ReleaseKind, want: boolean]>([
    ["1.4.2", "1.4.2", "none", true],
    ["1.4.2", "1.4.2", "patch", false],
    ["1.4.2", "1.4.3", "minor", false],
    ["1.4.2", "1.5.0", "minor", true],
    ["1.4.2", "2.0.0", "minor", true],
    ["1.4.2", "1.9.0", "major", false],
    ["1.4.2", "2.0.0-rc.1", "major", true],
    ["2.0.0-rc.1", "2.0.0-rc.1", "major", false],
    ["2.0.0-rc.1", "2.0.0-rc.2", "major", true],
    ["1.4.2", "1.3.0", "patch", false],
    ["0.4.2", "0.4.3", "major", false],
    ["0.4.2", "0.5.0", "major", true],
  ])("%s -> %s for a %s release: %s", (base, head, kind, want) => {
    expect(isEnough({ base, head }, kind)).toBe(want);
  });
});
