import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { buildModel } from "../model/build-model.js";
import type { ContractModel } from "../model/contract-model.js";
import type { SourceDocument } from "../read/source-document.js";
import { checkHeldValues } from "../sample/check-held-values.js";
import { linkUsable } from "../services/link-usable.js";
import { type ContractSource, modelOptions } from "./contract-source.js";

/** The model of what can be had of a contract; undefined where linking fails. What is left out, and what fails, is reported. */
export function usableModel(
  options: ContractSource,
  documents: readonly SourceDocument[],
  diagnostics: Diagnostics,
): ContractModel | undefined {
  const { operations, elements, unresolved, strict } = options;
  let model: ContractModel | undefined;
  linkUsable({ documents, operations, elements, unresolved, strict }, diagnostics, (linked) => {
    model = buildModel(modelOptions(options), linked, diagnostics);
    checkHeldValues(model, diagnostics);
  });
  return model;
}
