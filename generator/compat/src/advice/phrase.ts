/** A part of a phrase: words of ours, or a value from the contract, which is never markup. */
export type PhrasePart =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "value"; readonly text: string };

/** A sentence in which our words and the contract's values stay apart until it is printed. */
export type Phrase = readonly PhrasePart[];

/** Makes a phrase from a template; what is put in are values from the contract. A value that is absent is called nothing. */
export function said(words: TemplateStringsArray, ...values: readonly (string | undefined)[]): Phrase {
  return words.flatMap((text, index): PhrasePart[] => {
    const own: PhrasePart[] = text === "" ? [] : [{ kind: "words", text }];
    if (index >= values.length) return own;
    const value = values[index];
    return [...own, value === undefined ? { kind: "words", text: "nothing" } : { kind: "value", text: value }];
  });
}

/** A phrase as plain text. Values stand in backquotes, so that names are seen as names. */
export function phraseText(phrase: Phrase): string {
  return phrase.map(({ kind, text }) => (kind === "words" ? text : `\`${text}\``)).join("");
}
