// Generated from contract.xsd by stubwright. Do not edit:
// change the contract and run `stubwright generate`.

import type { SimpleType, TextType } from "@stubwright/runtime/codec";
import { int, renamed, restrict, string } from "@stubwright/runtime/codec";
import type * as types from "./types.js";

/** Checks and converts values of `{urn:golden:shared}Code`. */
export const codeScalar: TextType<types.Code> = /* @__PURE__ */ renamed(string, "Code");

/** Checks and converts values of `{urn:golden:shared}Part/x`. */
export const partXScalar: TextType<types.PartX> = /* @__PURE__ */ restrict(string, "PartX", { enumeration: ["type"] });

/** Checks and converts values of `{urn:golden:shared}Both/x`. */
export const bothXScalar: TextType<types.BothX> = /* @__PURE__ */ restrict(string, "BothX", { enumeration: ["child"] });

/** Checks and converts values of `{urn:golden:shared}Both/@x`. */
export const bothXAttributeScalar: TextType<types.BothXAttribute> = /* @__PURE__ */ restrict(string, "BothXAttribute", {
  enumeration: ["attribute"],
});

/** Checks and converts values of `{urn:golden:shared}Both/@y`. */
export const bothYAttributeScalar: SimpleType<types.BothYAttribute> = /* @__PURE__ */ restrict(int, "BothYAttribute", {
  maxInclusive: "5",
});

/** Checks and converts values of `{urn:golden:shared}Part/x[2]`. */
export const partX2Scalar: TextType<types.PartX2> = /* @__PURE__ */ restrict(string, "PartX2", {
  enumeration: ["element"],
});

/** Checks and converts values of `{urn:golden:shared}Groups/x`. */
export const groupsXScalar: TextType<types.GroupsX> = /* @__PURE__ */ restrict(string, "GroupsX", {
  enumeration: ["group"],
});

/** Checks and converts values of `{urn:golden:shared}Groups/@x`. */
export const groupsXAttributeScalar: TextType<types.GroupsXAttribute> = /* @__PURE__ */ restrict(
  string,
  "GroupsXAttribute",
  { enumeration: ["attributes"] },
);

/** Checks and converts values of `{urn:golden:shared}Derived/x`. */
export const derivedXScalar: TextType<types.DerivedX> = /* @__PURE__ */ restrict(string, "DerivedX", {
  enumeration: ["added"],
});

/** Checks and converts values of `{urn:golden:shared}Text/Value`. */
export const textValueScalar: TextType<types.TextValue> = /* @__PURE__ */ restrict(codeScalar, "TextValue", {
  enumeration: ["text"],
});

/** Checks and converts values of `{urn:golden:shared}Text/@Value`. */
export const textValueAttributeScalar: TextType<types.TextValueAttribute> = /* @__PURE__ */ restrict(
  string,
  "TextValueAttribute",
  { enumeration: ["attribute"] },
);

/** Checks and converts values of `{urn:golden:shared}Qualified/x`. */
export const qualifiedXScalar: TextType<types.QualifiedX> = /* @__PURE__ */ restrict(string, "QualifiedX", {
  enumeration: ["with"],
});

/** Checks and converts values of `{urn:golden:shared}Qualified/x[2]`. */
export const qualifiedX2Scalar: TextType<types.QualifiedX2> = /* @__PURE__ */ restrict(string, "QualifiedX2", {
  enumeration: ["without"],
});
