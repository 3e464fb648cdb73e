/** The body of a request in the form in which it was found. */
export type RequestBody =
  | { readonly kind: "none" }
  | { readonly kind: "bytes"; readonly bytes: Uint8Array }
  /** From a body parser in front, or from a call in process. */
  | { readonly kind: "text"; readonly text: string }
  /** JSON that a body parser in front has parsed, with its number of characters if that is known. */
  | { readonly kind: "value"; readonly value: unknown; readonly characters?: number };
