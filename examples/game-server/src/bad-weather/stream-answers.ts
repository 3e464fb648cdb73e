import type { NatsConnection } from "@nats-io/transport-node";

/** How long answers are waited for, in milliseconds. */
const answersMs = 2000;

/**
 * What all servers answer to questions about streams, a line each: a server that takes a stream to have no leader says so, also if another
 * one leads it. Never rejects.
 */
export async function streamAnswers(
  connection: NatsConnection,
  streams: readonly string[],
): Promise<readonly string[]> {
  const lines = await Promise.all(
    streams.map(async (stream) => [
      `${stream}: info: ${await answers(connection, `$JS.API.STREAM.INFO.${stream}`, {})}`,
      `${stream}: first message: ${await answers(connection, `$JS.API.STREAM.MSG.GET.${stream}`, { seq: 1, next_by_subj: ">" })}`,
    ]),
  );
  return lines.flat();
}

async function answers(connection: NatsConnection, subject: string, question: object): Promise<string> {
  const found: string[] = [];
  try {
    const options = { strategy: "timer", maxWait: answersMs } as const;
    for await (const reply of await connection.requestMany(subject, JSON.stringify(question), options)) {
      found.push(answerOf(reply.json()));
    }
  } catch (error) {
    found.push(String(error));
  }
  return found.length === 0 ? "none" : found.join(" | ");
}

interface Answer {
  readonly error?: { readonly err_code: number; readonly description: string };
  readonly cluster?: {
    readonly leader?: string;
    readonly replicas?: readonly { readonly name: string; readonly current: boolean }[];
  };
  readonly message?: { readonly seq: number };
}

function answerOf({ error, cluster, message }: Answer): string {
  if (error !== undefined) return `${error.err_code} ${error.description}`;
  if (message !== undefined) return `message ${message.seq}`;
  const replicas = cluster?.replicas?.map(({ name, current }) => `${name} ${current ? "current" : "behind"}`);
  return `leader ${cluster?.leader}, ${replicas?.join(", ")}`;
}
