import { expect, test } from "@jest/globals";
import { Project } from "ts-morph";
import { importNames, type NeededName } from "./import-names.js";
import { applyEdits } from "./text-edit.js";

const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } });
const style = { indent: "  ", quote: '"', semicolon: ";", newline: "\n" } as const;
const type = (name: string): NeededName => ({ name, specifier: "@games/api", kind: "type" });
const value = (name: string, specifier = "@games/api"): NeededName => ({ name, specifier, kind: "value" });
const long = Array.from({ length: 6 }, (_none, index) => `Member${index}OfALongName`);

test.each<[string, readonly NeededName[], string, string]>([
  [
    "what is there is taken, under its name in the file",
    [type("A"), value("B")],
    'import { A as C, B } from "@games/api";\n',
    'import { A as C, B } from "@games/api";\n',
  ],
  [
    "a type is no value",
    [value("A")],
    'import type { A } from "@games/api";\n',
    'import type { A } from "@games/api";\nimport { A as A2 } from "@games/api";\n',
  ],
  [
    "a type among values, in its place",
    [type("b"), type("C")],
    'import { A, type B, D } from "@games/api";\n',
    'import { A, type B, type b, type C, D } from "@games/api";\n',
  ],
  [
    "at the end of a list without order",
    [value("C")],
    'import { D, A } from "@games/api";\n',
    'import { D, A, C } from "@games/api";\n',
  ],
  [
    "where names are imported at all, types among types",
    [type("C")],
    'import all from "@games/api";\nimport { A } from "@games/api";\nimport type { B } from "@games/api";\n',
    'import all from "@games/api";\nimport { A } from "@games/api";\nimport type { B, C } from "@games/api";\n',
  ],
  [
    "one name a line, as the others",
    [value("B")],
    'import {\r\n\tA,\r\n\tC,\r\n} from "@games/api";\r\n',
    'import {\r\n\tA,\r\n\tB,\r\n\tC,\r\n} from "@games/api";\r\n',
  ],
  [
    "one name a line, where one line would be too long",
    [type("B")],
    `import { ${["type A", ...long.slice(0, 4)].join(", ")} } from "a";\n`.replace('"a"', '"@games/api"'),
    `import {\n  type A,\n  type B,\n${long
      .slice(0, 4)
      .map((name) => `  ${name},\n`)
      .join("")}} from "@games/api";\n`,
  ],
  [
    "a new line that would be too long",
    long.map((name) => type(name)).reverse(),
    "",
    `import type {\n${long.map((name) => `  ${name},\n`).join("")}} from "@games/api";\n`,
  ],
  [
    "Node's modules, packages and the project's own, each in its place",
    [value("a", "./a.js"), value("b", "b"), value("c", "node:c"), value("d", "d")],
    '// one\nimport "node:d";\nimport "c"; // two\nimport "../x.js";\n',
    '// one\nimport { c } from "node:c";\nimport "node:d";\nimport { b } from "b";\nimport "c"; // two\nimport { d } from "d";\nimport "../x.js";\nimport { a } from "./a.js";\n',
  ],
  [
    "below the comment that a file begins with",
    [value("a", "a")],
    "/* licence */\n\nconst b = 1;\n",
    '/* licence */\n\nimport { a } from "a";\nconst b = 1;\n',
  ],
  [
    "a type is taken from an import of types",
    [type("A")],
    'import type { A } from "@games/api";\n',
    'import type { A } from "@games/api";\n',
  ],
  [
    "never where no names are imported",
    [value("B"), type("C")],
    'import all from "@games/api";\nimport type * as every from "@games/api";\n',
    'import all from "@games/api";\nimport type * as every from "@games/api";\nimport { B } from "@games/api";\nimport type { C } from "@games/api";\n',
  ],
  [
    "one name a line, at the end of a list without order",
    [value("B")],
    `import { ${["Z", ...long.slice(0, 4)].join(", ")} } from "@games/api";\n`,
    `import {\n${["Z", ...long.slice(0, 4), "B"].map((name) => `  ${name},\n`).join("")}} from "@games/api";\n`,
  ],
  [
    "several modules in the order of their names",
    [value("z", "z"), value("a", "a")],
    "",
    'import { a } from "a";\nimport { z } from "z";\n',
  ],
])("%s", (_title, needed, given, want) => {
  const file = project.createSourceFile("/a.ts", given, { overwrite: true });
  expect(applyEdits(given, importNames(file, needed, style).edits)).toBe(want);
});
