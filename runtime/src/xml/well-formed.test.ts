import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { notWellFormed, wellFormed } from "./testing/example-documents.js";
import { acceptedByLibxml2 } from "./testing/libxml2.js";
import { mutatedDocument } from "./testing/mutated-document.js";
import { verdict } from "./testing/verdict.js";
import { XmlTextReader } from "./xml-text-reader.js";

const truncated = "<?xml version='1.0'?><!--c--><p:a xmlns:p=\"u\" b='1'>x&amp;<![CDATA[y]]><b/><!--d--></p:a>";

/** Where libxml2 is not a judge, and why. */
const libxml2Differs: Readonly<Record<string, string>> = {
  "<?xml version='1.'?><a/>": "production 26 asks for a digit; libxml2 does not",
};

describe("well-formed documents are accepted", () => {
  for (const [family, documents] of Object.entries(wellFormed)) {
    test(family, () => {
      for (const document of documents) {
        expect([document, verdict(document)]).toEqual([document, "accepted"]);
        if (!(document in libxml2Differs))
          expect([document, acceptedByLibxml2(document) ?? true]).toEqual([document, true]);
      }
    });
  }
});

describe("documents that are not well-formed are refused as syntax", () => {
  for (const [family, documents] of Object.entries(notWellFormed)) {
    test(family, () => {
      for (const document of documents) {
        expect([document, verdict(document)]).toEqual([document, "syntax"]);
        if (!(document in libxml2Differs)) expect([document, acceptedByLibxml2(document)]).toEqual([document, false]);
      }
    });
  }

  test("lone surrogates, which cannot even be shown to libxml2", () => {
    for (const document of [
      "<a>\ud800</a>",
      "<a>\udc00</a>",
      "<a>\udc00\ud800</a>",
      "<a b='\ud800'/>",
      "<\ud800/>",
      "<a><!--\ud800--></a>",
    ]) {
      expect([document, verdict(document)]).toEqual([document, "syntax"]);
    }
  });

  test("a document cut off anywhere", () => {
    for (let length = 0; length < truncated.length; length++) {
      const document = truncated.slice(0, length);
      expect([document, verdict(document)]).not.toEqual([document, "accepted"]);
    }
    expect(verdict(truncated)).toBe("accepted");
  });
});

test.each([
  ["", "The document is empty (line 1, column 1)."],
  [" \n", "The document ends too early (line 2, column 1)."],
  ["<a\n ", "The document ends too early (line 2, column 2)."],
  ["a<b/>", "There is text before the root element (line 1, column 1)."],
  ["\n\n <1>\n</1>\n", "A name is missing (line 3, column 3)."],
])("what is no document is told with its place: %j", (document, detail) => {
  expect(() => new XmlTextReader(document).root()).toThrow(detail);
});

describe("what SOAP 1.1 section 3 forbids is refused as forbidden", () => {
  test.each([
    "<!DOCTYPE a><a/>",
    "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY x 'y'>]><a>&x;</a>",
    "<!-- x --><!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
    "<a><!DOCTYPE a></a>",
    "<a/><!DOCTYPE a>",
    "<?php x?><a/>",
    "<?xml-stylesheet href='x'?><a/>",
    "<a><?x?></a>",
    "<a>text<?x?></a>",
    "<a/><?x?>",
    "<?xml version='1.0'?><?x y?><a/>",
  ])("%s", (document) => {
    expect(verdict(document)).toBe("forbidden");
  });
});

test("small edits to valid documents: our verdict is the one of libxml2", () => {
  fc.assert(
    fc.property(mutatedDocument, (document) => {
      const ours = verdict(document);
      if (ours === "forbidden" || /version\s*=\s*["']1\.["']/.test(document)) return;
      expect(ours === "accepted").toBe(acceptedByLibxml2(document) ?? ours === "accepted");
    }),
    { numRuns: 5000 },
  );
});
