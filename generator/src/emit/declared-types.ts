import type { PlannedHeaders } from "../plan/plan.js";
import { type Code, code, type codecEntry, type runtimeEntry, typeSymbol } from "../print/code.js";

/** An entry point of the runtime that has `NoBlocks`. */
export type BlocksModule = typeof codecEntry | typeof runtimeEntry;

/**
 * The type arguments for what an operation declares beside its messages, in the order of the parameters: `NoBlocks` where
 * nothing is declared, and none behind the last that is.
 */
export function declaredTypes(
  declared: readonly (PlannedHeaders | undefined)[],
  module: BlocksModule,
): readonly Code[] {
  const last = declared.findLastIndex((blocks) => blocks !== undefined);
  return declared
    .slice(0, last + 1)
    .map((blocks) =>
      blocks === undefined
        ? code`${typeSymbol("NoBlocks", module)}`
        : code`${typeSymbol(blocks.typeName, "./operations.js")}`,
    );
}
