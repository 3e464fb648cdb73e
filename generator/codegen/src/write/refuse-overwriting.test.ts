import { expect, test } from "@jest/globals";
import { UsageError } from "../../../contract/dist/diagnostics/diagnostic.js";
import { refuseOverwriting } from "./refuse-overwriting.js";

/** Refuses what would overwrite one of two generated files, or the contract. */
function refuseAt(openapi: string): void {
  const files = ["types.ts", openapi].map((path) => ({ path, text: "" }));
  refuseOverwriting("/p/out", files, ["/p/shop.wsdl"]);
}

test.each(["openapi.yaml", "../api.yaml"])("an OpenAPI document at %s overwrites nothing", (openapi) => {
  expect(() => refuseAt(openapi)).not.toThrow();
});

test.each<[openapi: string, overwritten: string]>([
  ["types.ts", "/p/out/types.ts"],
  ["../out/types.ts", "/p/out/types.ts"],
  ["../shop.wsdl", "/p/shop.wsdl"],
])("an OpenAPI document at %s is refused: it would overwrite %s", (openapi, overwritten) => {
  const message = `${overwritten} would be overwritten: the contract's "openapi" and "asyncapi", and the files of its emitters, need paths of their own.`;
  expect(() => refuseAt(openapi)).toThrow(new UsageError(message));
});
