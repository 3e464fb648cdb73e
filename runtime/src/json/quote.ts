const unsafe = /* @__PURE__ */ new RegExp(['["\\\\', "\\0-\\x1f", "\\ud800-\\udfff]"].join(""));
const known = /* @__PURE__ */ new Map<string, string>();
/** What is remembered: enough for the members of large contracts, and nothing that a message alone could fill memory with. */
const knownNames = 4096;
const knownLength = 100;

/** A text as a JSON string (RFC 8259 section 7). */
export function quote(text: string): string {
  return unsafe.test(text) ? JSON.stringify(text) : `"${text}"`;
}

/** A member's name with its colon: names come from contracts, so the same few are asked for again and again. */
export function quoteName(name: string): string {
  const quoted = known.get(name);
  if (quoted !== undefined) return quoted;
  const made = `${JSON.stringify(name)}:`;
  if (known.size < knownNames && name.length <= knownLength) known.set(name, made);
  return made;
}
