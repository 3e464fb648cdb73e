import { expect, test } from "@jest/globals";
import { int } from "../simple-types/integers.js";
import { processorTime } from "../testing/processor-time.js";
import { fixedText } from "../xml/element-declaration.js";
import { fixedContent } from "./fixed-content.js";
import { JsonReader } from "./json-reader.js";

function decode(json: JsonReader): { $value: number } {
  const sent = json.openObject();
  const value = { $value: json.member("$value", sent?.$value).value(int) };
  json.closeObject();
  return value;
}

test("what is wrong with one text costs nothing at those behind it", () => {
  const texts = [{ $value: 6 }, ...Array.from({ length: 300_000 }, () => ({ $value: 5 }))];
  const declaration = { fixed: fixedText("5") };
  const readAll = (): void => {
    const json = new JsonReader(texts);
    json.items((reader) => fixedContent(reader, decode, declaration, int));
    expect(json.issues.map(({ pointer }) => pointer)).toEqual(["/0"]);
  };
  expect(processorTime(readAll, 1000)).toBeLessThan(1000);
});
