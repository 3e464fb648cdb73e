import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { parse } from "yaml";

/** Judges JSON by ajv and the component schemas of an OpenAPI document. */
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

  /** Why ajv refuses a value. Undefined if the value is valid. */
  refusal(schema: string, value: unknown): string | undefined {
    const validate = this.#schemas.get(schema);
    if (validate === undefined) throw new Error(`The document has no schema ${schema}.`);
    return validate(value) ? undefined : JSON.stringify(validate.errors);
  }
}
