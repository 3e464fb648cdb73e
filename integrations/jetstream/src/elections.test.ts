import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import type { NatsConnection } from "@nats-io/transport-node";
import { Elections } from "./elections.js";

type Advise = (error: Error | null) => void;

/** A connection whose advisories the test sends. */
class FakeConnection {
  info = { server_id: "n1", client_id: 1 };
  readonly subjects = new Map<string, Advise>();

  subscribe(subject: string, { callback }: { readonly callback: Advise }) {
    this.subjects.set(subject, callback);
    return { unsubscribe: () => this.subjects.delete(subject) };
  }
}

const subject = "$JS.EVENT.ADVISORY.STREAM.LEADER_ELECTED.q";
let connection: FakeConnection;
let elections: Elections;

beforeEach(() => {
  jest.useFakeTimers();
  connection = new FakeConnection();
  elections = new Elections(connection as unknown as NatsConnection, "q");
});
afterEach(() => void jest.useRealTimers());

test("an election is recent for a minute", () => {
  const stop = elections.listen();
  expect(elections.isRecent()).toBe(false);
  connection.subjects.get(subject)?.(null);
  jest.advanceTimersByTime(59_000);
  expect(elections.isRecent()).toBe(true);
  jest.advanceTimersByTime(2000);
  expect(elections.isRecent()).toBe(false);
  stop();
  expect(connection.subjects.size).toBe(0);
});

test("a subscription that is not allowed is no election", () => {
  elections.listen();
  connection.subjects.get(subject)?.(new Error("Permissions Violation"));
  expect(elections.isRecent()).toBe(false);
});

test("an election may have been missed before a new connection", () => {
  connection.info = { server_id: "n2", client_id: 1 };
  expect(elections.isRecent()).toBe(true);
  jest.advanceTimersByTime(61_000);
  expect(elections.isRecent()).toBe(false);
});
