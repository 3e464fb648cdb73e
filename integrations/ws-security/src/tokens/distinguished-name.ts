/** Names of attribute types that stacks write in place of the short ones (RFC 4514 section 3). */
const shortNames: ReadonlyMap<string, string> = new Map([
  ["2.5.4.3", "CN"],
  ["2.5.4.5", "SERIALNUMBER"],
  ["2.5.4.6", "C"],
  ["2.5.4.7", "L"],
  ["2.5.4.8", "ST"],
  ["S", "ST"],
  ["2.5.4.10", "O"],
  ["2.5.4.11", "OU"],
  ["0.9.2342.19200300.100.1.25", "DC"],
  ["1.2.840.113549.1.9.1", "EMAILADDRESS"],
  ["E", "EMAILADDRESS"],
]);

/** The parts of a name as Node has it: one `TYPE=value` on each line, in the certificate's order. */
function partsOfLines(name: string): readonly string[] {
  return name.split("\n").map(normalPart);
}

/** The parts of a name as RFC 4514 writes it. */
function partsOfText(name: string): readonly string[] {
  return (name.match(/(?:\\.|"[^"]*"|[^,+\\"])+/g) ?? []).map(normalPart);
}

function normalPart(part: string): string {
  const [type = "", ...rest] = part.trim().split("=");
  const short = type
    .trim()
    .toUpperCase()
    .replace(/^OID\./, "");
  const value = rest
    .join("=")
    .trim()
    .replace(/^"(.*)"$/s, "$1")
    .replace(/\\(.)/gs, "$1");
  return `${shortNames.get(short) ?? short}=${value.replace(/\s+/g, " ").toLowerCase()}`;
}

/**
 * Whether a text names what Node says so: in either order, as stacks differ on that. It only chooses between certificates that are
 * known, so that a wrong choice makes a signature fail.
 */
export function isSameName(text: string, lines: string): boolean {
  const [wanted, known] = [partsOfText(text), partsOfLines(lines)];
  return wanted.length === known.length && [...wanted].sort().join("\n") === [...known].sort().join("\n");
}

/** A name of Node's as RFC 4514 writes it: the last part first. */
export function writeName(lines: string): string {
  return lines
    .split("\n")
    .map((part) => {
      const [type = "", ...rest] = part.split("=");
      return `${type}=${escapeValue(rest.join("="))}`;
    })
    .reverse()
    .join(",");
}

/** RFC 4514 section 2.4. */
function escapeValue(value: string): string {
  return value
    .replace(/[",+;<>\\]/g, "\\$&")
    .replace(/^[ #]/, "\\$&")
    .replace(/ $/, "\\ ");
}
