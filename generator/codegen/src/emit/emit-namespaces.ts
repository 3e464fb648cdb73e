import type { Plan } from "../plan/plan.js";
import { literal, word } from "../print/code.js";
import { SourceFile } from "../print/source-file.js";

/** namespaces.ts: the namespaces that the other files use; undefined where they use none. */
export function emitNamespaces(plan: Plan, used: ReadonlySet<string>): SourceFile | undefined {
  const namespaces = plan.namespaces.filter(({ constant }) => used.has(constant));
  if (namespaces.length === 0) return undefined;
  const out = new SourceFile("./namespaces.js");
  for (const { constant, uri } of namespaces) out.line`export const ${word(constant)} = ${literal(uri)};`;
  return out;
}
