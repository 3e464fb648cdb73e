import type { ConsolePlace } from "./console-endpoint.js";
import type { ContractEndpoint } from "./contract-endpoint.js";
import type { Handler } from "./handler.js";
import { type JsonMatch, type JsonRoutes, jsonRoutes, matchJson } from "./json-routes.js";
import { type OpenApiForm, openApiForm } from "./openapi-endpoint.js";
import { type ArrivedAt, addressing } from "./public-address.js";
import { below, splitTarget, withoutTrailingSlash } from "./request-target.js";
import { type AddressingUse, type ListenerOptions, type ServerSettings, serverSettings } from "./server-settings.js";
import { type SoapDispatch, soapDispatch } from "./soap-dispatch.js";

/** Handlers with their wires, which any kind of server can serve. */
export interface Service {
  readonly settings: ServerSettings;
  readonly routes: JsonRoutes;
  readonly dispatch: SoapDispatch;
  /** The base path in lower case, without trailing slashes. */
  readonly basePath: string;
  readonly soapPath: string;
  readonly endpoint: ContractEndpoint;
  /** Undefined without a console. */
  readonly console: ConsolePlace | undefined;
  /** The address of the SOAP wire, for the WSDL. */
  readonly addressOf: (arrived: ArrivedAt) => string;
  /** The base URL of the service. */
  readonly baseOf: (arrived: ArrivedAt) => string;
}

/** The meaning of a request. */
export type RequestMatch = { readonly query: string } & (
  | { readonly kind: "json"; readonly match: JsonMatch }
  | { readonly kind: "openapi"; readonly form: OpenApiForm }
  | { readonly kind: "console"; readonly path: string; readonly place: ConsolePlace }
  | { readonly kind: "soap" | "contract" | "soap-wrong-method" }
);

type ConsoleMatch = Extract<RequestMatch, { kind: "console" }>;

/**
 * Prepares handlers to be served. Throws for two handlers with one operation name, and for invalid paths in the
 * options.
 */
export function createService(
  handlers: readonly Handler[],
  endpoint: ContractEndpoint,
  options: ListenerOptions,
): Service {
  const { basePath = "", soapPath = endpoint.soapPath } = options;
  for (const [name, path] of Object.entries({ basePath, soapPath, console: options.console ?? "" })) {
    if (!/^(?:$|\/(?!\/))/.test(path)) throw new Error(`${name} begins with one slash, unlike ${path}.`);
    if (!/^[!-~]*$/.test(path) || /[?#]/.test(path))
      throw new Error(`${name} is a path as it is sent, unlike ${path}.`);
  }
  return {
    settings: serverSettings({ ...options, addressing: addressingOf(handlers, options) }, endpoint.conventions),
    routes: jsonRoutes(handlers, endpoint.conventions),
    dispatch: soapDispatch(handlers),
    basePath: normalPath(basePath),
    soapPath: normalPath(soapPath),
    endpoint,
    console: consolePlace(endpoint, options),
    addressOf: addressing(endpoint, options),
    baseOf: addressing({ ...endpoint, soapPath: "" }, { ...options, soapPath: "" }),
  };
}

/** Throws for a path that would hide the service, and for a contract that has no page. */
function consolePlace(endpoint: ContractEndpoint, options: ListenerOptions): ConsolePlace | undefined {
  if (options.console === undefined) return undefined;
  const consolePath = withoutTrailingSlash(options.console);
  if (consolePath === "" || consolePath === "/") throw new Error("console is a path below the service: /console.");
  if (endpoint.console === undefined)
    throw new Error('The contract has no console page: set "console": true in its config, and generate it again.');
  return { consolePath, soapPath: withoutTrailingSlash(options.soapPath ?? endpoint.soapPath), endpoint };
}

/** Whether the headers of WS-Addressing are looked at: as the options say, or else as the contract's bindings do. */
function addressingOf(handlers: readonly Handler[], { addressing }: ListenerOptions): AddressingUse | false {
  const isBound = handlers.some(({ operation: { addressedVersions = [] } }) => addressedVersions.length > 0);
  return addressing ?? (isBound ? "accepted" : false);
}

function normalPath(path: string): string {
  const normal = withoutTrailingSlash(path).toLowerCase();
  return normal === "/" ? "" : normal;
}

/** Finds the meaning of a request; undefined if it is outside of the contract. */
export function matchRequest(service: Service, method: string, target: string): RequestMatch | undefined {
  const split = splitTarget(target);
  const path = split === undefined ? undefined : below(service.basePath, split.path);
  if (split === undefined || path === undefined) return undefined;
  const { query } = split;
  const rest = below(service.soapPath, path);
  if (rest !== undefined && withoutTrailingSlash(rest) === "/") return { kind: soapKind(method), query };
  const page = isReading(method) ? consoleMatch(service, path) : undefined;
  if (page !== undefined) return { kind: "console", ...page, query };
  const match = matchJson(service.routes, method, path);
  if (match !== undefined) return { kind: "json", match, query };
  const form = service.endpoint.openApi && isReading(method) ? openApiForm(path) : undefined;
  return form === undefined ? undefined : { kind: "openapi", form, query };
}

function consoleMatch({ console: place }: Service, path: string): Omit<ConsoleMatch, "kind" | "query"> | undefined {
  if (place === undefined || below(place.consolePath.toLowerCase(), path) === undefined) return undefined;
  return { path: path.slice(place.consolePath.length), place };
}

function isReading(method: string): boolean {
  return method === "GET" || method === "HEAD";
}

function soapKind(method: string): "soap" | "contract" | "soap-wrong-method" {
  switch (method) {
    case "POST":
      return "soap";
    case "GET":
    case "HEAD":
      return "contract";
    default:
      return "soap-wrong-method";
  }
}
