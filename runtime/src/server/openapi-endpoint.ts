import { printYaml } from "../json/print-yaml.js";
import type { OpenApiDocuments } from "./contract-endpoint.js";
import { faultOf } from "./fault-of.js";
import { problemReply } from "./problem.js";
import type { ServerSettings } from "./server-settings.js";
import { type WireReply, wireReply } from "./wire-reply.js";

/** A form of the OpenAPI document: `/openapi.json`, `/openapi.yaml`. */
export type OpenApiForm = "json" | "yaml";

/** A request for the OpenAPI document. */
interface OpenApiCall {
  readonly form: OpenApiForm;
  /** The base URL of the service. */
  readonly address: string;
}

/** The form that a path below the base path asks for; undefined for any other path. */
export function openApiForm(path: string): OpenApiForm | undefined {
  const [, form] = /^\/openapi\.(json|ya?ml)$/i.exec(path) ?? [];
  if (form === undefined) return undefined;
  return form.toLowerCase() === "json" ? "json" : "yaml";
}

/** Serves the OpenAPI document. Never rejects. */
export async function answerOpenApi(
  { form, address }: OpenApiCall,
  load: () => Promise<OpenApiDocuments>,
  settings: ServerSettings,
): Promise<WireReply> {
  try {
    const { openApi } = await load();
    const text = openApi(JSON.stringify(address).slice(1, -1));
    if (form === "json") return wireReply(200, "application/json", text);
    return wireReply(200, "application/yaml", printYaml(JSON.parse(text)));
  } catch (error) {
    return problemReply(faultOf(error, settings, undefined));
  }
}
