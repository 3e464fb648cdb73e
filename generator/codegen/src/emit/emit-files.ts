import type { ServedDocument } from "@stubwright/contract/read";
import type { TypeArbitrary } from "../arbitraries/contract-arbitraries.js";
import type { OpenApiDocument } from "../openapi/derive-openapi.js";
import type { PackageOptions } from "../options/contract-options.js";
import type { ImportExtension } from "../options/import-extension.js";
import type { Plan } from "../plan/plan.js";
import type { SourceFile } from "../print/source-file.js";
import { emitArbitraries } from "./emit-arbitraries.js";
import { emitClient } from "./emit-client.js";
import { emitContentModels } from "./emit-content-models.js";
import { emitContract } from "./emit-contract.js";
import { emitDocuments } from "./emit-documents.js";
import { emitJson } from "./emit-json.js";
import { emitOpenApi } from "./emit-openapi.js";
import { emitJsonOperations, emitOperations, emitSoapOperations } from "./emit-operations.js";
import { emitPackage } from "./emit-package.js";
import { emitSamples } from "./emit-samples.js";
import { emitServer } from "./emit-server.js";
import { emitStreams } from "./emit-streams.js";
import { emitTypes } from "./emit-types.js";
import { emitValues } from "./emit-values.js";
import { emitXml } from "./emit-xml.js";
import type { GeneratedFile } from "./generated-file.js";

/** All that the emitters print from. */
interface EmitInput {
  readonly plan: Plan;
  /** File name of the entry document, for the header. */
  readonly entryName: string;
  readonly openApi: OpenApiDocument;
  /** Gives openapi-typescript's types of that document. */
  readonly openApiTypes: () => Promise<string>;
  readonly served: readonly ServedDocument[];
  readonly package: PackageOptions | undefined;
  readonly importExtension: ImportExtension;
  /** Undefined where no `arbitraries.ts` is wanted. */
  readonly arbitraries: readonly TypeArbitrary[] | undefined;
}

/** The text of every generated file; nothing is decided here but which files a contract lacks: without operations, or with nothing to put in them. */
export async function emitFiles(input: EmitInput): Promise<readonly GeneratedFile[]> {
  const { plan } = input;
  const extension = input.importExtension === "none" ? "" : `.${input.importExtension}`;
  const header = [
    `// Generated from ${input.entryName} by stubwright. Do not edit:`,
    "// change the contract and run `stubwright generate`.",
  ];
  const file = (path: string, source: SourceFile): GeneratedFile => ({ path, text: source.print(header, extension) });
  const before: GeneratedFile[] = [file("types.ts", emitTypes(plan))];
  const values = emitValues(plan);
  if (values !== undefined) before.push(file("values.ts", values));
  const content = emitContentModels(plan);
  if (content !== undefined) before.push(file("content.ts", content));
  before.push(file("xml.ts", emitXml(plan)), file("json.ts", emitJson(plan)));
  const after: GeneratedFile[] = [];
  const documents = emitDocuments(plan);
  if (documents !== undefined) after.push(file("documents.ts", documents));
  if (plan.operations.length > 0) {
    after.push(
      file("operations.ts", emitOperations(plan)),
      file("json-operations.ts", emitJsonOperations(plan)),
      file("soap-operations.ts", emitSoapOperations(plan)),
      file("server.ts", emitServer(plan, extension)),
      file("client.ts", emitClient(plan)),
      file("samples.ts", emitSamples(plan)),
      file("contract.ts", emitContract(input.served)),
    );
    const streams = emitStreams(plan);
    if (streams !== undefined) after.push(file("streams.ts", streams));
  }
  if (input.arbitraries !== undefined && input.arbitraries.length > 0) {
    after.push(file("arbitraries.ts", emitArbitraries(input.arbitraries)));
  }
  // Last, as another thread may be at work on the types.
  const openApi = emitOpenApi(await input.openApiTypes(), input.openApi, plan, extension);
  const files = [...before, { path: "openapi.ts", text: `${header.join("\n")}\n\n${openApi}` }, ...after];
  const modules = files.map(({ path }) => path);
  return input.package === undefined
    ? files
    : [...files, ...emitPackage(input.package, modules, input.importExtension)];
}
