import { expect, test } from "@jest/globals";
import { indentXml } from "./indent-xml.js";

test("each element has its line, text stays with its element", () => {
  const text = '<?xml version="1.0"?><a x="1"><b>one &gt; none</b><c/><d><e></e></d></a>';
  expect(indentXml(text).split("\n")).toEqual([
    '<?xml version="1.0"?>',
    '<a x="1">',
    "  <b>one &gt; none</b>",
    "  <c/>",
    "  <d>",
    "    <e>",
    "    </e>",
    "  </d>",
    "</a>",
  ]);
});
