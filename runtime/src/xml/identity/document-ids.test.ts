import { expect, test } from "@jest/globals";
import { int } from "../../simple-types/integers.js";
import { list } from "../../simple-types/list.js";
import { ID, IDREF, IDREFS, NMTOKEN } from "../../simple-types/names.js";
import { union } from "../../simple-types/union.js";
import type { ValueFacts } from "../../simple-types/value-facts.js";
import { documentIds } from "./document-ids.js";

const numberOrId = union([int, ID], "numberOrId");
const numberOrReference = union([int, IDREF], "numberOrReference");
const wordOrId = union([NMTOKEN, ID], "wordOrId");
const references = list(numberOrReference, "references");

/** The problems of a document whose elements have these values. */
function problemsOf(values: readonly (readonly [type: ValueFacts, value: unknown])[]): readonly string[] {
  const observer = documentIds.begin({ depth: 1, pointer: "" }, undefined);
  for (const [type, value] of values) {
    observer.attribute(2, { namespace: "", name: "id", type, value });
    observer.closed(2, "", "row");
  }
  observer.closed(1, "", "rows");
  const problems: string[] = [];
  observer.finish((_pointer, detail) => problems.push(detail));
  return problems;
}

test.each<[what: string, values: readonly (readonly [ValueFacts, unknown])[], want: readonly string[]]>([
  [
    "an ID twice",
    [
      [ID, "a"],
      [ID, "a"],
    ],
    ["The ID a occurs twice."],
  ],
  [
    "a reference before its ID",
    [
      [IDREF, "a"],
      [ID, "a"],
    ],
    [],
  ],
  [
    "a reference to none",
    [
      [ID, "a"],
      [IDREF, "b"],
    ],
    ["There is no ID b."],
  ],
  [
    "references",
    [
      [ID, "a"],
      [IDREFS, ["a", "b"]],
    ],
    ["There is no ID b."],
  ],
  [
    "an ID of a union twice",
    [
      [numberOrId, "a"],
      [numberOrId, "a"],
    ],
    ["The ID a occurs twice."],
  ],
  [
    "a number of a union twice",
    [
      [numberOrId, 1],
      [numberOrId, 1],
    ],
    [],
  ],
  [
    "a text twice that an earlier member takes",
    [
      [wordOrId, "a"],
      [wordOrId, "a"],
    ],
    [],
  ],
  [
    "a reference of a union",
    [
      [numberOrId, "a"],
      [numberOrReference, "b"],
    ],
    ["There is no ID b."],
  ],
  [
    "references of unions",
    [
      [ID, "a"],
      [references, ["a", 1, "b"]],
    ],
    ["There is no ID b."],
  ],
])("%s", (_what, values, want) => expect(problemsOf(values)).toEqual(want));
