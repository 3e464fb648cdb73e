import type { Finding } from "./judge-random-schema.js";

/** A difference between the generated code and libxml2 that stays, with the reason. The list may only shrink. */
export interface KnownDifference {
  readonly reason: string;
  readonly holds: (finding: Finding) => boolean;
}

const zone = /(?:Z|[+-]\d\d:\d\d)$/;
const bounds = /(?:min|max)(?:In|Ex)clusive value="([^"]*)"/g;

/** All known differences. A finding is known if one of them holds. */
export const knownDifferences: readonly KnownDifference[] = [
  {
    reason: "libxml2 takes an exponent without digits (XML Schema 1.0 part 2, 3.2.4.1).",
    holds: ({ root, document }) => /xs:(?:float|double)"/.test(root) && textOf(document) === "1e",
  },
  {
    reason: "NaN has no order (3.2.4.1, second edition); libxml2 puts it above INF.",
    holds: ({ root, document }) =>
      boundsOf(root).some((bound) => bound === "NaN" || (textOf(document) === "NaN" && bound !== "")),
  },
  {
    reason: "xs:NMTOKENS has at least one item (3.3.5); libxml2 takes none.",
    holds: ({ root, document, about }) =>
      root.includes('"xs:NMTOKENS"') && (about === "schema" ? /ength value="0"/.test(root) : textOf(document) === ""),
  },
  {
    reason: "White space around a duration is collapsed (4.3.6); libxml2 refuses it.",
    holds: ({ root, document }) => root.includes('"xs:duration"') && textOf(document).endsWith(" "),
  },
  {
    reason: "A moment with a time zone and one without may have no order (3.2.7.3): then neither bound holds.",
    holds: ({ root, document }) =>
      /"xs:(?:dateTime|date|time|g\w+)"/.test(root) &&
      boundsOf(root).some((bound) => zone.test(bound) !== zone.test(textOf(document))),
  },
  {
    reason: "Years with time zones are moments (3.2.11): 2000+13:00 begins before 2000Z; libxml2 has it later.",
    holds: ({ root, document }) =>
      root.includes('"xs:gYear"') && [...boundsOf(root), textOf(document)].every((text) => zone.test(text)),
  },
  {
    reason: "24:00:00 is 00:00:00 (3.2.8); libxml2 has it at the end of the day.",
    holds: ({ root, document }) =>
      root.includes('"xs:time"') && [textOf(document), ...boundsOf(root)].includes("24:00:00"),
  },
  {
    reason:
      "No bounds may leave the value space empty (4.3.7 to 4.3.10); libxml2 lets exclusive ones be an inherited one.",
    holds: ({ root, about }) => about === "schema" && /xs:(?:min|max)Exclusive/.test(root),
  },
  {
    reason: "libxml2 loses count of groups in counted groups and of counted wildcards; by the definition we are right.",
    holds: ({ about, ours, truth }) => about === "document" && truth !== undefined && truth === (ours === undefined),
  },
  {
    reason: "Our writer chooses the prefix of a QName, which a pattern may not like; names are values, not texts.",
    holds: ({ root, about }) => about === "written" && root.includes('"xs:QName"') && root.includes("<xs:pattern"),
  },
  {
    reason: "libxml2 misses ambiguous content (part 1, 3.8.6: Unique Particle Attribution); by the definition it is.",
    holds: ({ ours, about, truth }) => about === "schema" && ours === "xsd-ambiguous-content" && truth === false,
  },
  {
    reason: "libxml2 looks at the last step from the head's type to a member's only (part 1, 3.3.6, clause 2.3).",
    holds: ({ root, ours, theirs, about }) =>
      about === "document" &&
      theirs === undefined &&
      / substitutionGroup=/.test(root) &&
      / block="(?!substitution)/.test(root) &&
      /^\/\w+ (?:The element \{urn:t\}[mno]\d+ is not expected here|h\d+ is missing)/.test(ours ?? ""),
  },
  {
    reason:
      "What is in no namespace is not ##other (part 1, 3.10.4), so that ##local does not restrict it; libxml2 takes it.",
    holds: ({ root, ours, about }) =>
      about === "schema" &&
      ours === "xsd-attribute-not-restricted" &&
      /namespace="##other".*<xs:restriction.*namespace="[^"]*##local/.test(root),
  },
  {
    reason: "An empty list is not the fixed list (part 1, 3.2.4); libxml2 takes it for attributes.",
    holds: ({ ours, theirs, document }) =>
      theirs === undefined &&
      / \w+=""/.test(document ?? "") &&
      /^\/@\w+ the value is .* not the fixed value/.test(ours ?? ""),
  },
  {
    reason: "libxml2's union of attribute wildcards loses namespaces of the base type (part 1, 3.4.2 and 3.10.6).",
    holds: ({ theirs, document }) =>
      theirs !== undefined && /attribute '\S*' is not allowed/.test(theirs) && / (?:o:)?w="1"/.test(document ?? ""),
  },
  {
    reason: "Fixed values are compared as values (part 1, 3.3.4); libxml2 compares those of elements as texts.",
    holds: ({ theirs, about }) =>
      about === "document" && /^(?:.* does not match the fixed value constraint .*\n?)+$/.test(theirs ?? ""),
  },
  {
    reason: "A fixed value is written as the schema has it: 1 and 1.00 become 1.0.",
    holds: ({ ours, about }) => about === "written" && ours !== undefined && isSameDecimal(ours.split(" reads as ")),
  },
  {
    reason: "docs/xsd-support.md: a strict attribute wildcard takes xml:lang without a declaration.",
    holds: ({ theirs, document }) =>
      (theirs ?? "").includes("demanded by the strict wildcard") && (document ?? "").includes("xml:lang"),
  },
  {
    reason: "docs/xsd-support.md: xsi:type with a complex type, where a simple type is declared, is refused.",
    holds: ({ ours, theirs, document }) =>
      theirs === undefined &&
      /^\S*\/@type The type \S* is not allowed here/.test(ours ?? "") &&
      /xsi:type="t:C/.test(document ?? ""),
  },
  {
    reason: "docs/xsd-support.md: an abstract type that nobody extends is taken as it is.",
    holds: ({ theirs }) => (theirs ?? "").includes("The type definition is abstract"),
  },
  {
    reason: "docs/xsd-support.md: an element that is nil is written without its attributes.",
    holds: ({ theirs, document, about }) =>
      about === "written" && (document ?? "").includes("xsi:nil") && (theirs ?? "").includes("is required but missing"),
  },
];

/** The text content of a document without child elements. */
function textOf(document: string | undefined): string {
  return /^[^>]*>([^<]*)</.exec(document ?? "")?.[1] ?? "";
}

function boundsOf(root: string): readonly string[] {
  return [...root.matchAll(bounds)].map((match) => match[1] ?? "");
}

function isSameDecimal(values: readonly string[]): boolean {
  const [first, second] = values.map((value) => value.replace(/"1(?:\.00)?"/g, '"1.0"'));
  return first === second;
}
