import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DecodeError, type DocumentCodec, EncodeError } from "@stubwright/runtime/codec";
import { generate } from "stubwright";
import { generateDocuments, plainText } from "../testing/schema-codecs.js";
import { XsdJudge } from "../testing/xsd-judge.js";
import { type RandomRoot, type RandomSchema, schemaText } from "./random-schema.js";

/** A difference between the generated code and libxml2. */
export interface Finding {
  /** The subject: the schema, a document, or the document that we wrote after reading an accepted document. */
  readonly about: "schema" | "document" | "written";
  readonly root: string;
  /** Undefined for a finding about the schema. */
  readonly document: string | undefined;
  /** Why libxml2 refuses. Undefined if libxml2 accepts. */
  readonly theirs: string | undefined;
  /** Why the generated code refuses, or its error. Undefined if it accepts. */
  readonly ours: string | undefined;
  /** Whether the subject is valid by the specification. Undefined if unknown. */
  readonly truth: boolean | undefined;
}

/** The findings of one schema, the number of documents, and the number that both accepted. */
export interface RandomVerdict {
  readonly findings: readonly Finding[];
  readonly documents: number;
  readonly accepted: number;
}

/** Judges each root's declaration, and then its documents, by libxml2 and by generated code in a folder below `dist`. */
export async function judgeRandomSchema(schema: RandomSchema, folder: string): Promise<RandomVerdict> {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "schema.xsd");
  const candidates = schema.roots.map((root) => ({ root, theirs: schemaRefusal(schema, [root], file) }));
  const taken = candidates.filter(({ theirs }) => theirs === undefined).map(({ root }) => root);
  const refused = await refusedRoots(schema, taken, file);
  const findings: Finding[] = [...refused].map(([root, ours]) => ({
    ...{ about: "schema", root: root.text, document: undefined, theirs: undefined, ours },
    truth: root.truth?.isSchemaValid(),
  }));
  const roots = taken.filter((root) => !refused.has(root));
  if (roots.length === 0) return { findings, documents: 0, accepted: 0 };
  const rootsFile = join(folder, "roots.xsd");
  writeFileSync(rootsFile, schemaText(schema.declarations, roots));
  const { documents, diagnostics } = await generateDocuments(rootsFile, join(folder, "roots"));
  if (documents === undefined) throw new Error(`Refused: ${JSON.stringify(diagnostics)}`);
  const judge = new XsdJudge(rootsFile);
  const verdicts = roots.flatMap((root) => judgeRoot(root, documents[`{urn:t}${root.name}`], judge));
  return {
    findings: [...findings, ...verdicts.filter((verdict) => verdict !== "both" && verdict !== "neither")],
    documents: verdicts.length,
    accepted: verdicts.filter((verdict) => verdict === "both").length,
  };
}

function schemaRefusal(schema: RandomSchema, roots: readonly RandomRoot[], file: string): string | undefined {
  writeFileSync(file, schemaText(schema.declarations, roots));
  try {
    new XsdJudge(file);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

async function refusedRoots(
  schema: RandomSchema,
  roots: readonly RandomRoot[],
  file: string,
): Promise<ReadonlyMap<RandomRoot, string>> {
  writeFileSync(file, schemaText(schema.declarations, roots));
  const { diagnostics } = await generate({ entry: file, name: "suite", cwd: dirname(file) });
  const refused = new Map<RandomRoot, string>();
  for (const { severity, code, at } of diagnostics) {
    if (severity !== "error") continue;
    const root = roots[(at?.line ?? 0) - 3];
    if (root === undefined) throw new Error(`Refused: ${code} in ${schema.declarations}`);
    refused.set(root, code);
  }
  return refused;
}

function judgeRoot(
  root: RandomRoot,
  codec: DocumentCodec<unknown> | undefined,
  judge: XsdJudge,
): readonly (Finding | "both" | "neither")[] {
  if (codec === undefined) throw new Error(`${root.name} has no codec`);
  return root.documents.map((document, index) => {
    const truth = root.truth?.isValid[index];
    const theirs = judge.refusal(document)?.trim();
    const { value, ours } = decode(codec, document);
    const isTold = (truth ?? ours === undefined) === (ours === undefined);
    if (isTold && theirs !== undefined && ours !== undefined) return "neither";
    if (!isTold || theirs !== undefined || ours !== undefined) {
      return { about: "document", root: root.text, document, theirs, ours, truth };
    }
    const wrong = writtenFault(codec, value, judge);
    return wrong === undefined ? "both" : { about: "written", root: root.text, document, ...wrong, truth };
  });
}

function decode(
  codec: DocumentCodec<unknown>,
  document: string,
): { readonly value?: unknown; readonly ours: string | undefined } {
  try {
    return { value: codec.decode(document), ours: undefined };
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    return { ours: error.issues.map(({ pointer, detail }) => `${pointer} ${detail}`).join("; ") };
  }
}

function encode(codec: DocumentCodec<unknown>, value: unknown): string | EncodeError {
  try {
    return codec.encode(value);
  } catch (error) {
    if (error instanceof EncodeError) return error;
    throw error;
  }
}

/** What is wrong with a value as it is written: libxml2 refuses it, or it reads differently. */
function writtenFault(
  codec: DocumentCodec<unknown>,
  value: unknown,
  judge: XsdJudge,
): { readonly theirs: string | undefined; readonly ours: string | undefined } | undefined {
  const again = encode(codec, value);
  if (typeof again !== "string") return { theirs: undefined, ours: again.message };
  const theirs = judge.refusal(again)?.trim();
  if (theirs !== undefined) return { theirs, ours: undefined };
  const back = decode(codec, again);
  if (back.ours !== undefined) return { theirs: undefined, ours: back.ours };
  const [first, second] = [plainText(value), plainText(back.value)];
  return first === second ? undefined : { theirs: undefined, ours: `${first} reads as ${second}` };
}
