import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { parse } from "yaml";

/** A reply and the operation object it belongs to. */
export interface JudgedReply {
  /** As the document writes it: `/popballoon/{Guid}`. */
  readonly path: string;
  readonly method: string;
  readonly status: number;
  readonly type: string | null;
  readonly text: string;
}

/** ajv judging HTTP replies by what an OpenAPI 3.1 document says of their status, media type and body. */
export class OpenApiJudge {
  readonly #document: unknown;
  readonly #ajv = new Ajv2020({ strict: false, formats: { int32: true, double: true, "uri-reference": true } });

  constructor(file: URL) {
    const document: object = parse(readFileSync(file, "utf8"));
    this.#document = document;
    this.#ajv.addSchema(document, "openapi");
  }

  /** What is wrong with a reply; undefined where nothing is. */
  refusal({ path, method, status, type, text }: JudgedReply): string | undefined {
    const response = this.#resolve(["paths", path, method, "responses", String(status)]);
    if (response === undefined) return `status ${status} is not described`;
    const content = this.#resolve([...response, "content"]);
    if (content === undefined) return text === "" ? undefined : "a body where none is described";
    const media = this.#resolve([...content, type?.split(";")[0] ?? "", "schema"]);
    if (media === undefined) return `${type} is not described`;
    const validate = this.#ajv.compile({ $ref: `openapi#/${media.map(escapeStep).join("/")}` });
    return validate(JSON.parse(text)) ? undefined : JSON.stringify(validate.errors);
  }

  /** The steps to a place of the document, references followed; undefined where there is nothing. */
  #resolve(steps: readonly string[]): readonly string[] | undefined {
    let place: readonly string[] = [];
    let value = this.#document;
    for (const step of steps) {
      value = Reflect.get(Object(value), step);
      if (value === undefined) return undefined;
      place = [...place, step];
      const reference: unknown = Reflect.get(Object(value), "$ref");
      if (typeof reference !== "string") continue;
      place = reference.slice(2).split("/");
      value = place.reduce<unknown>((node, name) => Reflect.get(Object(node), name), this.#document);
    }
    return place;
  }
}

/** A step of a JSON pointer in a URI fragment (RFC 6901, section 6). */
function escapeStep(step: string): string {
  return encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));
}
