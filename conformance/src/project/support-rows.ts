import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** One construct of docs/xsd-support.md. */
export interface SupportRow {
  readonly construct: string;
  readonly golden: string;
  /** A piece of the golden's schema. */
  readonly schema: string;
  /** A piece of its types.ts. */
  readonly type: string;
  /** A document of one of its global elements, without namespace declarations. */
  readonly xml: string;
  /** The same as JSON. */
  readonly json: string;
}

/** One built-in type of docs/xsd-support.md. */
export interface BuiltinRow {
  readonly names: readonly string[];
  readonly type: string;
  /** XML text and the JSON of its value, of the first name. */
  readonly text: string;
  readonly json: string;
}

const path = fileURLToPath(new URL("../../../docs/xsd-support.md", import.meta.url));

/** The rows of the table of constructs. */
export function supportRows(): readonly SupportRow[] {
  return rowsUnder("## Constructs").map(
    ([construct = "", golden = "", schema = "", type = "", xml = "", json = ""]) => ({
      construct,
      golden: unquoted(golden),
      schema: unquoted(schema),
      type: unquoted(type),
      xml: unquoted(xml),
      json: unquoted(json),
    }),
  );
}

/** The rows of the table of built-in types. */
export function builtinRows(): readonly BuiltinRow[] {
  return rowsUnder("## Built-in types").map(([names = "", type = "", text = "", json = ""]) => ({
    names: names.split(", ").map(unquoted),
    type: unquoted(type),
    text: unquoted(text),
    json: unquoted(json),
  }));
}

function rowsUnder(heading: string): readonly (readonly string[])[] {
  const text = readFileSync(path, "utf8");
  const start = text.indexOf(`\n${heading}\n`);
  if (start < 0) throw new Error(`docs/xsd-support.md has no section ${heading}.`);
  const body = text.slice(start + heading.length + 2).split("\n## ")[0] ?? "";
  return body
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .slice(1, -1)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll("\\|", "|")),
    );
}

function unquoted(cell: string): string {
  return cell.replace(/^`+\s?|\s?`+$/g, "");
}
