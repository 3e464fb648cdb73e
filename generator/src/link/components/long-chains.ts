import type { Span } from "../../diagnostics/span.js";
import type { Linking } from "./linking.js";

/**
 * How many definitions of a kind may lead from one to the next. They are followed by recursion, here and in the stages behind,
 * whose stack holds several times as many. No contract that people write has so long a chain.
 */
export const longestChain = 200;

/** What a chain leads to when it has become too long. */
export interface ChainEnd {
  readonly kind: "type" | "group" | "attribute group";
  readonly name: string;
  readonly at: Span;
}

/** Says of the first chain of a kind that it is too long: all that lead into it are. */
export function reportLongChain({ kind, name, at }: ChainEnd, { diagnostics, longChains }: Linking): void {
  if (longChains.has(kind)) return;
  longChains.add(kind);
  diagnostics.report("xsd-chain-too-long", at, { kind, name, most: String(longestChain) });
}
