import { expect, test } from "@jest/globals";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { readXml } from "../read/read-xml.js";
import { documentationOf } from "./documentation.js";

const marks = 'xmlns:m="urn:stubwright:contract"';

/** What is said about the element `e`, by its children `d` as well. */
function said(attributes: string, inside: string) {
  const root = readXml("a.xml", `<e ${marks} ${attributes}>${inside}</e>`, new Diagnostics());
  return (
    root &&
    documentationOf(
      root,
      root.children.filter(({ local }) => local === "d"),
    )
  );
}

const appinfo = (mark: string): string => `<annotation><appinfo>${mark}</appinfo></annotation>`;

test.each<readonly [what: string, attributes: string, inside: string, want: ReturnType<typeof said>]>([
  ["nothing", "", "<d> </d>", undefined],
  ["text", "", "<d>\n  One\n  two.\n\n\n\n  Three.\n</d>", { text: "One\ntwo.\n\nThree.", deprecation: undefined }],
  ["two texts", "", "<d>One</d><d/><d>two</d>", { text: "One\n\ntwo", deprecation: undefined }],
  ["markup in text", "", "<d>One <b>two</b></d>", { text: "One two", deprecation: undefined }],
  [
    "a day",
    'm:deprecated="2026-01-01"',
    "",
    { text: undefined, deprecation: { text: "Since 2026-01-01.", sunset: undefined } },
  ],
  ["true", 'm:deprecated="true"', "", { text: undefined, deprecation: { text: "", sunset: undefined } }],
  ["one", 'm:deprecated="1"', "", { text: undefined, deprecation: { text: "", sunset: undefined } }],
  ["zero", 'm:deprecated="0"', "", undefined],
  ["false", 'm:deprecated="false" m:sunset="2027-01-01"', "", undefined],
  ["words", 'm:deprecated="Use\n  b"', "", { text: undefined, deprecation: { text: "Use b.", sunset: undefined } }],
  [
    "a sunset alone",
    'm:sunset="2027-01-01"',
    "",
    { text: undefined, deprecation: { text: "It may be gone from 2027-01-01 on.", sunset: "2027-01-01" } },
  ],
  ["a sunset that is no day", 'm:sunset="2027-13-01"', "", undefined],
  [
    "an empty element",
    "",
    appinfo("<m:deprecated/>"),
    { text: undefined, deprecation: { text: "", sunset: undefined } },
  ],
  [
    "an element with all",
    "",
    appinfo('<m:deprecated since="2.0" sunset="2027-01-01">Use b!</m:deprecated>'),
    {
      text: undefined,
      deprecation: { text: "Since 2.0. Use b! It may be gone from 2027-01-01 on.", sunset: "2027-01-01" },
    },
  ],
  [
    "another mark's text",
    "",
    "<d>Free. <m:stability>draft</m:stability></d>",
    { text: "Free.", deprecation: undefined },
  ],
  ["the mark of a child", "", '<c m:deprecated="true"/>', undefined],
])("%s", (_what, attributes, inside, want) => {
  expect(said(attributes, inside)).toEqual(want);
});
