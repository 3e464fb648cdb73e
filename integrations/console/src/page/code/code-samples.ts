import type { ContractDescription, OperationDescription } from "@stubwright/runtime/codec";
import { blocksHeader, type HeaderField, jsonHeaders, soapHeaders } from "../call/wire.js";
import type { Message } from "../message/message.js";
import { typeScriptLiteral } from "./typescript-literal.js";

/** What the code samples are made of. */
export interface SampledCall {
  readonly contract: ContractDescription;
  readonly operation: OperationDescription;
  readonly message: Message;
  /** The request as TypeScript holds it; undefined while the codecs are loaded, or if the contract refuses the message. */
  readonly value: { readonly body: unknown; readonly blocks: Readonly<Record<string, unknown>> } | undefined;
  /** The text of the JSON message. */
  readonly json: string;
  readonly envelope: string;
  readonly jsonUrl: string;
  readonly soapUrl: string;
}

/** A curl command for the JSON wire. */
export function curlJson({ message, json, jsonUrl }: SampledCall): string {
  return curl(jsonUrl, jsonHeaders(blocksHeader(message.blocks)), json);
}

/** A curl command for the SOAP wire, with SOAPAction. */
export function curlSoap({ operation, envelope, soapUrl }: SampledCall): string {
  return curl(soapUrl, soapHeaders(envelope, operation), envelope);
}

/** The call in TypeScript, with the generated client. */
export function typeScriptCall({ contract, operation, value, jsonUrl, soapUrl }: SampledCall): string {
  if (value === undefined) return "";
  const pascal = contract.name.replace(/(?:^|[^A-Za-z0-9]+)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const base = jsonUrl.replace(/\/json\/reply\/[^/]*$/, "");
  const hasBlocks = Object.keys(value.blocks).length > 0;
  const options = hasBlocks ? `, ${typeScriptLiteral({ soapHeaders: value.blocks })}` : "";
  const result = operation.kind === "one-way" ? "" : "const reply = ";
  return `import { create${pascal}Client } from "./client.js";
import { createJsonTransport } from "@stubwright/runtime";

// Over SOAP, the call is the same: createSoapTransport({ url: ${JSON.stringify(soapUrl)} })
const client = create${pascal}Client(createJsonTransport({ baseUrl: ${JSON.stringify(base)} }));
${result}await client.${operation.functionName}(${typeScriptLiteral(value.body)}${options});
`;
}

function curl(url: string, headers: readonly HeaderField[], body: string): string {
  const fields = headers.map(([name, value]) => `  -H ${shellText(`${name}: ${value}`)} \\\n`).join("");
  return `curl ${shellText(url)} \\\n${fields}  --data-binary ${shellText(body)}\n`;
}

/** A word of a shell, whatever is in the text. */
export function shellText(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
