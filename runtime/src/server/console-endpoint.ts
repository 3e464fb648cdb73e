import type { ConsolePage, ConsoleSettings } from "../contract/console-page.js";
import type { ContractEndpoint } from "./contract-endpoint.js";
import { faultOf } from "./fault-of.js";
import { nosniff, problemReply } from "./problem.js";
import type { ServerSettings } from "./server-settings.js";
import { ServiceFault } from "./service-fault.js";
import { type WireReply, wireReply } from "./wire-reply.js";

/** Where the console is, and what it is a console of. */
export interface ConsolePlace {
  /** The path of the console below the base path, without a trailing slash: `/console`. */
  readonly consolePath: string;
  /** The path of the SOAP wire below the base path, as written in the options. */
  readonly soapPath: string;
  readonly endpoint: ContractEndpoint;
}

/**
 * The page runs its own scripts and styles, and calls only the origin that it is from. Texts can never become markup (Trusted Types).
 */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

const pageHeaders: WireReply["headers"] = [
  ...nosniff,
  ["Content-Security-Policy", pagePolicy],
  ["Referrer-Policy", "no-referrer"],
  ["Cache-Control", "no-cache"],
];

/**
 * Serves a file of the console; `path` is what follows the console's own path, `""` or with its slash. The page is loaded when it is
 * first asked for. Never rejects.
 */
export async function answerConsole(path: string, place: ConsolePlace, settings: ServerSettings): Promise<WireReply> {
  try {
    if (path === "") return { ...wireReply(308, undefined, ""), headers: [["Location", lastStep(place.consolePath)]] };
    const name = path.slice(1);
    if (name === "settings.json") {
      const [own, page] = await Promise.all([consoleSettings(place), loadPage(place.endpoint)]);
      const text = JSON.stringify(page.settings?.(own) ?? own);
      return { ...wireReply(200, "application/json", text), headers: pageHeaders };
    }
    const page = await loadPage(place.endpoint);
    const file = await page.consoleFile(name);
    if (file === undefined) throw new ServiceFault("Client", "The console has no such file.", { status: 404 });
    return { ...wireReply(200, file.contentType, file.body), headers: pageHeaders };
  } catch (error) {
    return problemReply(faultOf(error, settings, undefined));
  }
}

/** A relative reference to the page, which holds wherever the service is mounted. */
function lastStep(consolePath: string): string {
  return `${consolePath.slice(consolePath.lastIndexOf("/") + 1)}/`;
}

function loadPage({ console: load }: ContractEndpoint): Promise<ConsolePage> {
  if (load === undefined) throw new Error("The contract has no console.");
  return load();
}

async function consoleSettings({ consolePath, soapPath, endpoint }: ConsolePlace): Promise<ConsoleSettings> {
  const { importedDocuments } = await endpoint.contract();
  const base = consolePath.replace(/^\//, "").replace(/[^/]+/g, "..");
  const soap = base + soapPath;
  const schemas = Object.keys(importedDocuments).map((name) => ({
    name,
    url: `${soap}?xsd=${encodeURIComponent(name)}`,
  }));
  const openApi = ["openapi.json", "openapi.yaml"].map((name) => ({ name, url: `${base}/${name}` }));
  return {
    json: base,
    soap,
    documents: [{ name: "WSDL", url: `${soap}?wsdl` }, ...schemas, ...(endpoint.openApi === undefined ? [] : openApi)],
  };
}
