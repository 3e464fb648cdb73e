import { getEventListeners } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "@jest/globals";
import { createJsonStreamTransport, createJsonTransport } from "../index.js";
import { type Listing, list } from "../testing/listing-contract.js";
import { collect, listedNames, piecedReply } from "../testing/streamed-listing.js";
import { startDeadline } from "./deadline.js";
import type { Fetch } from "./transport.js";

const request: Listing = { Title: "all", Total: 1 };

type Call = (fetch: Fetch, signal: AbortSignal) => Promise<unknown>;

const calls: readonly (readonly [title: string, call: Call])[] = [
  ["a call", (fetch, signal) => createJsonTransport({ baseUrl: "http://test", fetch }).call(list, request, { signal })],
  [
    "a stream",
    (fetch, signal) =>
      collect(createJsonStreamTransport({ baseUrl: "http://test", fetch }).stream(listedNames, request, { signal })),
  ],
];

// A reply that breaks off stays in memory with Node's fetch, 29 kB each, where a listener of its signal knows of it.
test.each(calls)("%s leaves no listener on any signal", async (_title, call) => {
  const outer = new AbortController();
  const given: AbortSignal[] = [];
  const during: number[] = [];
  const fetch: Fetch = async (_url, { signal }) => {
    if (signal == null) throw new Error("There is no signal.");
    given.push(signal);
    await sleep(1);
    during.push(getEventListeners(signal, "abort").length);
    const pieces = [Buffer.from('{"Title":"t","Name":["a"],"Total":1}')];
    return piecedReply(pieces, "application/json", { status: given.length === 1 ? 200 : 502 }).reply;
  };
  await call(fetch, outer.signal);
  await expect(call(fetch, outer.signal)).rejects.toMatchObject({ status: 502 });
  expect(during).toEqual([0, 0]);
  expect([outer.signal, ...given].map((signal) => getEventListeners(signal, "abort").length)).toEqual([0, 0, 0]);
});

test.each([
  ["before it", true],
  ["while it runs", false],
])("a fetch that ignores its signal does not delay a caller that aborts %s", async (_title, isBefore) => {
  for (const [, call] of calls) {
    const controller = new AbortController();
    if (isBefore) controller.abort();
    const called = call(() => new Promise(() => undefined), controller.signal);
    controller.abort();
    await expect(called).rejects.toMatchObject({ kind: "abort" });
    expect(getEventListeners(controller.signal, "abort")).toEqual([]);
  }
});

test("the first cause of an end is the one that is reported", async () => {
  const outer = new AbortController();
  const deadline = startDeadline(outer.signal, 1);
  await sleep(10);
  outer.abort();
  expect([deadline.ended(), deadline.signal.reason.name]).toEqual(["timeout", "TimeoutError"]);
  deadline.clear();
});
