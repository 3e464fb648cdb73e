import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "@jest/globals";
import { type Outcome, root, stubwrightIn } from "../testing/contract-project.js";

const choice = "generator/codegen/golden/choice/contract.xsd";

const sample = (...args: readonly string[]): Promise<Outcome> => stubwrightIn(root, ["sample", ...args]);

describe("stubwright sample", () => {
  test.each([
    [
      "an operation, from the config",
      ["PopBalloonRequest", "--size", "minimal"],
      '<PopBalloonRequest xmlns="urn:game-play:types"/>',
    ],
    ["JSON", ["PopBalloonRequest", "--size", "minimal", "--format", "json"], "{}"],
    ["an expanded name", ["{urn:golden:payment}Payment", "--contract", choice], "<Amount>"],
    ["an operation without an element", ["Move", "--contract", "generator/codegen/golden/rpc/contract.wsdl"], "Move"],
    ["a contract by name", ["PopBalloonRequest", "--contract", "game-play"], "<PopBalloonId>1</PopBalloonId>"],
  ])("%s", async (_what, args, want) => {
    const { status, out } = await sample(...args);
    expect([status, out]).toEqual([0, expect.stringContaining(want)]);
  });

  test("the message names a type without a valid text", async () => {
    const folder = mkdtempSync(join(tmpdir(), "sample-"));
    const restriction = (base: string, pattern: string): string =>
      `<xs:restriction base="${base}"><xs:pattern value="${pattern}"/></xs:restriction>`;
    const types = `<xs:simpleType name="A">${restriction("xs:string", "[0-9]+")}</xs:simpleType><xs:simpleType name="N">${restriction("A", "[a-z]+")}</xs:simpleType>`;
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${types}<xs:element name="r" type="N"/></xs:schema>`;
    writeFileSync(join(folder, "a.xsd"), schema);
    const { status, error } = await sample("r", "--contract", join(folder, "a.xsd"));
    expect([status, error]).toEqual([
      3,
      "r has no message: no valid text was found for {}N. Perhaps the facets allow no text.\n",
    ]);
    rmSync(folder, { recursive: true });
  });

  test.each([
    ["a name with a slip", ["PopBaloonRequest"], 2, "did you mean PopBalloonRequest?"],
    ["a name from nowhere", ["Zebra"], 2, "There is no element or operation Zebra."],
    ["another size", ["PopBalloonRequest", "--size", "huge"], 2, "--size must be one of minimal, typical, maximal."],
    ["another format", ["PopBalloonRequest", "--format", "yaml"], 2, "--format must be xml or json."],
    ["a file that is not there", ["A", "--contract", "nowhere.wsdl"], 2, "There is no nowhere.wsdl."],
    ["a document that is no contract", ["A", "--contract", "package.json"], 3, "error"],
  ])("%s is refused", async (_what, args, status, words) => {
    const outcome = await sample(...args);
    expect([outcome.status, outcome.error]).toEqual([status, expect.stringContaining(words)]);
  });
});
