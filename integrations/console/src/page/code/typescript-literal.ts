/** A value as TypeScript source, indented by two spaces: bigint, `Date` and bytes as the expressions that make them. */
export function typeScriptLiteral(value: unknown, indent = ""): string {
  const inner = `${indent}  `;
  if (typeof value === "bigint") return `${value}n`;
  if (value instanceof Date) return `new Date(${JSON.stringify(value.toISOString())})`;
  if (value instanceof Uint8Array) return `Uint8Array.from([${value.join(", ")}])`;
  if (typeof value === "number") return numberLiteral(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    return `[\n${value.map((item) => `${inner}${typeScriptLiteral(item, inner)},\n`).join("")}${indent}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return "{}";
  const lines = members.map(
    ([name, member]) => `${inner}${propertyName(name)}: ${typeScriptLiteral(member, inner)},\n`,
  );
  return `{\n${lines.join("")}${indent}}`;
}

/** `NaN` and `Infinity` are names, and negative zero has no other form. */
function numberLiteral(value: number): string {
  return Object.is(value, -0) ? "-0" : String(value);
}

/** `__proto__` as a plain name would set the prototype. */
function propertyName(name: string): string {
  if (name === "__proto__") return '["__proto__"]';
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? name : JSON.stringify(name);
}
