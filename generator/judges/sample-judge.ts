import type { DocumentCodec } from "@stubwright/runtime/codec";
import { infosetDifference, infosetOf } from "./xml-infoset.js";
import type { XsdJudge } from "./xsd-judge.js";

/** What somebody holds against a message: libxml2, our decoder, or libxml2 of what we write of it; undefined where nobody does. */
export function objection(xml: string, judge: XsdJudge | undefined, codec: DocumentCodec<unknown>): string | undefined {
  const refused = judge?.refusal(xml);
  if (refused !== undefined) return `libxml2: ${refused}`;
  try {
    const written = codec.encode(codec.decode(xml));
    return judge?.refusal(written) ?? infosetDifference(infosetOf(xml), infosetOf(written));
  } catch (error) {
    return String(error);
  }
}
