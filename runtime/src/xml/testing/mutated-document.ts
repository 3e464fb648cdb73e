import fc from "fast-check";

const pieces = [
  "<",
  ">",
  "/",
  "</",
  "/>",
  "&",
  ";",
  "&amp;",
  "&#65;",
  "&#x1F600;",
  "&#0;",
  "&lt",
  "'",
  '"',
  "=",
  " ",
  "\n",
  "\r\n",
  "\t",
  ":",
  "-",
  "--",
  "<!--",
  "-->",
  "]]>",
  "<![CDATA[",
  "]",
  "a",
  "b",
  "p",
  "p:",
  "q:",
  "xml:",
  "xmlns",
  "xmlns=''",
  " xmlns:p='u'",
  " xmlns:q='u'",
  " xmlns:q=''",
  " p:b='1'",
  " q:b='1'",
  " b='2'",
  "<a>",
  "</a>",
  "<p:b/>",
  "<b/>",
  "\u00e9",
  "\u00b7",
  "\u0300",
  "\u2028",
  "\u{1f600}",
  "\ufffe",
  "\u0001",
  "\u0000",
  "\ufeff",
  "1",
  ".",
  "_",
  "!",
  "#",
  "x",
  "<?xml version='1.0'?>",
  " standalone='yes'",
  " encoding='utf-8'",
];

const documents = [
  "<?xml version='1.0' encoding='utf-8'?>\n<!-- c --><p:a xmlns:p=\"u\" b='1'>x&amp;y<![CDATA[z]]><b c=\"&lt;\"/><!--d--></p:a>\n",
  "<a><b><c/></b><b>1</b></a>",
  "<a xmlns='u' xmlns:p='v'><p:b p:c='1' c='2' xml:lang='en'>&#65;</p:b><d xmlns=''/></a>",
  '<?xml version="1.0" encoding="UTF-8" standalone="yes" ?><a>]] ></a><!-- - -->',
  "<é·1><𐀀 é='ü'>𐀀</𐀀></é·1>",
  "<a><![CDATA[<x>&]]>]]&gt;<!-- ]]> & --></a>",
];

/** Valid documents with a few small edits. Most are no longer well-formed. */
export const mutatedDocument: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...documents),
    fc.array(fc.tuple(fc.nat(200), fc.nat(6), fc.oneof(fc.constant(""), fc.constantFrom(...pieces))), { maxLength: 4 }),
  )
  .map(([document, edits]) => edits.reduce(edit, [...document]).join(""));

function edit(characters: string[], [place, deleted, inserted]: [number, number, string]): string[] {
  const start = place % (characters.length + 1);
  return [...characters.slice(0, start), ...inserted, ...characters.slice(start + (deleted > 3 ? 0 : deleted))];
}
