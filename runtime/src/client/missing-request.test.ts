import { expect, test } from "@jest/globals";
import { createInProcessTransport } from "../server.js";
import { echo, echoHandlers } from "../testing/echo-contract.js";

test.each([
  ["json", undefined],
  ["json", null],
  ["soap", undefined],
  ["soap", null],
] as const)("a call without its request, as JavaScript allows, says so: %s, %s", async (wire, request) => {
  const transport = createInProcessTransport(echoHandlers({}), { wire });
  await expect(Reflect.apply(transport.call, transport, [echo, request])).rejects.toMatchObject({
    kind: "encode",
    message: "Echo: the request is missing or cannot be written",
    cause: expect.any(TypeError),
  });
});
