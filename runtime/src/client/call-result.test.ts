import { describe, expect, test } from "@jest/globals";
import { CallError, type CallFailure, ProtocolError, resultOf } from "../index.js";
import { createInProcessTransport, ServiceFault } from "../server.js";
import { echo, echoHandlers, note } from "../testing/echo-contract.js";

describe.each(["json", "soap"] as const)("over %s", (wire) => {
  const transport = createInProcessTransport(
    echoHandlers({
      echo: ({ Text }) => {
        if (Text === "no") throw new ServiceFault("Client", "The round is over.", { status: 409 });
        return { Level: 3, Text: Text ?? "" };
      },
    }),
    { wire, onError: () => undefined },
  );

  test("a reply", async () => {
    expect(await resultOf(transport.call(echo, { Text: "yes" }))).toEqual({
      ok: true,
      reply: { Level: 3, Text: "yes" },
      issues: [],
    });
  });

  test("a one-way message that was accepted", async () => {
    expect(await resultOf(transport.send(note, { Text: "yes" }))).toEqual({ ok: true, reply: undefined, issues: [] });
  });

  test.each([
    ["what the service refused", { Text: "no" }, wire === "json" ? "problem" : "fault", "Echo: The round is over."],
    ["what the contract does not allow", { Level: 1.5 }, "encode", "Echo: /Level: 1.5 is not a valid xs:int"],
  ])("%s", async (_what, request, kind, message) => {
    expect(await resultOf(transport.call(echo, request))).toEqual({
      ok: false,
      error: expect.objectContaining({ kind, message }),
    });
  });
});

test("the kind of an error gives its members", () => {
  const told = (error: CallFailure): unknown => {
    switch (error.kind) {
      case "problem":
        return error.problem.status;
      case "fault":
        return error.fault.code;
      case "protocol":
        return error.issues;
      case "encode":
      case "transport":
      case "timeout":
      case "abort":
        return error.cause;
    }
  };
  const facts = { operation: "Echo", status: 500, headers: new Headers() };
  const issues = [{ pointer: "/Text", code: "value", detail: "wrong" }] as const;
  expect(told(new ProtocolError("wrong", facts, issues))).toBe(issues);
  expect(told(new CallError("transport", "no connection", { operation: "Echo", cause: "reset" }))).toBe("reset");
});

test("an error that is not a failure of the call is thrown", async () => {
  const mistake = new TypeError("x is not a function");
  await expect(resultOf(Promise.reject(mistake))).rejects.toBe(mistake);
});
