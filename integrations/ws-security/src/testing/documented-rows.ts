import { readFileSync } from "node:fs";

/** An attack and the code that it gets: `Client` where the reader refuses the message before its security is looked at. */
export type AttackRow = readonly [title: string, code: string];

const page = new URL("../../../../docs/ws-security.md", import.meta.url);

/** The rows of the table of attacks that stands in the docs under a heading. */
export function documentedRows(heading: string): readonly AttackRow[] {
  const [, section = ""] = readFileSync(page, "utf8").split(`\n### ${heading}\n`);
  const [table = ""] = section.split("\n### ");
  const rows = [...table.matchAll(/^\| (.*?) +\| `?(\w+)`? +\|$/gm)];
  return rows.map(([, title = "", code = ""]) => [title, code] as const).filter(([title]) => title !== "attack");
}

/** The attacks on clients that the docs list. */
export function documentedReasons(): readonly string[] {
  const [, section = ""] = readFileSync(page, "utf8").split("\n### Replies\n");
  const [list = ""] = section.split("\n## ");
  return [...list.matchAll(/^- (.*)$/gm)].map(([, title = ""]) => title);
}
