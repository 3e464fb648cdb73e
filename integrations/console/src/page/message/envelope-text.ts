import type { SoapVersionName } from "@stubwright/runtime";
import type { CodedOperation } from "../contract.js";
import { indentXml } from "./indent.js";
import type { Message } from "./message.js";
import { readEnvelope, writeEnvelope } from "./message-codec.js";

/** The envelope of a message for the editor. */
export interface EnvelopeText {
  readonly text: string;
  /** The whole package with its header fields, if members of the message travel beside the envelope. Then the text only shows it. */
  readonly package?: {
    readonly headers: readonly (readonly [name: string, value: string])[];
    readonly body: Uint8Array;
  };
}

/** Writes the envelope of a message, indented unless that would change what it says. Rejects with `RefusedMessage`. */
export async function envelopeText(
  operation: CodedOperation,
  message: Message,
  soapVersion: SoapVersionName | undefined,
): Promise<EnvelopeText> {
  const { headers, body } = await writeEnvelope(operation, message, soapVersion);
  if (typeof body !== "string") return { text: new TextDecoder().decode(body), package: { headers, body } };
  const indented = indentXml(body);
  const reads = await Promise.all([body, indented].map((text) => readEnvelope(operation, text).catch(() => undefined)));
  const [plain, tidy] = reads.map((read) => JSON.stringify(read));
  return { text: plain === tidy ? indented : body };
}
