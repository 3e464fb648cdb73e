import type { Span } from "@stubwright/contract/diagnostics";
import { attributeOf, descendantsOf, namespaces } from "@stubwright/contract/read";
import type { Change } from "../change.js";
import type { Sides } from "../types/type-comparison.js";
import type { ContractSide } from "./contract-side.js";

/** The default forms of schemas that are others than before. */
export type ChangedForms = readonly ChangedForm[];

interface ChangedForm {
  readonly node: "element" | "attribute";
  /** The schema's namespace, then and now. */
  readonly from: string;
  readonly to: string;
  readonly old: string;
  /** What there is to report. */
  readonly facts: Pick<Change, "path" | "facet" | "old" | "new" | "base" | "head">;
}

/** Which schemas say something else of whether local names are qualified. */
export function changedForms({ old, now, alignment }: Sides): ChangedForms {
  const [oldSchemas, newSchemas] = [schemasOf(old), schemasOf(now)];
  return [...oldSchemas].flatMap(([from, schema]) => {
    const to = alignment.namespace(from);
    const other = newSchemas.get(to);
    if (other === undefined) return [];
    return (["element", "attribute"] as const).flatMap((node): ChangedForm[] => {
      const texts = { old: schema[node], new: other[node] };
      if (texts.old === texts.new) return [];
      const facts = { path: from, facet: `${node}FormDefault`, ...texts, base: schema.at, head: other.at };
      return [{ node, from, to, old: texts.old, facts }];
    });
  });
}

interface SchemaForms {
  readonly element: string;
  readonly attribute: string;
  readonly at: Span;
}

/** By namespace; the first schema of each. */
function schemasOf({ documents }: ContractSide): ReadonlyMap<string, SchemaForms> {
  const schemas = new Map<string, SchemaForms>();
  for (const { root } of documents) {
    if (root === undefined) continue;
    for (const element of descendantsOf(root)) {
      if (element.namespace !== namespaces.schema || element.local !== "schema") continue;
      const text = (name: string): string | undefined => attributeOf(element, name)?.value;
      const namespace = text("targetNamespace") ?? "";
      if (schemas.has(namespace)) continue;
      schemas.set(namespace, {
        element: text("elementFormDefault") ?? "unqualified",
        attribute: text("attributeFormDefault") ?? "unqualified",
        at: element.at,
      });
    }
  }
  return schemas;
}
