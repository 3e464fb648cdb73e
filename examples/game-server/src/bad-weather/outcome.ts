/** What a caller knows of a call: answered, refused as a whole, or nothing, as the connection broke. */
export type Outcome<Reply> =
  | { readonly kind: "answered"; readonly reply: Reply }
  | { readonly kind: "refused"; readonly ms: number }
  | { readonly kind: "unknown" };

/** So long may a caller be kept waiting, in milliseconds: twice what store and queue may take. */
export const callersTimeMs = 12_000;

/**
 * Posts a message. A refusal is a 503 or a `Server` Fault; any other status is an error of ours, and thrown. A connection that
 * breaks, because a process was killed, leaves the caller without knowledge.
 */
export async function post<Reply>(
  url: string,
  init: RequestInit,
  read: (text: string) => Reply,
): Promise<Outcome<Reply>> {
  const start = performance.now();
  let status: number;
  let text: string;
  // A signal of AbortSignal.timeout may be collected as garbage before its time is over.
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), callersTimeMs);
  try {
    const response = await fetch(url, { method: "POST", ...init, signal: deadline.signal });
    status = response.status;
    text = await response.text();
  } catch {
    if (deadline.signal.aborted) throw new Error(`No answer within ${callersTimeMs} ms.`);
    return { kind: "unknown" };
  } finally {
    clearTimeout(timer);
  }
  if (status === 200 || status === 202) return { kind: "answered", reply: read(text) };
  const isRefusal =
    status === 503 || (status === 500 && /<faultcode>[^<]*\bServer<.*The service cannot keep/s.test(text));
  if (!isRefusal) throw new Error(`A call was answered ${status}: ${text}`);
  return { kind: "refused", ms: performance.now() - start };
}
