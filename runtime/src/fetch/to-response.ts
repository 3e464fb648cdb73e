import { inTurns } from "../server/in-turns.js";
import type { ServerSettings } from "../server/server-settings.js";
import { isStreamed, type StreamedBody, type WholeBody, type WireReply } from "../server/wire-reply.js";

/** The request of a reply. */
interface Asked {
  readonly method: string;
  /** Called when no part of the reply is still to be made. */
  readonly answered: () => void;
  /** Called when the caller does not want the rest. */
  readonly leave: () => void;
}

/** A reply as a `Response`. A failure in a streamed body is reported, and the body ends with an error. */
export function toResponse(reply: WireReply, asked: Asked, report: ServerSettings["report"]): Response {
  const { status, body } = reply;
  if (isStreamed(body)) return new Response(streamed(body, asked, report), { status, headers: headersOf(reply) });
  asked.answered();
  const length = asked.method === "HEAD" || body.length === 0 ? byteLength(body) : undefined;
  if (length === undefined) return new Response(body, { status, headers: headersOf(reply) });
  // The length of a body that is not sent, which hosts do not know.
  const headers = new Headers(headersOf(reply));
  headers.set("Content-Length", String(length));
  return new Response(null, { status, headers });
}

/** The headers as an object if every name is unique, which hosts take in half the time. */
function headersOf({ contentType, headers }: WireReply): Record<string, string> | [string, string][] {
  if (headers.length === 0) return contentType === undefined ? {} : { "Content-Type": contentType };
  const all = headers.map(([name, value]): [string, string] => [name, value]);
  return contentType === undefined ? all : [["Content-Type", contentType], ...all];
}

function byteLength(body: WholeBody): number {
  return typeof body === "string" ? new TextEncoder().encode(body).length : body.length;
}

function streamed(
  body: StreamedBody,
  asked: Asked,
  report: ServerSettings["report"],
): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  if (asked.method !== "HEAD") return byteStream(body, asked, report);
  asked.answered();
  body.close().catch((error: unknown) => report(error, undefined));
  return null;
}

/** The bytes of pieces, each requested when the host accepts more. */
function byteStream(
  { pieces, close }: StreamedBody,
  asked: Asked,
  report: ServerSettings["report"],
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const iterator = inTurns(pieces, nextTurn);
  let isLeft = false;
  return new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await iterator.next();
          if (isLeft) return;
          if (done !== true) return controller.enqueue(encoder.encode(value));
          asked.answered();
          controller.close();
          await close();
        } catch (error) {
          if (!isLeft) report(error, undefined);
          throw error;
        }
      },
      cancel: () => {
        isLeft = true;
        asked.leave();
        return close();
      },
    },
    { highWaterMark: 0 },
  );
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
