import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "@jest/globals";
import { runCompiler } from "../testing/run-compiler.js";
import { queryContract } from "./contract-query.js";
import {
  type CorpusContract,
  type CorpusResult,
  corpusContracts,
  corpusOutput,
  generateCorpusContract,
} from "./corpus-contracts.js";
import { readGeneratedNames } from "./generated-names.js";

const contracts = corpusContracts() ?? [];

/** Five sixths of the code, for TypeScript 7 alone: 5.9 and 6.0 take five times as long. */
const largeContracts = ["ec2", "cybersource", "awdb", "epcis", "ferry"];

// Loops instead of test.each, because Jest refuses an empty table even in a skipped block.
(contracts.length > 0 ? describe : describe.skip)(
  "public WSDL files (skipped where ../shared/corpus is absent)",
  () => {
    const results = new Map<string, CorpusResult>();

    beforeAll(async () => {
      for (const contract of contracts) results.set(contract.name, await generateCorpusContract(contract));
      mkdirSync(corpusOutput, { recursive: true });
      const writeProject = (name: string, contracts: readonly CorpusContract[]): void => {
        const project = { extends: "../../../strictest.json", include: contracts.map(({ name }) => `${name}/*.ts`) };
        writeFileSync(join(corpusOutput, name), JSON.stringify(project));
      };
      writeProject("tsconfig.json", contracts);
      writeProject(
        "tsconfig.small.json",
        contracts.filter(({ name }) => !largeContracts.includes(name)),
      );
    });

    test("there are 18", () => expect(contracts).toHaveLength(18));

    for (const { name, wsdl } of contracts)
      describe(name, () => {
        const query = queryContract(wsdl);

        test("generates without errors", () => expect(results.get(name)?.errors).toEqual([]));

        test("has every operation, message element, element declaration and attribute", () => {
          const code = readGeneratedNames(results.get(name)?.files ?? new Map());
          const isThere = (local: string, names: ReadonlySet<string> | undefined): boolean =>
            names !== undefined && (names.has(local) || names.has(`${local}Attribute`));
          const missing = query.declarations.filter(({ name: local, owner }) =>
            owner === undefined ? !isThere(local, code.allMembers) : !isThere(local, code.members.get(owner)),
          );
          expect(missing).toEqual([]);
          expect(query.messageElements.filter((element) => !code.documents.has(element))).toEqual([]);
          expect([...code.documents].sort()).toEqual([...query.globalElements].sort());
          expect(code.operations).toBe(query.operations);
        });
      });

    test.each([
      ["typescript", "tsconfig.small.json"],
      ["typescript-6", "tsconfig.small.json"],
      ["typescript-7", "tsconfig.json"],
    ])("%s accepts what %s names under the strictest flags", async (compiler, project) => {
      expect(await runCompiler(compiler, "-p", join(corpusOutput, project))).toBe("");
    });
  },
);
