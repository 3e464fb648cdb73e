import type { Documentation } from "./schema-set.js";

/** What is said in the nearest place of two, and of what nothing is said there, in the other. */
export function nearestDocumentation(
  near: Documentation | undefined,
  far: Documentation | undefined,
): Documentation | undefined {
  if (near === undefined || far === undefined) return near ?? far;
  return { text: near.text ?? far.text, deprecation: near.deprecation ?? far.deprecation };
}
