import type { Plan } from "../plan/plan.js";
import type { SourceFile } from "../print/source-file.js";
import type { ServedDocument } from "../source/served-document.js";
import { emitClient } from "./emit-client.js";
import { emitContentModels } from "./emit-content-models.js";
import { emitContract } from "./emit-contract.js";
import { emitDocuments } from "./emit-documents.js";
import { emitJson } from "./emit-json.js";
import { emitOpenApi } from "./emit-openapi.js";
import { emitOperations } from "./emit-operations.js";
import { emitPackage, type PackageOptions } from "./emit-package.js";
import { emitSamples } from "./emit-samples.js";
import { emitServer } from "./emit-server.js";
import { emitTypes } from "./emit-types.js";
import { emitValues } from "./emit-values.js";
import { emitXml } from "./emit-xml.js";
import type { GeneratedFile } from "./generated-file.js";

/** All that the emitters print from. */
export interface EmitInput {
  readonly plan: Plan;
  /** File name of the entry document, for the header. */
  readonly entryName: string;
  readonly openApiText: string;
  readonly served: readonly ServedDocument[];
  readonly package: PackageOptions | undefined;
}

/** The text of every generated file; nothing is decided here but which files a contract without operations lacks. */
export async function emitFiles(input: EmitInput): Promise<readonly GeneratedFile[]> {
  const { plan } = input;
  const header = [
    `// Generated from ${input.entryName} by stubwright. Do not edit:`,
    "// change the contract and run `stubwright generate`.",
  ];
  const file = (path: string, source: SourceFile): GeneratedFile => ({ path, text: source.print(header) });
  const files: GeneratedFile[] = [file("types.ts", emitTypes(plan))];
  const values = emitValues(plan);
  if (values !== undefined) files.push(file("values.ts", values));
  const content = emitContentModels(plan);
  if (content !== undefined) files.push(file("content.ts", content));
  files.push(file("xml.ts", emitXml(plan)), file("json.ts", emitJson(plan)));
  const openApi = await emitOpenApi(input.openApiText, plan);
  files.push({ path: "openapi.ts", text: `${header.join("\n")}\n\n${openApi}` });
  const documents = emitDocuments(plan);
  if (documents !== undefined) files.push(file("documents.ts", documents));
  if (plan.operations.length > 0) {
    files.push(
      file("operations.ts", emitOperations(plan)),
      file("server.ts", emitServer(plan)),
      file("client.ts", emitClient(plan)),
      file("samples.ts", emitSamples(plan)),
      file("contract.ts", emitContract(input.served)),
    );
  }
  const modules = files.map(({ path }) => path);
  return input.package === undefined ? files : [...files, ...emitPackage(input.package, modules)];
}
