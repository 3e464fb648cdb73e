import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { ByteCollector } from "./byte-collector.js";

test("whatever the pieces, they are joined in order, in little more than their own room", () => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 40 }), { maxLength: 60 }), (pieces) => {
      const collector = new ByteCollector();
      for (const piece of pieces) collector.add(piece);
      const want = pieces.flatMap((piece) => [...piece]);
      expect([...collector.bytes]).toEqual(want);
      expect(collector.bytes.buffer.byteLength).toBeLessThanOrEqual(Math.max(want.length * 2, 40));
    }),
  );
});

test("the pieces stay as they are", () => {
  const first = Uint8Array.of(1, 2);
  const collector = new ByteCollector();
  for (const piece of [first, Uint8Array.of(3), Uint8Array.of(4)]) collector.add(piece);
  expect([...first]).toEqual([1, 2]);
});
