import { describe, expect, test } from "@jest/globals";
import { base64Binary } from "../simple-types/binary.js";
import { decimal } from "../simple-types/decimal.js";
import { processorTime } from "../testing/processor-time.js";
import { xmlLimits } from "../xml/xml-limits.js";
import { XmlTextReader } from "../xml/xml-text-reader.js";
import { mend } from "./mend.js";
import { changeJson } from "./mend-json.js";
import { readLeniently } from "./read-leniently.js";
import { meantValue } from "./respell.js";

const length = 100_000;
/** Milliseconds that linear work never takes, and quadratic work always does. */
const most = 2500;

describe("a hostile reply of 100 kB and more does not occupy a lenient client", () => {
  test("zeros in front of the last digit of a number with an exponent", () => {
    const text = `1.${"0".repeat(3 * length)}1e0`;
    expect(processorTime(() => expect(meantValue(decimal, text)?.value).toBe(text.slice(0, -2)), most)).toBeLessThan(
      most,
    );
  });

  test("a run of equals signs in a value that is nearly base64", () => {
    const text = `${"=".repeat(3 * length)}a!`;
    expect(processorTime(() => expect(meantValue(base64Binary, text)).toBeUndefined(), most)).toBeLessThan(most);
  });

  test("surplus padding of base64 is passed over as before", () => {
    expect(meantValue(base64Binary, "YQ=====")?.value).toEqual(new Uint8Array([97]));
  });

  test("spaces in the tag of an element that is renamed", () => {
    const tag = `<a${" ".repeat(3 * length)}x="1"/>`;
    const name = { namespace: "", name: "b" };
    const rename = (): unknown => mend(`<r>${tag}</r>`, [{ kind: "rename", at: 3, name }], xmlLimits(undefined));
    expect(processorTime(() => void expect(rename()).toBeDefined(), most)).toBeLessThan(most);
  });

  test("every other item of a JSON array left out", () => {
    const count = 600_000;
    const paths = Array.from(
      { length: count },
      (_, index) => ({ kind: "leave-out", path: [2 * index], issues: [] }) as const,
    );
    const change = (): void => {
      const message: { value: unknown } = { value: Array.from({ length: 2 * count }, (_, index) => index % 2) };
      changeJson(message, paths);
      expect(new Set(message.value as number[])).toEqual(new Set([1]));
      expect(message.value).toHaveLength(count);
    };
    expect(processorTime(change, most)).toBeLessThan(most);
  });

  test("undeclared prefixes, each reported once", () => {
    const count = 60_000;
    const text = `<r>${Array.from({ length: count }, (_, index) => `<p${index}:a/><p${index}:b/>`).join("")}</r>`;
    const read = (): void => {
      const outcome = readLeniently({ text, depth: 1 }, (sent, tolerance) => {
        const xml = new XmlTextReader(sent, { tolerance });
        xml.root();
        while (xml.child() !== undefined) xml.skip();
        xml.end();
      });
      expect(outcome.issues).toHaveLength(count);
    };
    expect(processorTime(read, most)).toBeLessThan(most);
  });

  test("an instruction without an end, behind the element to leave out", () => {
    const leaveOut = (): unknown =>
      mend("<r><a/><? without an end </r>", [{ kind: "leave-out", at: 3 }], xmlLimits(undefined));
    expect(leaveOut).toThrow("A processing instruction is not closed");
  });
});
