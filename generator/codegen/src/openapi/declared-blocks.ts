import type { JsonSchema } from "@stubwright/contract/json";
import type { HeaderModel } from "@stubwright/contract/model";
import type { DescribedOperation } from "./described-operation.js";
import { documented } from "./documented.js";

/** The HTTP header that carries declared SOAP header blocks over JSON. */
const headerName = "Soap-Headers";

/** The parameter for the request's declared header blocks, where there are some. */
export function headerParameters({ operation, schemas }: DescribedOperation): readonly unknown[] {
  const { headers } = operation.request;
  if (headers.length === 0) return [];
  const schema = blocksSchema(headers, schemas);
  return [{ name: headerName, in: "header", description: blocksText, content: { "application/json": { schema } } }];
}

/** The reply's declared header blocks, where there are some. */
export function replyHeaders({ operation, schemas }: DescribedOperation): { readonly headers?: unknown } {
  const headers = operation.reply?.headers ?? [];
  if (headers.length === 0) return {};
  const schema = blocksSchema(headers, schemas);
  return { headers: { [headerName]: { description: blocksText, content: { "application/json": { schema } } } } };
}

const blocksText = "The SOAP header blocks of the contract, as one JSON object in ASCII.";

function blocksSchema(headers: readonly HeaderModel[], schemas: DescribedOperation["schemas"]): JsonSchema {
  return {
    type: "object",
    properties: Object.fromEntries(
      headers.map((header) => [header.property, { ...schemas.carried(header), ...documented(header.documentation) }]),
    ),
  };
}
