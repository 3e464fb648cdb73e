import type { SourceFile } from "../project/source-files.js";
import type { ComponentName } from "./component-name.js";
import { type ContractDocuments, type FoundPlace, findDeclarations } from "./find-components.js";

/**
 * The places where configs name a type or element as `{namespace}local`, alone or at the start of a path: the keys of
 * `names.types` and `arrays`, the items of `elements`. If a type and an element have one name, it means the type.
 */
export function configNames(
  name: ComponentName,
  configs: readonly SourceFile[],
  contracts: readonly ContractDocuments[],
): readonly FoundPlace[] {
  if (name.kind !== "type" && name.kind !== "element") return [];
  if (name.kind === "element" && findDeclarations({ ...name, kind: "type" }, contracts).length > 0) return [];
  const written = `"{${name.namespace}}${name.local}`;
  return configs.flatMap((file) => {
    const text = file.document.getText();
    const places: FoundPlace[] = [];
    for (let at = text.indexOf(written); at >= 0; at = text.indexOf(written, at + 1)) {
      const end = at + written.length;
      if (/["/]/.test(text.charAt(end))) places.push({ file, range: { start: end - name.local.length, end } });
    }
    return places;
  });
}
