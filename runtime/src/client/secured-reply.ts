import { admitEnvelope } from "../soap/admit-envelope.js";
import type { OpenReply } from "../soap/message-security.js";
import { replyOptions } from "../soap/reply-options.js";
import { type SoapVersion, soapVersion } from "../soap/soap-version.js";
import { FaultError, ProtocolError, type ReplyFacts } from "./call-error.js";
import { openReply as openEnvelopeOfReply, readAgreedXml, unpackedText } from "./soap-reply.js";

/**
 * What `read` makes of a reply that was opened by its security. Throws `ProtocolError` for a reply that is not secured as
 * agreed, also for a Fault: anybody on the way may have written it, so its text is only told.
 */
export async function withOpenedReply<Result>(
  body: Uint8Array,
  facts: ReplyFacts,
  open: OpenReply,
  read: (body: Uint8Array, facts: ReplyFacts) => Result | Promise<Result>,
): Promise<Result> {
  const text = await unpackedText(body, facts, {});
  const admit = (envelope: string): SoapVersion => admitEnvelope(envelope, replyOptions, ["1.1", "1.2"]);
  const version = readAgreedXml(facts, () => admit(text), text.length);
  const opened = await openOrRefuse(text, facts, () => open({ text, version: version.name, admit }));
  const headers = new Headers(facts.headers);
  headers.set("Content-Type", `${soapVersion(version.name).mediaType}; charset=utf-8`);
  return read(new TextEncoder().encode(opened), { ...facts, headers });
}

async function openOrRefuse(text: string, facts: ReplyFacts, open: () => Promise<string>): Promise<string> {
  try {
    return await open();
  } catch (cause) {
    const why = cause instanceof Error ? `: ${cause.message}` : "";
    throw new ProtocolError(`the reply is not secured as agreed${why}${unverifiedFault(text, facts)}`, {
      ...facts,
      cause,
    });
  }
}

/** What a Fault says that nobody vouches for; `""` where the reply is none. */
function unverifiedFault(text: string, facts: ReplyFacts): string {
  try {
    openEnvelopeOfReply(text, facts, { understood: new Set(), operation: {} }, replyOptions);
    return "";
  } catch (error) {
    return error instanceof FaultError ? `; the reply is an unverified Fault: ${error.fault.message}` : "";
  }
}
