import { describe, expect, test } from "@jest/globals";
import { DecodeError } from "../errors/decode-error.js";
import type { Wildcard } from "../values/names.js";
import { encodeAnyElement, encodeOtherAttributes } from "../xml/any-element-xml.js";
import { XmlWriter } from "../xml/xml-writer.js";
import { decodeAnyContentJson, decodeAnyElementJson, decodeOtherAttributesJson } from "./any-element-json.js";
import { JsonReader } from "./json-reader.js";

const xml = "http://www.w3.org/XML/1998/namespace";

const xmlns = "http://www.w3.org/2000/xmlns/";

const xsi = "http://www.w3.org/2001/XMLSchema-instance";

/** What is wrong, as `pointer code`, or the value. */
function outcome(json: JsonReader, read: (json: JsonReader) => unknown): unknown {
  const value = read(json);
  try {
    json.end();
    return value;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.issues.map(({ pointer, code }) => `${pointer} ${code}`);
  }
}

const element = (json: unknown): unknown => outcome(new JsonReader(json), decodeAnyElementJson);

describe("an element of whatever name is taken over JSON as XML has it", () => {
  test.each<[string, unknown, unknown]>([
    ["a name in no namespace", { name: "a" }, { name: "{}a" }],
    ["a namespace with braces", { name: "{a{b}c}d" }, { name: "{a{b}c}d" }],
    ["the namespace of xml:lang", { name: `{${xml}}a` }, { name: `{${xml}}a` }],
    [
      "attributes",
      { name: "{}a", attributes: { "{}b": "1", "{urn:a}c": "" } },
      { name: "{}a", attributes: { b: "1", "{urn:a}c": "" } },
    ],
    [
      "XSD's own attributes",
      { name: "{}a", attributes: { [`{${xsi}}nil`]: "1" } },
      { name: "{}a", attributes: { [`{${xsi}}nil`]: "1" } },
    ],
    [
      "text in braces, which is a name in xsi:type only",
      { name: "{}a", attributes: { b: "{0}" } },
      { name: "{}a", attributes: { b: "{0}" } },
    ],
    ["prefixes", { name: "{}a", namespaces: { p: "urn:p" } }, { name: "{}a", namespaces: { p: "urn:p" } }],
  ])("%s", (_what, json, want) => {
    const read = decodeAnyElementJson(new JsonReader(json));
    expect(element(json)).toEqual(want);
    expect(() => encodeAnyElement(new XmlWriter(), read)).not.toThrow();
  });

  test.each([
    ...["", " ", " a", "1", "a b", "a:b", "{urn:a}", "{urn:a}b:c", "{urn:a", "$value", `{${xmlns}}a`, "{\u0000}a"].map(
      (name) => ({
        json: { name },
        want: ["/name value"],
      }),
    ),
    ...["", "a b", "a:b", "$type", "xmlns", "{}xmlns", `{${xmlns}}a`].map((name) => ({
      json: { name: "{}a", attributes: { [name]: "" } },
      want: ["/attributes value"],
    })),
    { json: { name: "{}a", attributes: { b: "", "{}b": "" } }, want: ["/attributes repeated"] },
    ...[
      ["", "urn:a"],
      ["1", "urn:a"],
      ["a:b", "urn:a"],
      ["p", ""],
      ["xml", xml],
      ["xmlns", xmlns],
      ["p", xml],
      ["p", xmlns],
    ].map(([prefix = "", namespace]) => ({
      json: { name: "{}a", namespaces: { [prefix]: namespace } },
      want: ["/namespaces value"],
    })),
    ...["{", "{1}", "{urn:a}b c", `{${xmlns}}a`].map((type) => ({
      json: { name: "{}a", attributes: { [`{${xsi}}type`]: type } },
      want: ["/attributes value"],
    })),
    ...["b", ["b"], null, 5, { b: "", c: 5 }].flatMap((texts) => [
      { json: { name: "{}a", attributes: texts }, want: ["/attributes type"] },
      { json: { name: "{}a", namespaces: texts }, want: ["/namespaces type"] },
    ]),
    { json: { name: "{}a", content: ["x", { name: "1" }] }, want: ["/content/1/name value"] },
  ])("$json is refused: no XML could say it", ({ json, want }) => {
    expect(element(json)).toEqual(want);
  });
});

test.each<[string, unknown]>([
  [`{${xsi}}type`, { attributes: { [`{${xsi}}type`]: "x" } }],
  ["nil", { attributes: { nil: "x" } }],
  ["{urn:a}nil", { attributes: { "{urn:a}nil": "x" } }],
  [`{${xsi}}nil`, ["/attributes unexpected"]],
])("content of any type may have any attribute but xsi:nil, as null says that: %s", (name, want) => {
  expect(outcome(new JsonReader({ attributes: { [name]: "x" } }), decodeAnyContentJson)).toEqual(want);
});

describe("attributes that the contract does not name are over JSON those that its wildcard takes", () => {
  const any: Wildcard = { namespaces: "any", process: "skip" };
  const other: Wildcard = { namespaces: { not: "urn:t" }, process: "skip" };
  const own = [
    ["", "a"],
    ["urn:t", "b"],
  ] as const;
  test.each<[string, Wildcard, string, "taken" | "unexpected"]>([
    ["any name", any, "c", "taken"],
    ["a declared one", any, "a", "unexpected"],
    ["a declared one in braces", any, "{}a", "unexpected"],
    ["a declared qualified one", any, "{urn:t}b", "unexpected"],
    ["one of the same local name", any, "{urn:o}a", "taken"],
    ["XSD's own", any, `{${xsi}}type`, "unexpected"],
    ["none of XSD's own", any, `{${xsi}}a`, "taken"],
    ["nearly one of XSD's own", any, `{${xsi}}types`, "taken"],
    ["one named like XSD's own", any, "type", "taken"],
    ["of another namespace", other, "{urn:o}a", "taken"],
    ["of the own namespace", other, "{urn:t}c", "unexpected"],
    ["of no namespace", other, "c", "unexpected"],
  ])("%s", (_what, wildcard, name, want) => {
    const read = (json: JsonReader) => decodeOtherAttributesJson(json, wildcard, own);
    expect(outcome(new JsonReader({ [name]: "x" }), read)).toEqual(
      want === "taken" ? { [name]: "x" } : [" unexpected"],
    );
    if (want !== "taken") return;
    const writer = new XmlWriter();
    writer.open("e");
    expect(() => encodeOtherAttributes(writer, { [name]: "x" }, [["urn:t", "b"]])).not.toThrow();
  });
});
