import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { parse } from "yaml";

/** ajv's verdict on JSON under the component schemas of an OpenAPI document: the outside judge of our JSON. */
export class JsonJudge {
  readonly #schemas: ReadonlyMap<string, ValidateFunction>;

  constructor(openApiPath: string) {
    const document = parse(readFileSync(openApiPath, "utf8"));
    const ajv = new Ajv2020({
      strict: false,
      formats: { int32: true, float: true, double: true, "uri-reference": true },
    });
    ajv.addSchema(document, "openapi");
    const names = Object.keys(document.components.schemas);
    this.#schemas = new Map(names.map((name) => [name, ajv.compile({ $ref: `openapi#/components/schemas/${name}` })]));
  }

  /** What ajv holds against a value; undefined where it is valid. */
  refusal(schema: string, value: unknown): string | undefined {
    const validate = this.#schemas.get(schema);
    if (validate === undefined) throw new Error(`The document has no schema ${schema}.`);
    return validate(value) ? undefined : JSON.stringify(validate.errors);
  }
}
