import { expect, test } from "@jest/globals";
import { UsageError } from "../config/usage-error.js";
import { refuseOverwriting } from "./refuse-overwriting.js";

test.each<[openapi: string, refused: string | undefined]>([
  ["openapi.yaml", undefined],
  ["../api.yaml", undefined],
  ["types.ts", "/p/out/types.ts"],
  ["../out/types.ts", "/p/out/types.ts"],
  ["../shop.wsdl", "/p/shop.wsdl"],
])("an OpenAPI document at %s", (openapi, refused) => {
  const files = ["types.ts", openapi].map((path) => ({ path, text: "" }));
  const attempt = expect(() => refuseOverwriting("/p/out", files, ["/p/shop.wsdl"]));
  if (refused === undefined) attempt.not.toThrow();
  else
    attempt.toThrow(
      new UsageError(`${refused} would be overwritten: the contract's "openapi" needs a path of its own.`),
    );
});
