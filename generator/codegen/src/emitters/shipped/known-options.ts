import { UsageError } from "@stubwright/contract/diagnostics";
import type { EmitterOptions } from "../emitter.js";

/** Refuses options that an emitter does not have, because they would have no effect. Throws `UsageError`. */
export function refuseUnknownOptions(emitter: string, options: EmitterOptions, known: readonly string[]): void {
  const unknown = Object.keys(options).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  const all = known.length === 0 ? "It has no options." : `It has ${known.join(", ")}.`;
  throw new UsageError(`The emitter ${emitter} has no option "${unknown}". ${all}`);
}
