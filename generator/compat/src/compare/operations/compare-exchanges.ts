import type { OperationPair } from "./compare-operations.js";

/** One-way or request and reply. */
export function compareExchanges({ old, now, collector }: OperationPair): void {
  const [oldAnswers, newAnswers] = [old.operation.output !== undefined, now.operation.output !== undefined];
  if (oldAnswers === newAnswers) return;
  const facts = { node: "operation", path: now.name, base: old.operation.at, head: now.operation.at } as const;
  const texts = { old: exchangeText(oldAnswers), new: exchangeText(newAnswers) };
  const rule = newAnswers ? "mep-one-way-to-request-response" : "mep-request-response-to-one-way";
  collector.operation({ rule, ...facts, ...texts }, old.name);
  // A caller may ignore a result that is new; a handler must return it.
  const surfaces = newAnswers ? (["ts-server"] as const) : (["ts-client", "ts-server"] as const);
  collector.operation({ rule: "ts-signature-changed", ...facts, ...texts, surfaces }, old.name);
}

function exchangeText(hasReply: boolean): string {
  return hasReply ? "request-response" : "one-way";
}
