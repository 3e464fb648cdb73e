import type { Documentation } from "@stubwright/contract/model";

/** What a doc comment says: some words, and last TSDoc's tag where what is documented is deprecated. */
export function docComment(words: string | undefined, documentation: Documentation | undefined): string | undefined {
  if (documentation?.deprecation === undefined) return words;
  const tag = `@deprecated ${documentation.deprecation.text}`.trimEnd();
  return words === undefined ? tag : `${words}\n${tag}`;
}
