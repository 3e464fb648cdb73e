import { addFact } from "./add-fact.js";
import type { Documentation, MemberModel } from "./contract-model.js";

/** The contract's words on a member, and its default or fixed value. */
export function memberDocumentation({ documentation, value }: MemberModel): Documentation | undefined {
  if (value === undefined) return documentation;
  const fact = value.kind === "fixed" ? `Always \`${value.value}\`.` : `Default: \`${value.value}\`.`;
  return addFact(documentation, fact);
}
