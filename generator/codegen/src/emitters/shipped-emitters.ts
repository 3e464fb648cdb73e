import { UsageError } from "@stubwright/contract/diagnostics";
import type { ContractModel } from "@stubwright/contract/model";
import { contractArbitraries } from "../arbitraries/contract-arbitraries.js";
import { emitArbitraries } from "../emit/emit-arbitraries.js";
import { defineEmitter, type Emitter, type EmitterOptions } from "./emitter.js";
import type { EmitterPlan } from "./emitter-plan.js";
import type { EmitterResult } from "./run-plug-in.js";
import { refuseUnknownOptions } from "./shipped/known-options.js";
import { mswEmitter } from "./shipped/msw.js";
import { standardSchemaEmitter } from "./shipped/standard-schema.js";
import { tanstackQueryEmitter } from "./shipped/tanstack-query.js";

/** The emitter behind the config's `arbitraries`. */
export const arbitrariesModule = "stubwright/emitters/arbitraries";

/** What the shipped emitters get. */
interface ShippedInput {
  readonly model: ContractModel;
  readonly plan: EmitterPlan;
  readonly options: EmitterOptions;
}

/** The prefix of names that never lead to a plug-in. */
const prefix = "stubwright/emitters/";

/**
 * Runs an emitter that Stubwright ships; undefined for another module. They need no installed package, so that `npx
 * stubwright` can run them, too. Throws `UsageError` for a name below `stubwright/emitters/` that there is not, and for
 * wrong options.
 */
export function shippedEmitter(module: string, input: ShippedInput): Promise<EmitterResult> | undefined {
  if (!module.startsWith(prefix)) return undefined;
  const emitters = shippedEmitters(input);
  const emitter = emitters.get(module);
  if (emitter === undefined)
    throw new UsageError(`There is no emitter ${module}. Stubwright has ${[...emitters.keys()].join(", ")}.`);
  return runShipped(emitter, input);
}

async function runShipped(emitter: Emitter, { plan, options }: ShippedInput): Promise<EmitterResult> {
  return { files: await emitter.emit(plan, options), peerDependencies: emitter.peerDependencies ?? {} };
}

function shippedEmitters({ model, plan }: ShippedInput): ReadonlyMap<string, Emitter> {
  return new Map([
    ["stubwright/emitters/standard-schema", standardSchemaEmitter],
    ["stubwright/emitters/tanstack-query", tanstackQueryEmitter],
    ["stubwright/emitters/msw", mswEmitter],
    [arbitrariesModule, arbitrariesEmitter(model, plan)],
  ]);
}

/** fast-check arbitraries. They need all facets and content models of the contract, which the plan of emitters leaves out. */
function arbitrariesEmitter(model: ContractModel, { nulls, importExtension }: EmitterPlan): Emitter {
  return defineEmitter({
    apiVersion: 1,
    peerDependencies: { "fast-check": "^4.0.0" },
    emit: (_plan, options) => {
      refuseUnknownOptions(arbitrariesModule, options, []);
      const arbitraries = contractArbitraries(model, { nulls });
      if (arbitraries.length === 0) return [];
      return [{ path: "arbitraries.ts", text: emitArbitraries(arbitraries).print([], importExtension) }];
    },
  });
}
