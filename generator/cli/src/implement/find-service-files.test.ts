import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { findServiceFiles } from "./find-service-files.js";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "stubwright-find-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const service = "export class Games implements GamesService {}";

test.each<[string, Readonly<Record<string, string>>, readonly string[]]>([
  [
    "what seems to implement the service",
    {
      "class.ts": "class A extends B\n  implements Other, GamesService {",
      "object.tsx": "let service: Partial<GamesService> = {",
      "satisfied.mts": "} satisfies GamesService;",
    },
    ["class.ts", "object.tsx", "satisfied.mts"],
  ],
  [
    "what does not",
    {
      "class.ts": "class A { service: GamesService; }",
      "other.ts": "export class A implements MyGamesServices {}",
      "test.js": service,
      "a.d.ts": service,
      "a.test.ts": service,
    },
    [],
  ],
  ["functions that make it", { "a.ts": "function make(): GamesService {", "b.ts": "makes(GamesService)" }, ["a.ts"]],
  [
    "the first three, those above first",
    { "z.ts": service, "a/b/d.ts": service, "a/c.ts": service, "b/e.ts": service },
    ["z.ts", "a/c.ts", "b/e.ts"],
  ],
  [
    "nothing that others wrote",
    {
      "node_modules/a.ts": service,
      ".git/a.ts": service,
      "dist/a.ts": service,
      "out/server.ts": service,
      "outer/a.ts": service,
    },
    ["outer/a.ts"],
  ],
])("finds %s", async (_title, files, want) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const found = await findServiceFiles(folder, "GamesService", join(folder, "out"));
  expect(found).toEqual(want.map((name) => join(folder, name)));
});
