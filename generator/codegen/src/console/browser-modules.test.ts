import { expect, test } from "@jest/globals";
import { generateContract } from "../generate-contract.js";
import type { ImportExtension } from "../options/contract-options.js";
import { browserModules } from "./browser-modules.js";

const entry = new URL("../../golden/headers-and-faults/contract.wsdl", import.meta.url).href;

test.each<ImportExtension>(["js", "ts", "none"])(
  "browsers find every module that another imports, from code with the import extension %s",
  async (importExtension) => {
    const { files } = await generateContract({ entry, out: ".", importExtension });
    const modules = await browserModules(files);
    expect(Object.keys(modules)).toEqual(expect.arrayContaining(["operations.js", "json.js", "xml.js"]));
    for (const [name, text] of Object.entries(modules)) {
      const imported = [...text.matchAll(/\bfrom\s+"([^"]+)"/g)].map(([, specifier = ""]) => specifier);
      const known = new Set(["../codec.js", ...Object.keys(modules).map((one) => `./${one}`)]);
      expect([name, imported.filter((specifier) => !known.has(specifier))]).toEqual([name, []]);
      expect(text).not.toMatch(/\bimport type\b|: types\./);
    }
  },
);

test("a contract with a console has its module, the server loads it, and the package depends on the page", async () => {
  const named = { name: "@test/vault", version: "1.0.0" };
  const { files } = await generateContract({ entry, out: ".", console: true, package: named });
  const textOf = (path: string): string => files.find((file) => file.path === path)?.text ?? "";
  expect(textOf("server.ts")).toContain('console: () => import("./console.js")');
  expect(textOf("console.ts")).toContain('import { consoleFileOf } from "@stubwright/console";');
  expect(JSON.parse(textOf("package.json")).dependencies).toHaveProperty("@stubwright/console");
  const { files: others } = await generateContract({ entry, out: ".", package: named });
  expect(others.map(({ path }) => path)).not.toContain("console.ts");
  expect(others.map(({ text }) => text).join("")).not.toContain("@stubwright/console");
});
