/** Where a client's assertion comes from: itself, as XML, or what gets a fresh one. */
export type AssertionSource = string | (() => string | Promise<string>);

/** The markup of an assertion as its issuer has signed it, without what stands before its element. */
export async function assertionMarkup(source: AssertionSource): Promise<string> {
  const text = typeof source === "string" ? source : await source();
  return text.replace(/^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?/, "").trimEnd();
}
