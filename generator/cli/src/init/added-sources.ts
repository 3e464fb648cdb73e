import { posix } from "node:path";
import type { ContractOptions } from "@stubwright/codegen/options";
import type { NewProject, ProjectFile } from "./new-project.js";

/** The specifier by which a file of the project imports a generated module. */
export function generatedModule(
  { importExtension = "js", out }: ContractOptions,
  file: string,
  module: string,
): string {
  const folder = posix.relative(posix.dirname(file), out);
  const end = importExtension === "none" ? "" : `.${importExtension}`;
  return `${folder.startsWith(".") ? "" : "./"}${folder}/${module}${end}`;
}

/** A file of an existing project that makes clients of the contract. */
export function clientModule({ contract, pascalName }: NewProject, path: string): ProjectFile {
  const text = `import { createJsonTransport } from "@stubwright/runtime";
import { create${pascalName}Client, type ${pascalName}Client } from "${generatedModule(contract, path, "client")}";

/** Makes a client that calls the service at an address over JSON. Over SOAP: \`createSoapTransport({ url })\`. */
export function connect${pascalName}(baseUrl: string): ${pascalName}Client {
  return create${pascalName}Client(createJsonTransport({ baseUrl }));
}
`;
  return { path, text };
}
