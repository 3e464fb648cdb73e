import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { schemaComment } from "./file-schemas.js";

test("the path to a schema starts at the file, and leads to the package that is installed above the config", () => {
  const top = mkdtempSync(join(tmpdir(), "stubwright-schemas-"));
  const shop = join(top, "packages/shop");
  const comment = (file: string): string => schemaComment("waivers", join(shop, file), shop);
  mkdirSync(shop, { recursive: true });
  expect(comment("a.yaml")).toBe(" yaml-language-server: $schema=node_modules/stubwright/schemas/waivers.schema.json");
  mkdirSync(join(top, "node_modules/stubwright/schemas"), { recursive: true });
  expect(comment("contracts/a.yaml")).toBe(
    " yaml-language-server: $schema=../../../node_modules/stubwright/schemas/waivers.schema.json",
  );
  rmSync(top, { recursive: true });
});
