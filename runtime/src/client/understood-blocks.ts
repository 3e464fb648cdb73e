import { addressingBlocks } from "../soap/addressing.js";

/**
 * The header blocks, `{namespace}name`, that replies may say must be understood: those of WS-Addressing, and those that the
 * caller names. What a reply's blocks of WS-Addressing say is seen to where it comes on the connection of its request: which
 * message it answers, what it is, whom it is for (WS-Addressing 1.0 Core section 3.4, SOAP Binding section 5.1).
 */
export function understoodBlocks({
  understoodHeaders = [],
}: {
  readonly understoodHeaders?: readonly string[] | undefined;
}): ReadonlySet<string> {
  return new Set([...addressingBlocks, ...understoodHeaders]);
}
