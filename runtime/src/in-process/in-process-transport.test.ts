import { expect, test } from "@jest/globals";
import { createInProcessTransport, incomingRequest } from "../server.js";
import { echo, echoHandlers, note } from "../testing/echo-contract.js";

test("a handler called in process knows that", async () => {
  const seen: string[] = [];
  const handlers = echoHandlers({ note: (_message, call) => void seen.push(call.protocol, String(call.peer)) });
  await createInProcessTransport(handlers).send(note, {});
  expect(seen).toEqual(["in-process", "undefined"]);
});

test.each(["json", "soap"] as const)("a call in process has no HTTP request: %s", async (wire) => {
  const seen: unknown[] = [];
  const handlers = echoHandlers({ echo: (_request, call) => ({ Level: seen.push(incomingRequest(call)) }) });
  await createInProcessTransport(handlers, { wire }).call(echo, {});
  expect(seen).toEqual([undefined]);
});
