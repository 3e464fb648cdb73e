import { expect, test } from "@jest/globals";
import type { NatsConnection } from "@nats-io/transport-node";
import { hearLeaders } from "./hear-leaders.js";

const unavailable = JSON.stringify({
  error: { code: 503, err_code: 10008, description: "JetStream system temporarily unavailable" },
});
const missing = JSON.stringify({ error: { code: 404, err_code: 10037, description: "no message found" } });
const found = JSON.stringify({ message: { subject: "q.a", seq: 7 } });

interface Case {
  readonly what: string;
  readonly subject: string;
  readonly first: string;
  /** The answers of all servers to the second question. */
  readonly all: readonly string[];
  readonly wanted: string;
}

const subject = "$JS.API.STREAM.MSG.GET.q";

test.each<Case>([
  { what: "a leader answers", subject, first: found, all: [], wanted: found },
  { what: "a leader answers after others", subject, first: unavailable, all: [unavailable, found], wanted: found },
  { what: "a leader has another error", subject, first: unavailable, all: [missing], wanted: missing },
  { what: "nobody leads", subject, first: unavailable, all: [unavailable, unavailable], wanted: unavailable },
  { what: "a service has such an answer", subject: "orders", first: unavailable, all: [found], wanted: unavailable },
])("$what", async ({ subject, first, all, wanted }) => {
  const connection = {
    request: () => Promise.resolve(answerOf(first)),
    requestMany: async function* () {
      yield* all.map(answerOf);
    },
  };
  const answer = await hearLeaders(connection as unknown as NatsConnection).request(subject);
  expect(answer.string()).toBe(wanted);
});

function answerOf(text: string) {
  return { data: new TextEncoder().encode(text), string: () => text };
}
