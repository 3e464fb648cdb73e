/** The prefix and the local part of a name as it is written; `""` is no prefix. */
export function splitName(name: string): { readonly prefix: string; readonly local: string } {
  const colon = name.indexOf(":");
  return { prefix: name.slice(0, Math.max(colon, 0)), local: name.slice(colon + 1) };
}
