import { readFile } from "node:fs/promises";
import { parse } from "yaml";
import { board } from "../messages/game-messages.js";

/** The part of Fastify that is used; it is measured only where somebody has installed it. */
interface FastifyModule {
  readonly default: (options: object) => FastifyApp;
}

interface FastifyApp {
  addSchema(schema: object): void;
  post(path: string, options: object, handler: () => Promise<object>): void;
  listen(options: object): Promise<string>;
}

interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const packageName = "fastify";
const contract = new URL("../../../contracts/game-play/openapi.yaml", import.meta.url);

/** Fastify with ajv and fast-json-stringify on the schemas of the derived OpenAPI document, and the same handler. */
export async function startFastify(): Promise<number> {
  const { default: fastify }: FastifyModule = await import(packageName);
  const { components }: OpenApi = parse(await readFile(contract, "utf8"));
  // The document has annotations (x-…) that ajv does not know.
  const app = fastify({ ajv: { customOptions: { strict: false } } });
  for (const [name, schema] of Object.entries(components.schemas)) app.addSchema({ $id: name, ...local(schema) });
  const schema = { body: { $ref: "MatchTilesPerformanceRequest#" }, response: { 200: { $ref: "TileBoard#" } } };
  app.post("/json/reply/MatchTilesPerformanceRequest", { schema }, async () => board);
  return Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
}

/** Whether Fastify is installed. */
export async function hasFastify(): Promise<boolean> {
  return import(packageName).then(
    () => true,
    () => false,
  );
}

/** A schema whose references are to the other schemas by name. */
function local(schema: object): object {
  return JSON.parse(
    JSON.stringify(schema)
      .replaceAll("#/components/schemas/", "")
      .replace(/"\$ref":"(\w+)"/g, '"$ref":"$1#"'),
  );
}
