import type { LiveContract } from "./live-contract.js";

/**
 * The operations that change nothing: those that are named, those that the contract marks by `wsdlx:safe`, and those with a GET
 * route of their own. One-way operations are never among them, since nobody sees what they did.
 */
export function safeOperations(
  { model, operations }: LiveContract,
  named: readonly string[] = [],
): ReadonlySet<string> {
  const isMarked = new Set([...named, ...model.operations.filter(({ isSafe }) => isSafe).map(({ name }) => name)]);
  const safe = [...operations.values()].filter(
    ({ name, kind, routes }) =>
      kind === "request-reply" && (isMarked.has(name) || routes.some(({ method }) => method === "GET")),
  );
  return new Set(safe.map(({ name }) => name));
}
