import { expect, test } from "@jest/globals";
import { required } from "./required.js";

test("required gives the value, null and zero included, and throws for none", () => {
  expect([required(0), required(null), required("")]).toEqual([0, null, ""]);
  expect(() => required(undefined)).toThrow("not read");
});
