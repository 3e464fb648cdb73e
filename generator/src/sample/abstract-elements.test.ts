import { expect, test } from "@jest/globals";
import { readFiles } from "../compare/testing/compare-fixture.js";
import { choice, el, seq, type } from "../link/testing/schema-notation.js";
import { MessageSampler } from "./message-sampler.js";

const head = (attributes = ""): string => `<xs:element ref="P" ${attributes}/>`;

/** Where an abstract element is referred to that nothing can stand for. */
test.each<[title: string, content: string, want: string]>([
  ["optional", seq(el("x"), head('minOccurs="0"')), "<x>"],
  ["repeated", seq(el("x"), head('minOccurs="0" maxOccurs="unbounded"')), "<x>"],
  ["one of several", choice(head(), el("x")), "<x>"],
  ["in an optional choice", seq(el("x"), `<xs:choice minOccurs="0">${head()}</xs:choice>`), "<x>"],
  ["with others", seq(el("x"), `<xs:sequence minOccurs="0">${el("y")}${head()}</xs:sequence>`), "<x>"],
])("samples leave it out: %s", async (_title, content, want) => {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="P" abstract="true"/><xs:element name="r" type="T"/>${type("T", content)}</xs:schema>`;
  const { model } = await readFiles({ "s.xsd": schema });
  const root = model?.elements.find(({ name }) => name === "{}r");
  if (model === undefined || root === undefined) throw new Error("The contract has no model.");
  for (const size of ["minimal", "typical", "maximal"] as const) {
    const names = new MessageSampler(model).sample(root, size)?.xml.match(/<[a-zP]+/g);
    expect(names?.slice(1).map((name) => `${name}>`)).toEqual([want]);
  }
});
