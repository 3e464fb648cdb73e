import type { ContractModel } from "@stubwright/contract/model";
import { usedBuiltins } from "@stubwright/contract/model";
import { mappedType } from "../scalar/mapped-types.js";

/** A built-in type whose values TypeScript holds otherwise than before. */
interface ChangedRepresentation {
  /** `xs:long`. */
  readonly type: string;
  readonly old: string;
  readonly now: string;
}

/** What an option changed for those built-in types that both contracts use. */
export function compareRepresentations(old: ContractModel, now: ContractModel): readonly ChangedRepresentation[] {
  const after = usedBuiltins(now);
  return [...usedBuiltins(old).values()].flatMap((before) => {
    const use = after.get(before.name);
    if (use === undefined || use.as === before.as) return [];
    const typescript = ({ name, as }: typeof use): string => mappedType(name, as).typescript;
    return [{ type: `xs:${before.name}`, old: typescript(before), now: typescript(use) }];
  });
}
