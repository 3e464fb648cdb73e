import { describe, expect, test } from "@jest/globals";
import type { RequestReplyOperation } from "../contract/operation.js";
import {
  CallError,
  createJsonStreamTransport,
  createJsonTransport,
  createSoapStreamTransport,
  createSoapTransport,
} from "../index.js";
import { type Listing, list } from "../testing/listing-contract.js";
import { listedNames } from "../testing/streamed-listing.js";
import { textCodec } from "../testing/text-codec.js";
import type { CallOptions, Fetch } from "./transport.js";

interface Blocks {
  readonly Session: string;
}

const types = "urn:listing:types";
const operation: RequestReplyOperation<Listing, Listing, object, object, Blocks> = {
  ...list,
  replyHeaders: {
    Session: textCodec(types, "Session"),
  },
};
const request: Listing = { Title: "all", Total: 1 };

/** A fetch that answers with a listing of these names, in a session. */
function listing(wire: "json" | "soap", names: readonly string[]): Fetch {
  const elements = names.map((name) => `<Name>${name}</Name>`).join("");
  const envelope =
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" xmlns="${types}"><s:Header><Session>s1</Session></s:Header>` +
    `<s:Body><ListResponse><Title>t</Title>${elements}<Total>1</Total></ListResponse></s:Body></s:Envelope>`;
  const json = JSON.stringify({ Title: "t", Name: names, Total: 1 });
  const headers = {
    "Soap-Headers": '{"Session":"s1"}',
    "Content-Type": wire === "json" ? "application/json" : "text/xml",
  };
  return async () => new Response(wire === "json" ? json : envelope, { headers });
}

type Taking = CallOptions<object, Blocks>;

/** The ways to call an operation; each tells `told` of the names that it got. */
const ways: Readonly<Record<string, (names: readonly string[], options: Taking, told: unknown[]) => Promise<unknown>>> =
  {
    "a call over JSON": async (names, options, told) => {
      const transport = createJsonTransport({ baseUrl: "http://test", fetch: listing("json", names) });
      told.push((await transport.call(operation, request, options)).Name ?? []);
    },
    "a call over SOAP": async (names, options, told) => {
      const transport = createSoapTransport({ url: "http://test/soap11", fetch: listing("soap", names) });
      told.push((await transport.call(operation, request, options)).Name ?? []);
    },
    "a streamed call over JSON": async (names, options, told) => {
      const transport = createJsonStreamTransport({ baseUrl: "http://test", fetch: listing("json", names) });
      for await (const name of transport.stream({ ...listedNames, operation }, request, options)) told.push(name);
    },
    "a streamed call over SOAP": async (names, options, told) => {
      const transport = createSoapStreamTransport({ url: "http://test/soap11", fetch: listing("soap", names) });
      for await (const name of transport.stream({ ...listedNames, operation }, request, options)) told.push(name);
    },
  };

const cases = Object.entries(ways).flatMap(([title, call]) =>
  [["a", "b"], []].map((names) => ({ title: `${title}, ${names.length} items`, names, call })),
);

test.each(cases)("$title: the result of onReplyHeaders is awaited", async ({ names, call }) => {
  const told: unknown[] = [];
  const onReplyHeaders = async ({ Session }: Partial<Blocks>): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    told.push(Session);
  };
  await call(names, { onReplyHeaders }, told);
  expect(told[0]).toBe("s1");
  expect(told.slice(1).flat()).toEqual(names);
});

test.each(cases)("$title: rejects with the CallError that ends the promise", async ({ names, call }) => {
  const failure = new CallError("fault", "the session is over", { operation: "List" });
  const told: unknown[] = [];
  await expect(call(names, { onReplyHeaders: () => Promise.reject(failure) }, told)).rejects.toBe(failure);
  expect(told).toEqual([]);
});

describe.each(cases)("$title", ({ names, call }) => {
  test.each<[how: string, onReplyHeaders: () => unknown, options: () => object, kind: string]>([
    ["throws", () => broken(), () => ({}), "transport"],
    ["ends its promise with an error", async () => broken(), () => ({}), "transport"],
    ["never ends its promise in time", () => new Promise(() => undefined), () => ({ timeoutMs: 30 }), "timeout"],
    [
      "is waited for when the call is aborted",
      () => new Promise(() => undefined),
      () => ({ signal: AbortSignal.timeout(30) }),
      "abort",
    ],
  ])("an onReplyHeaders that %s: the failure is a CallError", async (_how, onReplyHeaders, options, kind) => {
    await expect(call(names, { onReplyHeaders, ...options() }, [])).rejects.toMatchObject({ name: "CallError", kind });
  });
});

function broken(): never {
  throw new Error("mine");
}

test("a rejected promise does not end the process if the first item is wrong, either", async () => {
  const unhandled: unknown[] = [];
  const note = (error: unknown): void => void unhandled.push(error);
  process.on("unhandledRejection", note);
  const streamed = ways["a streamed call over SOAP"];
  const onReplyHeaders = async (): Promise<never> => broken();
  await expect(streamed?.(["<x/>"], { onReplyHeaders }, [])).rejects.toMatchObject({ kind: "protocol" });
  await new Promise((resolve) => setTimeout(resolve, 5));
  process.off("unhandledRejection", note);
  expect(unhandled).toEqual([]);
});
