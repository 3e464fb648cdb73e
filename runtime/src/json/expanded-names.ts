import { ncName } from "../simple-types/name-characters.js";
import { notInSpace } from "../simple-types/refusals.js";
import type { Scalar } from "../simple-types/scalar.js";
import { string } from "../simple-types/strings.js";

const xmlNamespace = "http://www.w3.org/XML/1998/namespace";
const declarationsNamespace = "http://www.w3.org/2000/xmlns/";
const character = "[\\t\\n\\r\\u0020-\\uD7FF\\uE000-\\uFFFD\\u{10000}-\\u{10FFFF}]";
const expanded = /* @__PURE__ */ new RegExp(`^(?:\\{(${character}*)\\})?(${ncName})$`, "u");
const prefix = /* @__PURE__ */ new RegExp(`^(?!xml(?:ns)?$)${ncName}$`, "u");
const namespace = /* @__PURE__ */ new RegExp(`^${character}+$`, "u");

/** The namespace and local name of an expanded name. */
interface ExpandedParts {
  readonly namespace: string;
  readonly local: string;
}

/** Splits `{namespace}local` or `local`; undefined if XML has no such name. */
export function expandedParts(name: string): ExpandedParts | undefined {
  const [, uri = "", local] = expanded.exec(name) ?? [];
  return local === undefined || uri === declarationsNamespace ? undefined : { namespace: uri, local };
}

/** The type of an element's name in a wildcard: `{namespace}local`, `{}local` in no namespace. */
export const elementName: Scalar<string> = /* @__PURE__ */ nameOfElement();

function nameOfElement(): Scalar<string> {
  return {
    ...string,
    name: "name of an element",
    fromJson: (value) => {
      const parts = expandedParts(string.fromJson(value));
      if (parts === undefined) throw notInSpace("name of an element", value);
      return `{${parts.namespace}}${parts.local}`;
    },
  };
}

/** Whether a prefix can be declared for a namespace (Namespaces in XML 1.0 section 3). */
export function isDeclarable(name: string, uri: string): boolean {
  return prefix.test(name) && namespace.test(uri) && uri !== xmlNamespace && uri !== declarationsNamespace;
}
