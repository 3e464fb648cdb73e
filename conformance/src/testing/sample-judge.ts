import type { DocumentCodec } from "@stubwright/runtime/codec";
import { type ContractModel, MessageSampler, type SampleMessage, type SampleSize } from "stubwright";
import type { JsonJudge } from "./json-judge.js";
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

/** Who judges the samples of a contract: libxml2 and ajv where they read its schemas, and its own codecs. */
export interface SampleJudges {
  readonly xsd: XsdJudge | undefined;
  readonly json?: JsonJudge;
  readonly documents: Readonly<Record<string, DocumentCodec<unknown>>>;
}

/** What is held against the samples of a contract's global elements, each with its element; abstract ones have none. */
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
