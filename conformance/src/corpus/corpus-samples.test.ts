import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "@jest/globals";
import type { DocumentCodec } from "@stubwright/runtime/codec";
import type { SampleSize } from "stubwright";
import { writeModules } from "../testing/generated-modules.js";
import { sampleProblems } from "../testing/sample-judge.js";
import { XsdJudge } from "../testing/xsd-judge.js";
import { type CorpusResult, corpusContracts, encodedContracts, generateCorpusContract } from "./corpus-contracts.js";
import { bundleSchemas } from "./schema-bundle.js";

const sizes: readonly SampleSize[] = ["minimal", "typical", "maximal"];
const compiled = fileURLToPath(new URL("./corpus-modules/", import.meta.url));
const contracts = (corpusContracts() ?? []).filter(({ name }) => !encodedContracts.includes(name));

/** Contracts whose schemas libxml2 refuses, because an unused component refers to a missing type. */
const notJudged = ["self-recursive"];

/** Loads the generated codecs of a contract's global elements. */
async function documentsOf(name: string, { files }: CorpusResult): Promise<Record<string, DocumentCodec<unknown>>> {
  const module = writeModules(join(compiled, name), files);
  const { documents }: { documents: Record<string, DocumentCodec<unknown>> } = await import(module("documents"));
  return documents;
}

(contracts.length > 0 ? describe : describe.skip)(
  "sample messages of public WSDL files (skipped where ../shared/corpus is absent)",
  () => {
    test("there are 16 of them", () => expect(contracts).toHaveLength(16));

    for (const contract of contracts)
      describe(contract.name, () => {
        let result: CorpusResult;
        let judge: XsdJudge | undefined;
        let documents: Record<string, DocumentCodec<unknown>>;

        beforeAll(async () => {
          result = await generateCorpusContract(contract, join(compiled, "source"));
          if (!notJudged.includes(contract.name)) {
            judge = new XsdJudge(bundleSchemas(contract.wsdl, join(compiled, "schemas", contract.name)));
          }
          documents = await documentsOf(contract.name, result);
        });

        test.each(sizes)("%s messages of every global element are valid, and survive decode and encode", (size) => {
          const { model } = result;
          if (model === undefined) throw new Error("There is no model.");
          expect(sampleProblems(model, size, { xsd: judge, documents })).toEqual([]);
        });
      });
  },
);
