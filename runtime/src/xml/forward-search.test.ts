import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { ForwardSearch } from "./forward-search.js";

test("it finds what a plain search finds, also after going back", () => {
  const steps = fc.array(fc.record({ ahead: fc.nat(6), back: fc.option(fc.nat(12), { freq: 3 }) }), { maxLength: 30 });
  fc.assert(
    fc.property(fc.stringMatching(/^[abx]{0,60}$/), fc.constantFrom("x", "xx"), steps, (text, mark, moves) => {
      const landmark = new ForwardSearch(text, mark);
      let position = 0;
      for (const { ahead, back } of moves) {
        position = Math.min(text.length, position + ahead);
        if (back !== null) {
          const reached = position;
          position = Math.max(0, position - back);
          landmark.rewind(position, reached);
          for (; position < reached; position++) expect(landmark.from(position)).toBe(plain(text, mark, position));
        }
        expect(landmark.from(position)).toBe(plain(text, mark, position));
      }
    }),
  );
});

function plain(text: string, mark: string, position: number): number {
  const found = text.indexOf(mark, position);
  return found < 0 ? text.length : found;
}
