import type { SimpleType } from "./simple-type.js";
import { textType } from "./text-type.js";
import { collapse } from "./white-space.js";

const scheme = "(?:[a-zA-Z][a-zA-Z\\d+.-]*:|(?![^:/?#]*:))";
const authority = "(?://(?:[^/?#[\\]@]*@)?(?:\\[[\\da-fA-F:.]+\\](?::\\d*)?|[^/?#[\\]]*)(?![^/?#]))?";
const reference = /* @__PURE__ */ new RegExp(`^${scheme}${authority}[^?#[\\]]*(?:\\?[^#]*)?(?:#[^#]*)?$`);

/**
 * xs:anyURI (3.2.17), kept as written: a URI reference (RFC 2396, RFC 2732) once the characters that URIs exclude have
 * been escaped.
 */
export const anyURI: SimpleType<string> = /* @__PURE__ */ textType("xs:anyURI", {
  family: "string",
  primitive: "anyURI",
  whiteSpace: "collapse",
  accepts: (text) => text === collapse(text) && reference.test(text) && !/%(?![\da-fA-F]{2})/.test(text),
});
