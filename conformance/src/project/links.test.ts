import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";

/** Every relative link of every Markdown page of the repository leads to a file, and to a heading of that file. */
const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Lists the Markdown pages that git tracks or would add. */
function pages(): readonly string[] {
  const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"];
  return execFileSync("git", list, { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "" && existsSync(join(root, path)));
}

function proseOf(path: string): string {
  return readFileSync(join(root, path), "utf8").replace(/^```[\s\S]*?^```/gm, "");
}

/** The anchor that GitHub gives a heading. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

function anchorsOf(path: string): ReadonlySet<string> {
  return new Set([...proseOf(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = ""]) => anchorOf(heading)));
}

/** The problem of a broken link. Undefined if the link works. */
function problemOf(page: string, link: string): string | undefined {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? page : normalize(join(dirname(page), path));
  if (!existsSync(join(root, target))) return `${page}: ${link}: no such file`;
  if (anchor !== undefined && !anchorsOf(target).has(anchor)) return `${page}: ${link}: no such heading`;
  return undefined;
}

const inRepository = existsSync(join(root, ".git"));
(inRepository ? test : test.skip)("every relative link leads somewhere (needs git)", () => {
  const links = pages().flatMap((page) =>
    [...proseOf(page).matchAll(/\]\(([^()\s]+)\)/g)]
      .map(([, link = ""]) => ({ page, link }))
      .filter(({ link }) => !/^[a-z]+:/.test(link)),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.flatMap(({ page, link }) => problemOf(page, link) ?? [])).toEqual([]);
});
