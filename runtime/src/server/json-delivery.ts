import { answerJson, failure, type IncomingJsonCall, readBatch } from "./json-endpoint.js";
import type { Delivery } from "./json-routes.js";
import { type CallSource, LiveCall } from "./live-call.js";
import type { ServerSettings } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";
import { isStreamed, type WireReply, wireReply } from "./wire-reply.js";

/** The most requests in one batch. */
const mostRequests = 100;
/** 204 (RFC 9110 section 15.3.5), for callers that want no reply. */
const discardedReply = wireReply(204, undefined, "");

/**
 * Answers batches and calls without a reply. The requests of a batch are separate calls, one after the other. The first
 * that fails ends the batch, and `X-AutoBatch-Completed` tells how many succeeded. Never rejects.
 */
export async function answerDelivery(
  call: IncomingJsonCall,
  { batched, discarded }: Delivery,
  source: CallSource,
  settings: ServerSettings,
): Promise<WireReply> {
  const reply = await (batched ? answerBatch(call, source, settings) : answerJson(call, source, settings));
  if (!discarded || reply.status >= 400) return reply;
  if (isStreamed(reply.body)) await reply.body.close();
  return { ...discardedReply, headers: reply.headers };
}

async function answerBatch(call: IncomingJsonCall, source: CallSource, settings: ServerSettings): Promise<WireReply> {
  try {
    const texts: string[] = [];
    for (const value of requestsOf(readBatch(call, source, settings))) {
      const characters = JSON.stringify(value)?.length ?? 0;
      const one = { ...call, query: "", body: { kind: "value", value, characters } as const };
      const reply = await answerJson(one, source, settings);
      const headers = [...reply.headers, ["X-AutoBatch-Completed", String(texts.length)] as const];
      if (reply.status >= 400) return { ...reply, headers };
      texts.push(await wholeText(reply));
    }
    return wireReply(200, "application/json", `[${texts.join(",")}]`);
  } catch (error) {
    return failure(error, call, new LiveCall(call.handler.operation.name, "json", source), settings);
  }
}

function requestsOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw refusedBatch("type", "A batch is an array of requests.");
  if (value.length > mostRequests) throw refusedBatch("limit", `A batch has at most ${mostRequests} requests.`);
  return value;
}

function refusedBatch(code: "type" | "limit", detail: string): ServiceFault {
  return new ServiceFault("Client", detail, { issues: [{ pointer: "", code, detail }] });
}

async function wholeText({ body }: WireReply): Promise<string> {
  if (typeof body === "string") return body === "" ? "null" : body;
  if (!isStreamed(body)) throw new Error("A reply over JSON is text.");
  const pieces: string[] = [];
  try {
    for await (const piece of body.pieces) pieces.push(piece);
  } finally {
    await body.close();
  }
  return pieces.join("");
}
