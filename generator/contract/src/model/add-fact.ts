import type { Documentation } from "./contract-model.js";

/** The contract's words, and behind them a fact of ours, if there is one. */
export function addFact(
  documentation: Documentation | undefined,
  fact: string | undefined,
  between: "\n" | " " = "\n",
): Documentation | undefined {
  if (fact === undefined) return documentation;
  const text = documentation?.text === undefined ? fact : documentation.text + between + fact;
  return { text, deprecation: documentation?.deprecation };
}
