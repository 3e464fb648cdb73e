import { expect, test } from "@jest/globals";
import type { AnyElement } from "@stubwright/runtime";
import { anyElementSchemas } from "./shared-components.js";

test("the schemas of any elements have the members of their types", () => {
  const whole: Required<AnyElement> = { name: "", attributes: {}, namespaces: {}, content: [] };
  const { name: _name, ...content } = whole;
  expect(Object.keys(anyElementSchemas.AnyElement?.properties ?? {})).toEqual(Object.keys(whole));
  expect(Object.keys(anyElementSchemas.AnyContent?.properties ?? {})).toEqual(Object.keys(content));
});
