/** Documents of the suite that the generated code fails, with the reason. The list may only shrink. */
export const knownFailures: readonly { readonly reason: string; readonly files: readonly string[] }[] = [];
