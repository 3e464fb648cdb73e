import type { ElementModel, NilFacts } from "../contract-model.js";

/** Whether an element may be null, by what its declaration says and its value. */
export function nilFacts(isNillable: boolean, value: ElementModel["value"]): NilFacts {
  if (value?.kind !== "fixed") return { nillable: isNillable };
  return isNillable ? { nillable: false, deniesNil: true } : { nillable: false };
}
