import { ByteCollector } from "../http/byte-collector.js";
import { timerMs } from "../http/timer-ms.js";
import {
  type BodyOutcome,
  bodyOfBytes,
  consumedBefore,
  gone,
  noBody,
  refusedBefore,
  tooLarge,
  tooSlow,
} from "../server/body-outcome.js";
import type { ServerLimits } from "../server/server-settings.js";

/**
 * Whether a request has a body. The length is checked first, because asking for the stream takes some hosts longer than
 * reading it.
 */
export function hasBody(request: Request): boolean {
  return announces(request, header(request, "content-length"));
}

function announces(request: Request, length: string | undefined): boolean {
  return length === undefined ? request.body !== null : length !== "0";
}

/** Reads a request's body within the limits. Never rejects. */
export function readBody(request: Request, limits: ServerLimits): BodyOutcome | Promise<BodyOutcome> {
  const length = header(request, "content-length");
  if (!announces(request, length)) return noBody;
  if (request.bodyUsed) return consumedBefore("Something in front of the contract has read the request's body.");
  const encoding = header(request, "content-encoding");
  // A body with a length has no transfer coding, because hosts refuse both together (RFC 9112 section 6.1), and reading
  // a header takes time.
  const coding = length === undefined ? header(request, "transfer-encoding") : undefined;
  const refused = refusedBefore({ encoding, coding, length }, limits);
  if (refused !== undefined) return refused;
  return inTime(limits, length === undefined ? collected(request, limits) : whole(request, Number(length), limits));
}

function header({ headers }: Request, name: string): string | undefined {
  return headers.get(name) ?? undefined;
}

/** A body that is being read. */
interface Reading {
  readonly outcome: Promise<BodyOutcome>;
  /** Stops reading. */
  readonly stop: () => void;
}

/** The most microtasks for a body that has arrived, on hosts that give it without a turn of the event loop. */
const fewTurns = 4;

/**
 * Waits for a body within the limits. Timers are expensive on some hosts, so one is set only if the body has not
 * arrived.
 */
async function inTime(limits: ServerLimits, { outcome, stop }: Reading): Promise<BodyOutcome> {
  let read: BodyOutcome | undefined;
  const settled = outcome
    .catch(() => gone)
    .then((found) => {
      read = found;
      return found;
    });
  for (let turn = 0; turn < fewTurns && read === undefined; turn++) await undefined;
  return read ?? withDeadline(settled, limits, stop);
}

function withDeadline(settled: Promise<BodyOutcome>, limits: ServerLimits, stop: () => void): Promise<BodyOutcome> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      resolve({ ...tooSlow(limits), whileRead: true });
      stop();
    }, timerMs(limits.bodyMs));
    settled.then((read) => {
      clearTimeout(timer);
      resolve(read);
    });
  });
}

/** Reads a body of known length. Some hosts give only a part of it if the caller left. */
function whole(request: Request, length: number, limits: ServerLimits): Reading {
  const outcome = request.arrayBuffer().then((buffer): BodyOutcome => {
    if (buffer.byteLength < length) return gone;
    return buffer.byteLength > limits.bodyBytes ? tooLarge(limits) : bodyOfBytes(new Uint8Array(buffer));
  });
  return { outcome, stop: () => undefined };
}

/** Reads a body that arrives in pieces. */
function collected({ body }: Request, limits: ServerLimits): Reading {
  if (body === null) return { outcome: Promise.resolve(noBody), stop: () => undefined };
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const stop = (): void => {
    reader.cancel().catch(() => undefined);
  };
  return { outcome: collect(reader, limits, stop), stop };
}

async function collect(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  limits: ServerLimits,
  stop: () => void,
): Promise<BodyOutcome> {
  const body = new ByteCollector();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bodyOfBytes(body.bytes);
    if (body.length + value.length > limits.bodyBytes) {
      stop();
      return { ...tooLarge(limits), whileRead: true };
    }
    body.add(value);
  }
}
