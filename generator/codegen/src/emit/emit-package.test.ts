import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { emitPackage } from "./emit-package.js";

test("the generated package depends on the runtime's current version", () => {
  const runtime = JSON.parse(readFileSync(new URL("../../../../runtime/package.json", import.meta.url), "utf8"));
  const [manifest] = emitPackage(
    { name: "@shop/api", version: "1.0.0" },
    {
      modules: ["types.ts"],
      emitted: ["forms.ts"],
      peerDependencies: { zod: "^4.0.0" },
      importExtension: "js",
    },
  );
  expect(JSON.parse(manifest?.text ?? "")).toMatchObject({
    dependencies: { "@stubwright/runtime": runtime.version },
    peerDependencies: { zod: "^4.0.0" },
    exports: { "./forms": { default: "./dist/forms.js" } },
  });
});
