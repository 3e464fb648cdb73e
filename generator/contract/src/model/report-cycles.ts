import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { TypeModel } from "./contract-model.js";
import { localName } from "./expanded-name.js";
import { type RequiredCycle, requiredCycles } from "./required-cycles.js";

const mostNamed = 5;

/** Reports types of which no message can have a value, as each requires another. */
export function reportCycles(types: readonly TypeModel[], diagnostics: Diagnostics): void {
  for (const cycle of requiredCycles(types)) {
    const [first] = cycle.types;
    if (first !== undefined) {
      diagnostics.report("type-requires-itself", first.at, { type: first.typeName, elements: elementsText(cycle) });
    }
  }
}

/** `List/rest` and so on. */
function elementsText({ types, elementsOf }: RequiredCycle): string {
  const paths = types.flatMap((type) => elementsOf(type).map(({ name }) => `${type.typeName}/${localName(name)}`));
  const more = paths.length > mostNamed ? ` and ${paths.length - mostNamed} more` : "";
  return paths.slice(0, mostNamed).join(", ") + more;
}
