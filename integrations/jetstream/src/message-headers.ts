import { headers as createHeaders, type MsgHdrs } from "@nats-io/transport-node";
import type { DeadLetter, QueueMessage } from "@stubwright/runtime/queue";

/** Whether a header is our own, or the engine's; the others are those of the message. */
function isOwn(name: string): boolean {
  return name.startsWith("Stubwright-") || name.startsWith("Nats-");
}

/** The headers of a message in NATS. Texts of callers are percent-encoded: a header of NATS is one line. */
export function headersOf({ id, isIdGiven, operation, key, headers }: QueueMessage): MsgHdrs {
  const all = createHeaders();
  for (const [name, value] of Object.entries(headers)) all.set(name, value);
  all.set("Stubwright-Id", encodeURIComponent(id));
  if (isIdGiven) all.set("Stubwright-Id-Given", "true");
  all.set("Stubwright-Operation", encodeURIComponent(operation));
  if (key !== undefined) all.set("Stubwright-Key", encodeURIComponent(key));
  return all;
}

/** The headers of a message that comes from a dead letter with this number. */
export function headersOfReturned(message: QueueMessage, letter: number): MsgHdrs {
  const all = headersOf(message);
  all.set("Stubwright-Letter", String(letter));
  return all;
}

/** The number of the dead letter that a message comes from. */
export function letterNumber(headers: MsgHdrs | undefined): string | undefined {
  return textOf(headers, "Stubwright-Letter");
}

/** The message in NATS headers and a body; undefined if nobody of us has published it. */
export function messageOf(headers: MsgHdrs | undefined, body: Uint8Array): QueueMessage | undefined {
  const [id, operation] = [textOf(headers, "Stubwright-Id"), textOf(headers, "Stubwright-Operation")];
  if (headers === undefined || id === undefined || operation === undefined) return undefined;
  const others = headers.keys().filter((name) => !isOwn(name));
  return {
    id,
    isIdGiven: headers.has("Stubwright-Id-Given"),
    operation,
    key: textOf(headers, "Stubwright-Key"),
    headers: Object.fromEntries(others.map((name) => [name.toLowerCase(), headers.get(name)])),
    body,
  };
}

/** The headers of a dead letter. */
export function letterHeaders({ message, reason, attempts, time }: DeadLetter): MsgHdrs {
  const all = headersOf(message);
  all.set("Stubwright-Reason", encodeURIComponent(reason));
  all.set("Stubwright-Attempts", String(attempts));
  all.set("Stubwright-Time", time);
  return all;
}

/** The dead letter in NATS headers and a body; undefined if it is none. */
export function letterOf(headers: MsgHdrs, body: Uint8Array): DeadLetter | undefined {
  const message = messageOf(headers, body);
  const reason = textOf(headers, "Stubwright-Reason");
  if (message === undefined || reason === undefined) return undefined;
  const attempts = Number(headers.get("Stubwright-Attempts"));
  return { message, reason, attempts, time: headers.get("Stubwright-Time") };
}

function textOf(headers: MsgHdrs | undefined, name: string): string | undefined {
  if (headers?.has(name) !== true) return undefined;
  try {
    return decodeURIComponent(headers.get(name));
  } catch {
    return undefined;
  }
}
