import type { Documentation } from "./schema-set.js";

/** What is said of an element or attribute where it is used, by reference; its declaration's words or deprecation where it has none. */
export function documentationOfUse(
  used: Documentation | undefined,
  declared: Documentation | undefined,
): Documentation | undefined {
  if (used === undefined || declared === undefined) return used ?? declared;
  return { text: used.text ?? declared.text, deprecation: used.deprecation ?? declared.deprecation };
}
