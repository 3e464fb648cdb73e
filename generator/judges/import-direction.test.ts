import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "@jest/globals";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Each stage may import itself and the stages before it; `docs/architecture.md` tells the same table to people. */
const stages: Readonly<Record<string, readonly string[]>> = {
  source: ["source", "diagnostics"],
  diagnostics: ["diagnostics", "source"],
  parse: ["parse", "source", "diagnostics"],
  pattern: ["pattern"],
  link: ["link", "pattern", "parse", "source", "diagnostics"],
  model: ["model", "link", "source", "diagnostics"],
  sample: ["sample", "model", "pattern", "link"],
  openapi: ["openapi", "sample", "model", "source", "diagnostics"],
  arbitrary: ["arbitrary", "sample", "model"],
  print: ["print"],
  plan: ["plan", "print", "sample", "openapi", "model", "pattern", "source", "diagnostics"],
  emit: ["emit", "arbitrary", "plan", "print", "sample", "openapi", "model", "source"],
  config: ["config", "emit"],
  write: ["write", "emit", "config"],
  compare: ["compare", "config", "plan", "openapi", "model", "link", "pattern", "source"],
  report: ["report", "compare", "source"],
  base: ["base", "report", "compare", "config", "openapi", "model", "link", "source", "diagnostics"],
  summary: ["summary", "plan", "model"],
  watch: ["watch"],
  implement: ["implement", "summary", "config"],
  init: ["init", "config", "model", "source", "diagnostics"],
  cli: [
    ...[
      "init",
      "implement",
      "watch",
      "summary",
      "base",
      "report",
      "compare",
      "source",
      "model",
      "sample",
      "cli",
      "write",
      "config",
    ],
    ...["emit", "diagnostics", ""],
  ],
};

interface ImportLine {
  readonly from: string;
  readonly to: string;
  readonly typeOnly: boolean;
}

function importsBelow(folder: string): readonly ImportLine[] {
  const base = join(root, folder);
  const files = readdirSync(base, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));
  return files.flatMap((file) => {
    const text = readFileSync(join(base, file), "utf8");
    return [...text.matchAll(/^(?:import|export) (type )?[^"]*?from "(\.[^"]+)";|import\("(\.[^"]+)"\)/gms)].map(
      (match) => ({
        from: file,
        to: posix.normalize(posix.join(posix.dirname(file), match[2] ?? match[3] ?? "")),
        typeOnly: match[1] !== undefined,
      }),
    );
  });
}

describe("imports of the generator go one way", () => {
  const lines = importsBelow("generator/src").filter(
    (line) => line.from.includes("/") && !/\/testing\/|\.test\.ts$/.test(line.from),
  );

  test.each(Object.entries(stages))("%s", (stage, allowed) => {
    const own = lines.filter((line) => line.from.startsWith(`${stage}/`));
    expect(own.length).toBeGreaterThan(0);
    const folderOf = (path: string): string => (path.includes("/") ? (path.split("/")[0] ?? "") : "");
    expect(own.filter((line) => !allowed.includes(folderOf(line.to)))).toEqual([]);
  });

  test("every folder is in the table", () => {
    const folders = new Set(lines.map((line) => line.from.split("/")[0]));
    expect([...folders].sort()).toEqual(Object.keys(stages).sort());
  });
});

describe("the runtime's core stands alone", () => {
  test("nothing outside server/ and node/ imports Node or a package", () => {
    const base = join(root, "runtime/src");
    const files = readdirSync(base, { recursive: true, encoding: "utf8" }).filter(
      (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !/(^|\/)testing\//.test(name),
    );
    const foreign = files.flatMap((file) => {
      const text = readFileSync(join(base, file), "utf8");
      const packages = [...text.matchAll(/from "([^."][^"]*)"/g)].map((match) => match[1] ?? "");
      return packages
        .filter((name) => !(name.startsWith("node:") && /^(server|node)(\/|\.ts)/.test(file)))
        .map((name) => `${file}: ${name}`);
    });
    expect(foreign).toEqual([]);
  });
});
