import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DecodeError, EncodeError } from "@stubwright/runtime/codec";
import { accepts, type Documents, generateDocuments, plainText } from "../testing/schema-codecs.js";
import { infosetDifference, infosetOf } from "../testing/xml-infoset.js";
import { XsdJudge } from "../testing/xsd-judge.js";

/** The part of the W3C XML Schema test suite beside the repository. */
const suiteFolder: string = fileURLToPath(new URL("../../../../shared/w3c-sun/", import.meta.url));
const modules = fileURLToPath(new URL("./w3c-modules/", import.meta.url));

/** A schema and its documents, with the suite's verdicts. */
export interface SuiteGroup {
  readonly group: string;
  readonly schemas: readonly string[];
  readonly schemaValid: boolean;
  readonly instances: readonly { readonly file: string; readonly valid: boolean }[];
}

/** The result for one document. `valid` is the suite's verdict. */
export interface InstanceVerdict {
  readonly file: string;
  readonly valid: boolean;
  /** Why the generated code is wrong. Undefined if it agrees with the suite. */
  readonly failure: string | undefined;
}

/** The groups with a valid schema and documents. Undefined if the suite is absent. */
export function suiteGroups(): readonly SuiteGroup[] | undefined {
  const index = join(suiteFolder, "index.json");
  if (!existsSync(index)) return undefined;
  const { groups }: { groups: readonly SuiteGroup[] } = JSON.parse(readFileSync(index, "utf8"));
  return groups.filter(({ schemaValid, instances }) => schemaValid && instances.length > 0);
}

/** Generates the code of each group, and decodes the group's documents with it. */
export async function judgeGroups(groups: readonly SuiteGroup[]): Promise<readonly InstanceVerdict[]> {
  rmSync(modules, { recursive: true, force: true });
  const verdicts: InstanceVerdict[] = [];
  for (const [index, group] of groups.entries()) {
    const { documents } = await generateDocuments(
      join(suiteFolder, group.schemas[0] ?? ""),
      join(modules, String(index)),
    );
    const judge = openJudge(join(suiteFolder, group.schemas[0] ?? ""));
    for (const { file, valid } of group.instances) {
      const text = decodeBytes(readFileSync(join(suiteFolder, file)));
      verdicts.push({ file, valid, failure: failureOf({ text, valid }, documents, judge) });
    }
  }
  return verdicts;
}

/** Why our codecs are wrong about a document. Undefined if they are right. */
function failureOf(
  { text, valid }: { readonly text: string; readonly valid: boolean },
  documents: Documents | undefined,
  judge: XsdJudge | undefined,
): string | undefined {
  if (documents === undefined) return "no code was generated";
  return valid ? validFailure(text, documents, judge) : invalidFailure(text, documents);
}

/** Opens the schema in libxml2. Undefined if libxml2 cannot read the schema. */
function openJudge(schema: string): XsdJudge | undefined {
  try {
    return new XsdJudge(schema);
  } catch {
    return undefined;
  }
}

function decodeBytes(bytes: Buffer): string {
  return bytes[0] === 0xff || bytes[0] === 0xfe || bytes[1] === 0
    ? new TextDecoder(bytes[0] === 0xfe ? "utf-16be" : "utf-16le").decode(bytes)
    : new TextDecoder().decode(bytes);
}

/** Checks that no codec of the contract accepts an invalid document. Only the codec of the root element reads its content. */
function invalidFailure(text: string, documents: Documents): string | undefined {
  return Object.values(documents).some((codec) => accepts(codec, text)) ? "accepted" : undefined;
}

function validFailure(text: string, documents: Documents, judge: XsdJudge | undefined): string | undefined {
  const codec = documents[infosetOf(text).name];
  if (codec === undefined) return "the root is not declared";
  try {
    const value = codec.decode(text);
    const again = codec.encode(value);
    const refusal = judge?.refusal(text) === undefined ? judge?.refusal(again) : undefined;
    if (refusal !== undefined) return `what was written is invalid: ${refusal.trim()}`;
    if (plainText(codec.decode(again)) !== plainText(value)) return "what was written reads differently";
    return infosetDifference(infosetOf(text), infosetOf(again));
  } catch (error) {
    if (error instanceof DecodeError || error instanceof EncodeError) return error.message;
    throw error;
  }
}
