import type { Documentation, MemberModel } from "./contract-model.js";

/** The contract's words on a member, and its default or fixed value. */
export function memberDocumentation({ documentation, value }: MemberModel): Documentation | undefined {
  if (value === undefined) return documentation;
  const fact = value.kind === "fixed" ? `Always \`${value.value}\`.` : `Default: \`${value.value}\`.`;
  const text = documentation?.text === undefined ? fact : `${documentation.text}\n${fact}`;
  return { text, deprecation: documentation?.deprecation };
}
