/** Documents of the suite that the generated code judges wrongly, with the reasons. The list may only shrink. */
export const knownFailures: readonly { readonly reason: string; readonly files: readonly string[] }[] = [
  {
    reason:
      "The root element is not declared in the schema; the document is valid by what its xsi:type or its schemaLocation names. Codecs are those of declared elements.",
    files: [
      "CType/targetNS/targetNS00101m/targetNS00101m1_p.xml",
      "ElemDecl/targetNS/targetNS00101m/targetNS00101m1_p.xml",
      "SType/ST_name/ST_name00401m/ST_name00401m1_p.xml",
      "SType/ST_targetNS/ST_targetNS00101m/ST_targetNS00101m1_p.xml",
      "SType/ST_targetNS/ST_targetNS00101m/ST_targetNS00101m2_p.xml",
      "SType/ST_targetNS/ST_targetNS00201m/ST_targetNS00201m1_p.xml",
    ],
  },
  {
    reason:
      "xsi:type on an element of xs:anySimpleType is checked but not kept, so that unlike types become equal texts.",
    files: ["IdConstrDefs/fields/fields00202m/fields00202m3_p.xml"],
  },
  {
    reason:
      "The copy of the suite lacks the .xsdmod document: without one that the schema redefines no code is generated, without one that it includes or imports other elements are declared.",
    files: [
      "combined/xsd003a/xsd003a.v00.xml",
      ...numbered("combined/xsd003b/xsd003b", 2, 2),
      "combined/xsd004/xsd004.n00.xml",
      "combined/xsd004/xsd004.v00.xml",
      "combined/xsd021/xsd021.n01.xml",
      "combined/xsd021/xsd021.v00.xml",
      "combined/xsd024/xsd024.xml",
    ],
  },
];

/** So many invalid documents and so many valid ones of one schema: `….n00.xml`, `….v00.xml`. */
function numbered(schema: string, invalid: number, valid: number): readonly string[] {
  const names = (letter: string, count: number): readonly string[] =>
    Array.from({ length: count }, (_, index) => `${schema}.${letter}${String(index).padStart(2, "0")}.xml`);
  return [...names("n", invalid), ...names("v", valid)];
}
