import { describe, expect, test } from "@jest/globals";
import { el, facet, seq, simple, type } from "../../../../contract/dist/testing/schema-notation.js";
import {
  type Files,
  findingsBetween,
  messageParts,
  schemaText,
  serviceOf,
  wsdlOf,
} from "../../testing/compare-fixture.js";

const any = (attributes: string): string => seq(el("a"), `<xs:any minOccurs="0" maxOccurs="unbounded" ${attributes}/>`);

const typed = simple("Code", "xs:string", facet("maxLength", 3)) + type("Note", seq(el("text")));

const service = (attributes: string, more: string): Files => serviceOf(type("T", any(attributes)) + typed + more);

const strict = 'namespace="urn:a"';

const lax = 'processContents="lax"';

const documents = (more: string): Files => ({
  "a.xsd": `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:a="urn:a" targetNamespace="urn:a">${el("r", 'type="a:T"')}${type("T", any(strict))}${more}</xs:schema>`,
});

const refused = ["warning wildcard-narrowed request Place", "warning wildcard-narrowed response Place"];

describe("a removed global element that a wildcard could hold", () => {
  test.each<[title: string, old: Files, now: Files, want: readonly string[]]>([
    ["is refused by a strict one", service(strict, el("x", 'type="xs:int"')), service(strict, ""), refused],
    [
      "is looked at no longer by a lax one",
      service(lax, el("x", 'type="a:Code"')),
      service(lax, ""),
      ["info wildcard-widened request Place", "warning wildcard-widened response Place"],
    ],
    ["is refused, of a complex type", service(strict, el("x", 'type="a:Note"')), service(strict, ""), refused],
    [
      "goes by another name",
      service(strict, el("x", 'type="xs:int"')),
      service(strict, el("y", 'type="xs:int"')),
      refused,
    ],
    [
      "is taken as before by one that skips",
      service('processContents="skip"', el("x")),
      service('processContents="skip"', ""),
      [],
    ],
    ["is in another namespace", service('namespace="##other"', el("x")), service('namespace="##other"', ""), []],
    ["is there still", service(strict, el("x")), service(strict, el("x")), []],
    ["was not there", service(strict, ""), service(strict, el("x")), []],
  ])("%s", async (_title, old, now, want) => {
    const findings = await findingsBetween(old, now, { surfaces: ["soap"] });
    const reported = findings.filter(({ rule }) => rule.startsWith("wildcard-"));
    const texts = reported.map(
      ({ level, rule, direction, operations }) => `${level} ${rule} ${direction} ${operations}`,
    );
    expect(texts.sort()).toEqual(want);
  });

  test("is reported once, whatever wildcards there are", async () => {
    const contract = (more: string): Files =>
      serviceOf(
        type("T", seq(el("u", 'type="a:U"'), el("v", 'type="a:V"'))) +
          type("U", any(strict)) +
          type("V", any("")) +
          more,
      );
    const findings = await findingsBetween(contract(el("x")), contract(""), { surfaces: ["soap"] });
    const changes = findings.filter(({ rule }) => rule === "wildcard-narrowed").map(({ path }) => path);
    expect(changes).toEqual(["{urn:a}x", "{urn:a}x"]);
  });

  test.each<[title: string, old: Files, now: Files]>([
    [
      "a message starts with it",
      {
        "contract.wsdl": wsdlOf(schemaText(type("T", any(strict)) + el("Old", 'type="a:T"')), {
          messages: messageParts.replace('a:Place"', 'a:Old"'),
        }),
      },
      serviceOf(type("T", any(strict))),
    ],
    ["it is a document of a contract without operations", documents(el("x")), documents("")],
  ])("is reported elsewhere where %s", async (_title, old, now) => {
    const findings = await findingsBetween(old, now, { surfaces: ["soap"] });
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.filter(({ rule }) => rule.startsWith("wildcard-"))).toEqual([]);
  });
});
