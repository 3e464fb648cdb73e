import { expect, test } from "@jest/globals";
import { DecodeError } from "../errors/decode-error.js";
import { double } from "../simple-types/floats.js";
import { string } from "../simple-types/strings.js";
import { typeTable } from "../values/type-table.js";
import { elementTable } from "./element-table.js";
import type { XmlReader } from "./xml-reader.js";
import { XmlTextReader } from "./xml-text-reader.js";

const shapeTypes = typeTable(undefined, [["Circle", "circle", "urn:t"]]);

const circleElements = elementTable("urn:t", "circle", [["r", 1, 1]]);

function decodeShape(xml: XmlReader): unknown {
  const $type = xml.typeOf(shapeTypes);
  xml.requiredAttribute("", "label", string);
  let r = 0;
  while (xml.next(circleElements)) r = xml.value(double);
  return { $type, r };
}

function read(shape: string): unknown {
  const xml = new XmlTextReader(
    `<Box xmlns:i="http://www.w3.org/2001/XMLSchema-instance" xmlns:t="urn:t">${shape}</Box>`,
  );
  try {
    xml.root();
    xml.child();
    const value = xml.nilOr(decodeShape);
    xml.child();
    xml.end();
    return value;
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return error.issues.map(({ code, pointer }) => `${code} ${pointer}`);
  }
}

test.each([
  ['<s i:nil="true"/>', null],
  ['<s i:nil="true" i:type="t:circle"/>', null],
  ['<s i:nil="true" label="l"/>', ["unexpected /s/@label"]],
  ['<s i:nil="true"> </s>', ["unexpected /s"]],
  ['<s i:type="t:circle" label="l"><t:r>1</t:r></s>', { $type: "Circle", r: 1 }],
  ['<s i:nil="false" label="l"><t:r>1</t:r></s>', ["type /s"]],
  ['<s label="l"><t:r>1</t:r></s>', ["type /s"]],
])("where the declared type is abstract, a message's %s is %j", (shape, want) => {
  expect(read(shape)).toEqual(want);
});
