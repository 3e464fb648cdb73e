import { createGamePlayClient } from "@game-play/api/client";
import { createJsonTransport, type Fetch } from "@stubwright/runtime";
import { describeCallError } from "../describe-call-error.js";

/** A network that never answers, as long as somebody waits. */
const silence: Fetch = (_url, { signal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

/** Ends calls by their own time, by the transport's, and by a signal. */
export async function limitTime(say: (line: string) => void): Promise<void> {
  const client = createGamePlayClient(
    createJsonTransport({ baseUrl: "http://silent.example", fetch: silence, timeoutMs: 50 }),
  );
  await client.playRequest({}).catch((error) => say(describeCallError(error)));
  await client.playRequest({}, { timeoutMs: 10 }).catch((error) => say(describeCallError(error)));

  const controller = new AbortController();
  const call = client.playRequest({}, { signal: controller.signal, timeoutMs: 0 });
  controller.abort();
  await call.catch((error) => say(describeCallError(error)));
}
