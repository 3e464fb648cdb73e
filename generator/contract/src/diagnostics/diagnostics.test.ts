import { describe, expect, test } from "@jest/globals";
import { catalogue } from "./catalogue.js";
import { Diagnostics } from "./diagnostics.js";
import { explainCode, formatDiagnostic } from "./format-diagnostic.js";

const at = (uri: string, line: number, column = 1) => ({ uri, line, column });

describe("Diagnostics", () => {
  test("sorts by document order, then place; problems without a place come first", () => {
    const diagnostics = new Diagnostics();
    diagnostics.report("xsd-import-nothing", at("b.xsd", 1), {});
    diagnostics.report("xsd-import-nothing", at("a.wsdl", 9), {});
    diagnostics.report("xsd-import-nothing", at("a.wsdl", 2, 5), {});
    diagnostics.report("xsd-import-nothing", at("a.wsdl", 2, 3), {});
    diagnostics.report("document-not-found", undefined, { document: "x", reason: "gone" });
    const sorted = diagnostics.sorted([{ uri: "a.wsdl" }, { uri: "b.xsd" }]);
    expect(sorted.map((one) => one.at && `${one.at.uri}:${one.at.line}:${one.at.column}`)).toEqual([
      undefined,
      "a.wsdl:2:3",
      "a.wsdl:2:5",
      "a.wsdl:9:1",
      "b.xsd:1:1",
    ]);
  });

  test("the same problem at the same place counts once", () => {
    const diagnostics = new Diagnostics();
    diagnostics.report("xsd-import-nothing", at("a.xsd", 1), {});
    diagnostics.report("xsd-import-nothing", at("a.xsd", 1), {});
    expect(diagnostics.list).toHaveLength(1);
  });

  test("only errors fail a run", () => {
    const diagnostics = new Diagnostics();
    diagnostics.tolerate();
    diagnostics.report("xsd-missing-import", at("a.xsd", 1), { name: "n", namespace: "urn:b" });
    expect(diagnostics.failed).toBe(false);
    diagnostics.report("xsd-attribute-named-xmlns", at("a.xsd", 1), {});
    expect(diagnostics.failed).toBe(true);
  });

  test("some errors are warnings in a contract with a WSDL", () => {
    const [alone, withWsdl] = [new Diagnostics(), new Diagnostics()];
    withWsdl.tolerate();
    for (const diagnostics of [alone, withWsdl]) {
      diagnostics.report("xsd-missing-import", at("a.xsd", 1), { name: "n", namespace: "urn:b" });
    }
    expect([alone, withWsdl].map(({ list }) => list.map(({ severity }) => severity))).toEqual([["error"], ["warning"]]);
  });

  test("codes and arguments are checked by the compiler", () => {
    const diagnostics = new Diagnostics();
    // @ts-expect-error no such code
    expect(() => diagnostics.report("xsd-nonsense", undefined, {})).toThrow();
    // @ts-expect-error the message has a place for the reason
    diagnostics.report("xml-not-well-formed", undefined, {});
  });
});

describe("formatDiagnostic", () => {
  test("text from a contract starts no line, controls no terminal and does not change the writing direction", () => {
    const words = "a\n::error::b\r\u2028c\u009b31md\u202ee\u0085f\tg";
    const text = formatDiagnostic(
      {
        code: "document-not-found",
        severity: "error",
        at: at("x\ny.xsd", 1, 5),
        arguments: { document: words, reason: "r" },
      },
      [{ uri: "x\ny.xsd", text: "\u202e\t\u009b b\n" }],
    );
    expect(text.split(/[\n\r\u0085\u2028]/).slice(0, 3)).toEqual([
      "x\\u000ay.xsd:1:5: error document-not-found: a\\u000a::error::b\\u000d\\u2028c\\u009b31md\\u202ee\\u0085f\tg cannot be read: r",
      "    1 | \\u202e\t\\u009b b",
      "      |       \t       ^",
    ]);
  });

  const diagnostic = {
    code: "xsd-duplicate-id",
    severity: "error",
    at: at("types.xsd", 2, 15),
    arguments: { id: "x" },
  } as const;

  test("shows the place, the source line with a caret and the advice", () => {
    const text = '<xs:schema>\n\t<xs:element id="x"/>\r\n</xs:schema>';
    expect(formatDiagnostic({ ...diagnostic, at: at("types.xsd", 2, 14) }, [{ uri: "types.xsd", text }])).toBe(
      [
        'types.xsd:2:14: error xsd-duplicate-id: id="x" is given to two elements of this schema',
        '    2 | \t<xs:element id="x"/>',
        "      | \t            ^",
        "  Rename or remove one of them. (stubwright explain xsd-duplicate-id)",
      ].join("\n"),
    );
  });

  test("cuts a long line around the place", () => {
    const text = `${"x".repeat(5000)}HERE${"y".repeat(5000)}`;
    const shown = formatDiagnostic({ ...diagnostic, at: at("types.xsd", 1, 5001) }, [{ uri: "types.xsd", text }]);
    const [, source = "", caret = ""] = shown.split("\n");
    expect(source.length).toBeLessThan(200);
    expect(source.slice(caret.indexOf("^"))).toMatch(/^HERE/);
  });

  test("shortens what it quotes, and cuts no character in two", () => {
    const id = `a${"𐐀".repeat(1_000_000)}z`;
    const [line = ""] = formatDiagnostic({ ...diagnostic, at: undefined, arguments: { id } }, []).split("\n");
    expect(line.length).toBeLessThan(600);
    expect(line).toMatch(/id="a𐐀{100,} … 𐐀{100,}z" is given/u);
  });

  test("works without the document", () => {
    expect(formatDiagnostic(diagnostic, []).split("\n")).toHaveLength(2);
  });

  test.each([
    ["{}kind", 'default value "{}one" of kind is not allowed'],
    ["{urn:a}kind", "of {urn:a}kind is"],
    ["{}\u00e9-1.b", "of \u00e9-1.b is"],
    ["{}", "of {} is"],
    ["{}a b", "of {}a b is"],
  ])("a name in no namespace goes without braces, and words of the contract as they are: %s", (name, want) => {
    const args = { kind: "default", value: "{}one", name, problem: "it is none" };
    const diagnostic = { code: "xsd-bad-value", severity: "error", at: undefined, arguments: args } as const;
    expect(formatDiagnostic(diagnostic, [])).toContain(want);
  });

  test("argument text is never taken for a place or a pattern", () => {
    const [line] = formatDiagnostic({ ...diagnostic, at: undefined, arguments: { id: "{id} $& $1" } }, []).split("\n");
    expect(line).toBe('error xsd-duplicate-id: id="{id} $& $1" is given to two elements of this schema');
  });
});

describe("catalogue", () => {
  test.each(Object.entries(catalogue))("%s says what, what to do and why", (code, entry) => {
    expect(code).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
    expect(entry.message).not.toMatch(/\.$/);
    expect(entry.advice).toMatch(/\.$/);
    expect(entry.reason).toMatch(/\.$/);
    expect(explainCode(code)).toContain(entry.reason);
  });

  test.each(Object.entries(catalogue))("%s has advice without places: it is told as it stands", (_code, entry) => {
    const places = entry.message.match(/\{\w+\}/g) ?? [];
    expect(places.filter((place) => entry.advice.includes(place))).toEqual([]);
  });

  test("a code that does not exist is not explained", () => {
    expect(explainCode("toString")).toBeUndefined();
  });
});
