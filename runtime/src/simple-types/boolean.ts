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
    const value = truth(text) ?? truth(collapse(text));
    if (value === undefined) throw notInSpace("xs:boolean", collapse(text));
    return value;
  },
  format: (value) => String(check(value)),
  fromJson: check,
  toJson: check,
};

function check(value: unknown): boolean {
  if (typeof value !== "boolean") throw wrongKind("xs:boolean", value);
  return value;
}

/** The value of a literal; undefined if the text is not one. */
function truth(text: string): boolean | undefined {
  if (text === "true" || text === "1") return true;
  return text === "false" || text === "0" ? false : undefined;
}
