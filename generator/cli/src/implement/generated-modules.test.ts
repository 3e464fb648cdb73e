import { expect, test } from "@jest/globals";
import { Project } from "ts-morph";
import { generatedModules } from "./generated-modules.js";

const project = new Project({ useInMemoryFileSystem: true, compilerOptions: { noLib: true } });
for (const name of ["server", "types"]) project.createSourceFile(`/p/gen/${name}.ts`, "export const a = 1;\n");

test.each<["js" | "ts" | "none", string]>([
  ["js", "../gen/types.js"],
  ["ts", "../gen/types.ts"],
  ["none", "../gen/types"],
])("as generated modules import each other: %s", (importExtension, want) => {
  const file = project.createSourceFile("/p/src/service.ts", "", { overwrite: true });
  const modules = generatedModules(file, { entry: "a.wsdl", out: "/p/gen", importExtension }, "/p/gen");
  expect(modules.specifier("./types.js")).toBe(want);
});

test.each<[string, string, string, string | undefined, string]>([
  ["by a path from the file", "", "/p/gen", undefined, "../gen/types.js"],
  ["by a path in its folder", "", "/p/src/gen", undefined, "./gen/types.js"],
  ["as others are", 'import { a } from "../gen/server";\n', "/p/gen", undefined, "../gen/types"],
  [
    "as others with an extension are",
    'import { a } from "../gen/server.ts";\n',
    "/p/gen",
    undefined,
    "../gen/types.ts",
  ],
  ["as it is already", 'import { a } from "../gen/types.js";\n', "/p/gen", "@games/api", "../gen/types.js"],
  ["by the package", "", "/p/gen", "@games/api", "@games/api"],
])("%s", (_title, text, out, name, want) => {
  const file = project.createSourceFile("/p/src/service.ts", text, { overwrite: true });
  const own = name === undefined ? {} : { package: { name, version: "1.0.0" } };
  const modules = generatedModules(file, { entry: "a.wsdl", out, ...own }, out);
  expect(modules.specifier("./types.js")).toBe(want);
  expect(modules.specifier("node:fs")).toBe("node:fs");
});
test.each<[string, boolean]>([
  ["../gen/server.js", true],
  ["../own/server.js", false],
  ["@games/api", true],
  ["@games/api/server", true],
  ["@games/api-tools", false],
])("whether an import leads to generated code: %s", (specifier, want) => {
  const text = `import { a } from "${specifier}";\n`;
  const file = project.createSourceFile("/p/src/service.ts", text, { overwrite: true });
  const own = { package: { name: "@games/api", version: "1.0.0" } };
  const modules = generatedModules(file, { entry: "a.wsdl", out: "/p/gen", ...own }, "/p/gen");
  expect(modules.includes(specifier)).toBe(want);
});
