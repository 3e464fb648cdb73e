import type { Msg, NatsConnection, Payload, RequestOptions } from "@nats-io/transport-node";

/** How long another answer than that of a server without a leader is waited for, in milliseconds. */
const mostWaitMs = 1000;

/**
 * A connection on which questions about streams are answered by their leaders. Each server that takes part in a stream answers that
 * JetStream is "temporarily unavailable" as long as it knows no leader, which can last for minutes after a network was cut, also while
 * another server leads. Its answer comes first if the client is connected to it. All answers are then listened to. The connection stays
 * the caller's.
 */
export function hearLeaders(connection: NatsConnection): NatsConnection {
  const ask = async (subject: string, payload?: Payload, options?: RequestOptions): Promise<Msg> => {
    const first = await connection.request(subject, payload, options);
    if (!isLeaderless(first)) return first;
    const maxWait = Math.min(options?.timeout ?? mostWaitMs, mostWaitMs);
    for await (const answer of await connection.requestMany(subject, payload, { strategy: "timer", maxWait })) {
      if (!isLeaderless(answer)) return answer;
    }
    return first;
  };
  const request: NatsConnection["request"] = (subject, payload, options) =>
    subject.startsWith("$JS.API.") ? ask(subject, payload, options) : connection.request(subject, payload, options);
  return Object.assign(Object.create(connection), { request });
}

/** The longest answer that is looked into, in bytes: an error is short. */
const longestError = 1000;
const leaderless = '"err_code":10008,';

/** Whether an answer is the error JSClusterNotAvailErr. */
function isLeaderless(answer: Msg): boolean {
  return answer.data.length < longestError && answer.string().includes(leaderless);
}
