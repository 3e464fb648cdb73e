import { expect, test } from "@jest/globals";
import { longestDeclaration, readXmlDeclaration } from "./xml-declaration.js";

/** XML 1.0 fifth edition, productions 23 to 26, 32, 80, 81. */
test.each([
  ['version="1.0"', undefined],
  ["version='1.10'", undefined],
  ['version="1.25"', undefined],
  ['version="1.0" encoding="utf-8"', "utf-8"],
  ["version='1.0'\tencoding\n=\r'UTF-16LE' standalone = 'yes' ", "UTF-16LE"],
  ['version="1.0" standalone="no"', undefined],
])("<?xml %s?>", (inside, encoding) => {
  const text = `<?xml ${inside}?>`;
  expect(readXmlDeclaration(`${text}<a/>`, 0)).toEqual({ encoding, end: text.length });
  expect(readXmlDeclaration(`\ufeff${text}<a/>`, 1)).toEqual({ encoding, end: text.length + 1 });
});

test.each([
  "",
  'version="2.0"',
  'version="1."',
  'version="1.0a"',
  "version=\"1.0'",
  'version="1.0"encoding="utf-8"',
  'encoding="utf-8"',
  'encoding="utf-8" version="1.0"',
  'version="1.0" encoding="8"',
  'version="1.0" encoding="utf 8"',
  'version="1.0" standalone="maybe"',
  'version="1.0" standalone="yes" encoding="utf-8"',
  'version="1.0" more="a"',
  '<?xml version="1.0"',
])("<?xml %s?> is malformed", (inside) => {
  expect(readXmlDeclaration(`<?xml ${inside}?><a/>`, 0)).toBe("malformed");
});

test.each(["", "<a/>", "<?xml-stylesheet?>", "<?xmlversion?>", " <?xml version='1.0'?>"])("%j has none", (text) => {
  expect(readXmlDeclaration(text, 0)).toBeUndefined();
});

test("one that does not end where it is looked for is malformed", () => {
  const padded = (length: number): string => `<?xml version="1.0"${" ".repeat(length - 21)}?>`;
  expect(readXmlDeclaration(padded(longestDeclaration), 0)).toEqual({ encoding: undefined, end: longestDeclaration });
  expect(readXmlDeclaration(padded(longestDeclaration + 1), 0)).toBe("malformed");
});
