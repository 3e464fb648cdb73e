import { describe, expect, test } from "@jest/globals";
import type { Span } from "../../../contract/dist/diagnostics/span.js";
import type { Files } from "../testing/compare-fixture.js";
import { findingsBetween } from "../testing/compare-fixture.js";
import { ruleCases } from "../testing/rule-cases.js";

/** What stands in no document: routes, what is read of the OpenAPI document, and versions. */
const placeless = new Set(["route", "contract"]);
const ofOpenApi = /^unknown-members-/;

/** A policy that is not required may be one that is not there. */
const isThere = (text: string | undefined): boolean => text !== undefined && text !== "not required";

/** The word a tag at a place starts with; undefined where no tag is. */
function tagAt(span: Span, files: Files): string | undefined {
  const text = files[span.uri.split("/").at(-1) ?? ""] ?? "";
  const line = text.split("\n")[span.line - 1] ?? "";
  return /^<([\w:]+)/.exec(line.slice(span.column - 1))?.[1];
}

describe("removed parts have a place in the old contract, added ones in the new", () => {
  test.each(ruleCases.map((one) => [one.title, one] as const))("%s", async (_title, { old, now }) => {
    for (const { rule, node, old: was, new: is, base, head } of await findingsBetween(old, now)) {
      if (placeless.has(node) || ofOpenApi.test(rule)) continue;
      const places = { base: base && tagAt(base, old), head: head && tagAt(head, now) };
      if (isThere(was)) expect({ rule, ...places }).toMatchObject({ base: expect.any(String) });
      if (isThere(is)) expect({ rule, ...places }).toMatchObject({ head: expect.any(String) });
    }
  });
});
