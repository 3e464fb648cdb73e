import { ncName } from "./name-characters.js";
import type { PrefixReader, PrefixWriter } from "./prefixes.js";
import { notInSpace, wrongKind } from "./refusals.js";
import type { SimpleType } from "./simple-type.js";
import { collapse } from "./white-space.js";

const written = /* @__PURE__ */ new RegExp(`^(?:(${ncName}):)?(${ncName})$`, "u");
/** The form of a qualified name. The namespace of declarations is excluded, as no prefix can be bound to it. */
const expanded = /* @__PURE__ */ new RegExp(
  `^(?:\\{(?!http://www\\.w3\\.org/2000/xmlns/\\})([^{}]*)\\})?(${ncName})$`,
  "u",
);

/** xs:QName (3.2.18): `{namespace}local`, or `local` in no namespace; in XML with a prefix. */
export const QName: SimpleType<string> = /* @__PURE__ */ qualifiedNameType("xs:QName");
/** xs:NOTATION (3.2.19): the name of a notation, in the form of a QName. */
export const NOTATION: SimpleType<string> = /* @__PURE__ */ qualifiedNameType("xs:NOTATION");

function qualifiedNameType(name: string): SimpleType<string> {
  const check = (value: unknown): string => {
    if (typeof value !== "string") throw wrongKind(name, value);
    const parts = expanded.exec(value);
    if (parts === null) throw notInSpace(name, value);
    return parts[1] === "" ? (parts[2] ?? "") : value;
  };
  return {
    name,
    family: "qname",
    whiteSpace: "collapse",
    placeholder: "",
    prefixed: true,
    parse: (text, prefixes) => {
      const literal = collapse(text);
      return prefixes === undefined ? check(literal) : resolveName(name, literal, prefixes);
    },
    format: (value, prefixes) => writeName(check(value), prefixes),
    fromJson: check,
    toJson: check,
  };
}

function resolveName(name: string, literal: string, prefixes: PrefixReader): string {
  const [, prefix = "", local] = written.exec(literal) ?? [];
  const namespace = local === undefined ? undefined : prefixes.resolve(prefix);
  if (local === undefined || namespace === undefined) throw notInSpace(name, literal);
  return namespace === "" ? local : `{${namespace}}${local}`;
}

function writeName(value: string, prefixes: PrefixWriter | undefined): string {
  const end = value.startsWith("{") ? value.lastIndexOf("}") : -1;
  if (prefixes === undefined || end < 0) return value;
  return `${prefixes.prefixOf(value.slice(1, end))}:${value.slice(end + 1)}`;
}
