import { describe, expect, test } from "@jest/globals";
import { processorTime } from "../testing/processor-time.js";
import { verdict } from "./testing/verdict.js";
import { type XmlLimits, xmlLimits } from "./xml-limits.js";

const rows: readonly (readonly [limit: keyof XmlLimits, value: number, within: string, beyond: string])[] = [
  ["depth", 2, "<a><b/><b></b></a>", "<a><b><c/></b></a>"],
  ["elements", 3, "<a><b/><b/></a>", "<a><b/><b/><b/></a>"],
  ["attributesPerElement", 2, "<a b='' xmlns:c='u'><d e='' f=''/></a>", "<a b='' xmlns:c='u' d=''/>"],
  ["nameLength", 4, "<abcd efgh=''/>", "<abcde/>"],
  ["nameLength", 4, "<abcd efgh=''/>", "<a efghi=''/>"],
  ["nameLength", 7, "<a xmlns='urn:abc'/>", "<a xmlns='urn:abcd'/>"],
];

describe("limits", () => {
  test.each(rows)("%s %d", (limit, value, within, beyond) => {
    expect(verdict(within, { limits: { [limit]: value } })).toBe("accepted");
    expect(verdict(beyond, { limits: { [limit]: value } })).toBe("limit");
  });

  // As JavaScript hands them over: the type cannot say that one may be undefined.
  test.each(["depth", "elements", "attributesPerElement", "nameLength", "errors"] as const)(
    "%s that is there as undefined is the default",
    (limit) => {
      const said: Partial<XmlLimits> = Object({ [limit]: undefined });
      expect(xmlLimits(said)).toEqual(xmlLimits());
      expect(verdict(`${"<a>".repeat(64)}${"</a>".repeat(64)}`, { limits: said })).toBe("accepted");
      expect(verdict(`${"<a>".repeat(65)}${"</a>".repeat(65)}`, { limits: said })).toBe("limit");
    },
  );

  test("hostile documents of a megabyte are answered at once", () => {
    const declarations = Array.from({ length: 255 }, (_, index) => ` xmlns:p${index}='u'`).join("");
    const hostile: Readonly<Record<string, string>> = {
      deep: "<a>".repeat(350_000),
      wide: `<a>${"<b/>".repeat(250_000)}</a>`,
      "many attributes": `<a${Array.from({ length: 100_000 }, (_, index) => ` a${index}=''`).join("")}/>`,
      "many elements with many attributes": `<a>${`<b${Array.from({ length: 250 }, (_, index) => ` a${index}=''`).join("")}/>`.repeat(400)}</a>`,
      "many declarations in scope": `${`<a${declarations}>`.repeat(60)}${"<p7:b/>".repeat(90_000)}`,
      "long name": `<${"a".repeat(1_000_000)}/>`,
      "long prefix": `<a ${"a".repeat(500_000)}:b=''/>`,
      ampersands: `<a>${"&amp;".repeat(200_000)}</a>`,
      "unended references": `<a>${"&#x0".repeat(250_000)}</a>`,
      digits: `<a>&#${"0".repeat(1_000_000)};</a>`,
      comments: `<a>${"x<!---->".repeat(120_000)}</a>`,
      "unended comments": `<a>${"<!--".repeat(250_000)}`,
      sections: `<a>${"<![CDATA[]]>".repeat(80_000)}</a>`,
      "unended attribute": `<a b='${"<".repeat(1_000_000)}`,
      quotes: `<a>${"<b c='\"'/>".repeat(90_000)}</a>`,
      declaration: `<?xml version='1.0'${" ".repeat(1_000_000)}?><a/>`,
      brackets: `<a>${"]".repeat(1_000_000)}</a>`,
      "white space": `<a>${" \n".repeat(500_000)}</a>`,
      "line ends": `<a>${"\r".repeat(1_000_000)}</a>`,
    };
    for (const [name, document] of Object.entries(hostile)) {
      const isQuick = processorTime(() => verdict(document), 1000) < 1000;
      expect([name, isQuick]).toEqual([name, true]);
    }
  });
});
