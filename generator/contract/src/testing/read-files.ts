import { Diagnostics } from "../diagnostics/diagnostics.js";
import { buildModel } from "../model/build-model.js";
import type { ContractModel } from "../model/contract-model.js";
import type { SourceDocument } from "../read/xml-tree.js";
import type { LinkedContract } from "../services/linked-contract.js";
import { readFixture } from "./read-fixture.js";
import type { Files } from "./service-documents.js";

/** Reads a contract that must load, up to its model. The first document is the entry. */
export async function readFiles(files: Files): Promise<{
  readonly contract: LinkedContract;
  readonly model: ContractModel;
  readonly documents: readonly SourceDocument[];
}> {
  const { contract, documents, diagnostics, findings } = await readFixture(files);
  if (contract === undefined || diagnostics.failed)
    throw new Error(`The fixture does not load: ${findings.join(", ")}`);
  return { contract, documents, model: buildModel({ name: "fixture" }, contract, new Diagnostics()) };
}
