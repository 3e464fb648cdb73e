import { expect, test } from "@jest/globals";
import { DecodeError } from "../errors/decode-error.js";
import { string } from "../simple-types/strings.js";
import { elementTable } from "../xml/element-table.js";
import type { XmlReaderOptions } from "../xml/xml-reader.js";
import { documentCodec } from "./document-codec.js";

const table = elementTable("", "", [
  ["b", 1, 1],
  ["c", 1, 1],
]);

const codec = documentCodec<string>(
  { namespace: "", name: "a" },
  {
    decode: (xml) => {
      let read = "";
      while (xml.next(table)) read += xml.value(string);
      return read;
    },
    encode: () => undefined,
  },
);

function read(text: string, options?: XmlReaderOptions): string {
  try {
    return codec.decode(text, options);
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.issues.map(({ code }) => code).join(" ");
  }
}

const inOrder = "<?p?><a><b>1</b><c>2</c></a>";

const turned = "<a><c>2</c><b>1</b></a>";

const linked = '<a><b href="#c">1</b><c>2</c></a>';

/** As JavaScript hands them over: the type cannot say that one may be undefined. */
const unsaid: XmlReaderOptions = Object({ order: undefined, instructions: undefined });

test.each<readonly [text: string, options: XmlReaderOptions | undefined, want: string]>([
  [inOrder, undefined, "12"],
  [turned, undefined, "order"],
  [turned, { order: "any" }, "21"],
  [inOrder, unsaid, "12"],
  [turned, unsaid, "order"],
  [linked, undefined, "unexpected"],
  [linked, { unexpected: "skip" }, "12"],
  [linked, { unexpected: "skip", passAttribute: ({ value }) => value !== "#c" }, "unexpected"],
  [linked, { passAttribute: ({ value }) => value === "#c" }, "12"],
])("%s with the options %j is read as %s", (text, options, want) => {
  expect(read(text, options)).toBe(want);
});
