import { expect, test } from "@jest/globals";
import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import { shortPath } from "../report/finding-text.js";
import {
  type Files,
  findingsBetween,
  operationPart,
  schemaText,
  serviceOf,
  servicePart,
  wsdlOf,
} from "../testing/compare-fixture.js";

const qualified = 'elementFormDefault="qualified" xmlns:mark="urn:stubwright:contract"';

const stability = (level: string): string => `mark:stability="${level}"`;

const sunset = (day: string): string => `mark:sunset="${day}"`;

const said = (marks: string): string => `<xs:annotation><xs:appinfo>${marks}</xs:appinfo></xs:annotation>`;

const member = (marks: string, inside = "", around = ""): Files =>
  serviceOf(type("T", seq(el("a"), el("b", `type="xs:string" minOccurs="0" ${marks}`, inside)), around), qualified);

const schema = (marks: string, more = ""): Files => serviceOf(type("T", seq(el("a"))) + more, `${qualified} ${marks}`);

const operation = (marks: string): Files => ({
  "contract.wsdl": wsdlOf(schemaText(type("T", seq(el("a")))), {
    operations: operationPart.replace(">", ` ${marks}>`),
  }),
});

const port = (marks: string): Files => ({
  "contract.wsdl": wsdlOf(schemaText(type("T", seq(el("a")))), {
    service: servicePart().replace('name="ShopPort"', `name="ShopPort" ${marks}`),
  }),
});

/** Two members of one name, and one between them in a choice of their own. */
const alike = (...marks: readonly string[]): Files => {
  const branches = marks.map((one, index) => seq(el(`k${index}`), el("b", `type="xs:string" ${one}`)));
  return serviceOf(type("T", `<xs:choice>${branches.join("")}</xs:choice>`), qualified);
};

test.each<[string, Files, Files, readonly string[]]>([
  ["a draft", member(""), member(stability("draft")), ["T/b stability: - -> draft"]],
  ["less than beta", member(stability("beta")), member(stability("draft")), ["T/b stability: beta -> draft"]],
  ["more than beta", member(stability("beta")), member(stability("stable")), []],
  ["no draft any more", member(stability("draft")), member(""), []],
  ["what is no stability", member(""), member(stability("loose")), []],
  ["a whole schema, told once", schema(""), schema(stability("beta")), ["urn:a stability: - -> beta"]],
  [
    "no exception from a draft any more",
    member(stability("stable"), "", stability("draft")),
    member("", "", stability("draft")),
    ["T/b stability: stable -> draft"],
  ],
  [
    "a mark that goes to all that is around",
    member(stability("draft")),
    member("", "", stability("draft")),
    ["T stability: - -> draft"],
  ],
  ["something new in a draft", schema(""), schema("", type("New", seq(el("a")), stability("draft"))), []],
  ["an operation", operation(""), operation(stability("draft")), ["Shop/Place stability: - -> draft"]],
  ["a port", port(""), port(sunset("2026-06-01")), ["ShopService/ShopPort sunset: - -> 2026-06-01"]],
  ["a sunset of today", member(""), member(sunset("2026-06-01")), ["T/b sunset: - -> 2026-06-01"]],
  ["a sunset to come", member(""), member(sunset("2026-06-02")), []],
  [
    "a sunset that is past, in appinfo",
    member(""),
    member("", said('<mark:deprecated sunset="2020-01-01"/>')),
    ["T/b sunset: - -> 2020-01-01"],
  ],
  [
    "an earlier sunset",
    member(sunset("2027-01-01")),
    member(sunset("2026-12-31")),
    ["T/b sunset: 2027-01-01 -> 2026-12-31"],
  ],
  ["a later sunset", member(sunset("2027-01-01")), member(sunset("2028-01-01")), []],
  ["an earlier sunset than one that is past", member(sunset("2026-01-01")), member(sunset("2025-01-01")), []],
  ["no sunset any more", member(sunset("2027-01-01")), member(""), []],
  ["the second of two alike", alike("", ""), alike("", stability("draft")), ["T/b stability: - -> draft"]],
  ["one more of a name", alike(""), alike("", stability("draft")), []],
  [
    "in a group of its own now",
    member(""),
    serviceOf(type("T", seq(el("a"), seq(el("b", `type="xs:string" minOccurs="0" ${stability("draft")}`)))), qualified),
    ["T/b stability: - -> draft"],
  ],
])("%s", async (_title, old, now, want) => {
  const found = (await findingsBetween(old, now)).filter(({ rule }) => rule === "contract-mark-relaxed");
  expect(found.map((one) => `${shortPath(one.path)} ${one.facet}: ${one.old ?? "-"} -> ${one.new}`)).toEqual(want);
  for (const { level, head } of found) expect([level, head?.uri]).toEqual(["warning", "contract.wsdl"]);
});
