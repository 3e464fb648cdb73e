import { expect, test } from "@jest/globals";
import type { JsMsg, StoredMsg } from "@nats-io/jetstream";
import type { QueueMessage } from "@stubwright/runtime/queue";
import { HeldMessages } from "./held-messages.js";
import type { LaneConsumer } from "./lane-consumer.js";
import { headersOf } from "./message-headers.js";

const body = new Uint8Array(2);
const messageCalled = (id: string): QueueMessage => {
  return { id, isIdGiven: true, operation: "Note", key: undefined, headers: {}, body };
};

/** What the stream's leader has under the sequence of the message that is delivered. */
type Stored = "the same" | "another" | "nothing any more" | "nothing yet";

interface Case {
  readonly what: string;
  readonly stored: Stored;
  readonly hasElection: boolean;
  /** The ids of the messages that the handler gets. */
  readonly worked: readonly string[];
  readonly answer: "ack" | "nak";
  /** How often the leader is asked. */
  readonly looks: number;
}

const cases: readonly Case[] = [
  { what: "in calm times", stored: "another", hasElection: false, worked: ["a"], answer: "ack", looks: 0 },
  { what: "the same", stored: "the same", hasElection: true, worked: ["a"], answer: "ack", looks: 1 },
  {
    what: "acknowledged before",
    stored: "nothing any more",
    hasElection: true,
    worked: ["a"],
    answer: "ack",
    looks: 1,
  },
  { what: "another in its place", stored: "another", hasElection: true, worked: ["a", "b"], answer: "ack", looks: 2 },
  { what: "none in its place yet", stored: "nothing yet", hasElection: true, worked: ["a"], answer: "nak", looks: 1 },
];

test.each(cases)("a message that was worked on: $what", async ({ stored, hasElection, worked, answer, looks }) => {
  const ids: string[] = [];
  const answers: string[] = [];
  let looked = 0;
  const streams = {
    getMessage: () => {
      looked++;
      return Promise.resolve(storedAs(stored));
    },
    info: () => Promise.resolve({ state: { last_seq: stored === "nothing yet" ? 6 : 9 } }),
  };
  const consumer = {
    manager: { streams },
    layout: { messages: "q" },
    leaseMs: 1000,
    connection: { isClosed: () => false, flush: () => Promise.resolve() },
    elections: { isRecent: () => hasElection },
    worked: { claim: () => Promise.resolve({ kind: "claimed", tries: 1 }), add: () => Promise.resolve() },
    receive: ({ message }: { readonly message: QueueMessage }) => {
      ids.push(message.id);
      return Promise.resolve({ kind: "done" });
    },
    options: { concurrency: 1, onTrouble: () => undefined },
  };
  const held = new HeldMessages(consumer as unknown as LaneConsumer);
  held.add(sent(answers));
  await held.stop();
  expect({ ids, answers, looked }).toEqual({ ids: worked, answers: [answer], looked: looks });
});

/** The message `a` as it is delivered, and where it tells how it was answered. */
function sent(answers: string[]): JsMsg {
  const answered = (how: string) => () => void answers.push(how);
  const message = {
    seq: 7,
    timestampNanos: 1_764_288_000_000_000_001n,
    headers: headersOf(messageCalled("a")),
    data: body,
    redelivered: false,
    info: { deliveryCount: 1 },
    ack: answered("ack"),
    nak: answered("nak"),
    working: () => undefined,
  };
  return message as unknown as JsMsg;
}

function storedAs(stored: Stored): StoredMsg | null {
  if (stored === "nothing any more" || stored === "nothing yet") return null;
  const [id, timestamp] =
    stored === "the same" ? ["a", "2025-11-28T00:00:00.000000001Z"] : ["b", "2025-11-28T00:00:14Z"];
  return { seq: 7, timestamp, header: headersOf(messageCalled(id)), data: body } as unknown as StoredMsg;
}
