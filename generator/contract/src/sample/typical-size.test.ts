import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "@jest/globals";
import { loadModel } from "../load/load-model.js";
import type { SampleElement } from "./sample.js";
import { TreeSampler } from "./tree-sampler.js";

const folder = mkdtempSync(join(tmpdir(), "stubwright-sample-"));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Types that each hold some of the next: all of them together are a message of `width` to the power of `levels` elements. */
function tree(levels: number, width: number): string {
  const each = (count: number, print: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => print(index)).join("");
  const members = (level: number): string =>
    each(
      width,
      (index) => `<xs:element name="e${index}" type="${level < levels ? `T${level}` : "xs:int"}" minOccurs="0"/>`,
    );
  const types = each(levels, (level) => {
    return `<xs:complexType name="T${level}"><xs:sequence>${members(level + 1)}</xs:sequence></xs:complexType>`;
  });
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${types}<xs:element name="root" type="T0"/></xs:schema>`;
}

function childrenOf({ content }: SampleElement): readonly SampleElement[] {
  if (content.kind !== "children") return [];
  return content.children.flatMap((child) => (child.kind === "element" ? [child.element] : []));
}

function countBelow(element: SampleElement): number {
  return childrenOf(element).reduce((count, child) => count + 1 + countBelow(child), 0);
}

test.each([
  { levels: 2, width: 5, want: 5 + 5 * 5 },
  // Once there are enough, only the root's members go on.
  { levels: 6, width: 5, want: 63 },
  { levels: 1, width: 200, want: 200 },
  { levels: 2, width: 200, want: 200 + 58 },
])("$width members of each of $levels levels: $want elements in a typical message", async ({ levels, width, want }) => {
  const entry = join(folder, `${levels}-${width}.xsd`);
  writeFileSync(entry, tree(levels, width));
  const { model } = await loadModel({ entry }, {});
  const [root] = model?.elements ?? [];
  if (model === undefined || root === undefined) throw new Error("The schema is not sound.");
  const made = new TreeSampler(model).sample(root, "typical");
  expect(made && childrenOf(made)).toHaveLength(width);
  expect(made && countBelow(made)).toBe(want);
});

test("a referenced ID is kept, however much is before it", async () => {
  const entry = join(folder, "ids.xsd");
  const fill = Array.from({ length: 70 }, (_, index) => `<xs:element name="f${index}" type="xs:int" minOccurs="0"/>`);
  const part = (name: string, content: string): string =>
    `<xs:element name="${name}"><xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType></xs:element>`;
  const id = '<xs:element name="id" type="xs:ID" minOccurs="0"/>';
  const content = part("a", fill.join("")) + part("b", id) + part("c", '<xs:element name="ref" type="xs:IDREF"/>');
  writeFileSync(entry, `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${part("root", content)}</xs:schema>`);
  const { model } = await loadModel({ entry }, {});
  const [root] = model?.elements ?? [];
  if (model === undefined || root === undefined) throw new Error("The schema is not sound.");
  const made = new TreeSampler(model).sample(root, "typical");
  const texts =
    made &&
    childrenOf(made).map((child) => childrenOf(child).map(({ content: of }) => of.kind === "value" && of.value.json));
  expect(texts?.slice(1)).toEqual([["id1"], ["id1"]]);
});
