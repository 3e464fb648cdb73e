import type { WhiteSpace } from "@stubwright/runtime/codec";

/** How much of a text's white space a facet takes away: a derived type may take more, never less (XSD 1.0 Part 2, 4.3.6). */
export const whiteSpaceRank: Readonly<Record<WhiteSpace, number>> = { preserve: 0, replace: 1, collapse: 2 };
