/** A request's body as it was found. */
export type RequestBody =
  | { readonly kind: "none" }
  | { readonly kind: "octets"; readonly octets: Uint8Array }
  /** Left behind by a body parser, or handed over in process. */
  | { readonly kind: "text"; readonly text: string }
  /** Parsed JSON, left behind by a body parser; of so many characters, if that is known. */
  | { readonly kind: "value"; readonly value: unknown; readonly characters?: number };
