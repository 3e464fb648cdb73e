import { notInSpace, wrongKind } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { collapse } from "./white-space.js";

/** xs:boolean (3.2.2): `true`, `1`, `false`, `0` in XML; JSON's true and false. */
export const boolean: SimpleType<boolean> = {
  name: "xs:boolean",
  family: "boolean",
  whiteSpace: "collapse",
  placeholder: false,
  parse: (text) => {
    const literal = collapse(text);
    if (literal === "true" || literal === "1") return true;
    if (literal === "false" || literal === "0") return false;
    throw notInSpace("xs:boolean", literal);
  },
  format: (value) => String(check(value)),
  fromJson: check,
  toJson: check,
};

function check(value: unknown): boolean {
  if (typeof value !== "boolean") throw wrongKind("xs:boolean", value);
  return value;
}
