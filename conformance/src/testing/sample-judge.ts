import type { DocumentCodec } from "@stubwright/runtime/codec";
import { type ContractModel, MessageSampler, type SampleMessage, type SampleSize } from "stubwright";
import type { JsonJudge } from "./json-judge.js";
import { infosetDifference, infosetOf } from "./xml-infoset.js";
import type { XsdJudge } from "./xsd-judge.js";

/** Why a message is refused: by libxml2, by our decoder, or by libxml2 after we decode and encode it. Undefined if nobody refuses it. */
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

/** The judges of a contract's samples: its own codecs, and libxml2 and ajv if they can read its schemas. */
export interface SampleJudges {
  readonly xsd: XsdJudge | undefined;
  readonly json?: JsonJudge;
  readonly documents: Readonly<Record<string, DocumentCodec<unknown>>>;
}

/** Lists the problems of the samples of all global elements that are not abstract. */
export function sampleProblems(model: ContractModel, size: SampleSize, judges: SampleJudges): readonly string[] {
  const sampler = new MessageSampler(model);
  const types = new Map(model.types.map(({ id, typeName }) => [id, typeName]));
  const concrete = model.elements.filter(({ declaration }) => declaration?.abstract !== true);
  return concrete.flatMap((element) => {
    const sample = sampler.sample(element, size);
    const codec = judges.documents[element.name];
    if (sample === undefined || codec === undefined) return [`${element.name}: there is no sample or codec`];
    const typeName = element.type.kind === "declared" ? types.get(element.type.id) : undefined;
    const problem = objection(sample.xml, judges.xsd, codec) ?? jsonObjection(sample, typeName, judges.json);
    return problem === undefined ? [] : [`${element.name}: ${problem}\n${sample.xml.slice(0, 600)}`];
  });
}

function jsonObjection(
  { json }: SampleMessage,
  typeName: string | undefined,
  judge: JsonJudge | undefined,
): string | undefined {
  return typeName === undefined || json === null ? undefined : judge?.refusal(typeName, json);
}
