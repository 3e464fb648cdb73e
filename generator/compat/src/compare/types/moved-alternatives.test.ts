import { expect, test } from "@jest/globals";
import { complex, el, seq, type } from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const int = 'type="xs:int"';
const derived = (name: string, base: string, members = "", attributes = ""): string =>
  type(name, complex("extension", base, members), attributes);
const abstract = 'abstract="true"';

/** `T` holds a `Shape`, which other types stand for. */
const contract = (...types: readonly string[]): Files =>
  serviceOf(type("T", seq(el("shape", 'type="a:Shape"'))) + type("Shape", seq(el("id", int))) + types.join(""));

const circle = derived("Circle", "a:Shape", seq(el("r", int)));
const box = (base: string, ...members: readonly string[]): string => derived("Box", base, seq(...members));

test.each<[title: string, old: Files, now: Files, there: readonly string[], back: readonly string[]]>([
  [
    "an abstract type comes between",
    contract(box("a:Shape", el("w", int))),
    contract(derived("Middle", "a:Shape", "", abstract), box("a:Middle", el("w", int))),
    [],
    [],
  ],
  [
    "one that stands for it, too, comes between",
    contract(box("a:Shape", el("w", int))),
    contract(derived("Middle", "a:Shape"), box("a:Middle", el("w", int))),
    ["alternative-type-added Shape/Middle: + Middle"],
    ["alternative-type-removed Shape/Middle: - Middle"],
  ],
  [
    "a type of another goes below that",
    contract(circle, box("a:Shape", el("w", int))),
    contract(circle, box("a:Circle", el("w", int))),
    ["member-added-required Box/r: + r"],
    ["member-removed-required Box/r: - r"],
  ],
  [
    "what moves is compared",
    contract(box("a:Shape", el("w", int), el("h", int))),
    contract(derived("Middle", "a:Shape", "", abstract), box("a:Middle", el("w", int))),
    ["member-removed-required Box/h: - h"],
    ["member-added-required Box/h: + h"],
  ],
  [
    "an abstract type comes with one that is concrete",
    contract(circle),
    contract(circle, derived("Middle", "a:Shape", "", abstract), box("a:Middle", el("w", int))),
    ["alternative-type-added Shape/Box: + Box"],
    ["alternative-type-removed Shape/Box: - Box"],
  ],
  [
    "an abstract type that nothing stands for",
    contract(circle),
    contract(circle, derived("Middle", "a:Shape", "", abstract)),
    [],
    [],
  ],
  [
    "a type that the other side blocks to stand for it is none",
    contract(box("a:Shape", el("w", int))),
    serviceOf(
      type("T", seq(el("shape", 'type="a:Shape"'))) +
        type("Shape", seq(el("id", int)), 'block="extension"') +
        derived("Middle", "a:Shape", "", abstract) +
        box("a:Middle", el("w", int)),
    ),
    ["alternative-type-removed Shape/Box: - Box"],
    ["alternative-type-added Shape/Box: + Box"],
  ],
])("%s", async (_title, old, now, there, back) => {
  const told = async (one: Files, other: Files): Promise<readonly string[]> =>
    changeTexts(await findingsBetween(one, other)).filter((text) => !text.startsWith("ts-symbol"));
  expect([await told(old, now), await told(now, old)]).toEqual([there, back]);
});
