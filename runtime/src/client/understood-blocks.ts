/** WS-Addressing 1.0, and the submission of August 2004, which older stacks write. */
const addressingNamespaces = [
  "http://www.w3.org/2005/08/addressing",
  "http://schemas.xmlsoap.org/ws/2004/08/addressing",
];

/**
 * The WS-Addressing blocks that need no handling in a reply on the connection of its request: which message it answers,
 * what it is, whom it is for (WS-Addressing 1.0 Core section 3.4, SOAP Binding section 5.1).
 */
const addressingBlocks = ["Action", "MessageID", "RelatesTo", "To", "From", "ReplyTo", "FaultTo", "FaultDetail"];

/**
 * The header blocks, `{namespace}name`, that replies may mark as mustUnderstand: those of WS-Addressing, and those that
 * the caller names.
 */
export function understoodBlocks({
  understoodHeaders = [],
}: {
  readonly understoodHeaders?: readonly string[] | undefined;
}): ReadonlySet<string> {
  const addressing = addressingNamespaces.flatMap((uri) => addressingBlocks.map((name) => `{${uri}}${name}`));
  return new Set([...addressing, ...understoodHeaders]);
}
