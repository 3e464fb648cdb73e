import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { UsageError } from "@stubwright/contract/diagnostics";
import { type LiveContract, openContract } from "@stubwright/live";
import type { ConsoleSettings } from "@stubwright/runtime/server";
import { exitStatus } from "../terminal/exit-status.js";
import { shellWord, type Terminal } from "../terminal/terminal.js";
import { type LiveSelectionOptions, openSelected, selectLive } from "./live-selection.js";
import { findService, type ServiceAddresses } from "./service-addresses.js";

/** Options of `stubwright docs`, as commander reads them. */
export interface DocsCommandOptions extends LiveSelectionOptions {
  readonly out: string;
  readonly to?: string;
}

/** Where the site has the contract's documents. */
const downloads = "documents";

/** Writes the console page of a contract as a static site. Without `--to`, the site calls nothing. Throws `UsageError`. */
export async function docsCommand(contract: string, options: DocsCommandOptions, terminal: Terminal): Promise<number> {
  const selection = await selectLive(contract, options, terminal);
  const { contract: live } = await openSelected(selection, openContract, options, terminal);
  if (live === undefined) return exitStatus.contract;
  const service = options.to === undefined ? {} : await findService(options.to);
  const shown = options.to === undefined ? addressesOf(live.model) : service;
  const documents = await documentsOf(live, shown);
  const settings: ConsoleSettings = {
    ...service,
    service: shown,
    documents: [...documents.keys()].map((path) => ({ name: path.slice(downloads.length + 1), url: path })),
  };
  const { consoleSite } = await import("@stubwright/console");
  const site = new Map([...(await consoleSite(live.console, settings)), ...documents]);
  const folder = resolve(terminal.cwd, options.out);
  for (const [path, text] of site) await write(join(folder, path), text);
  terminal.out(`${options.out} has the documentation of ${live.model.name}: ${site.size} files for any web server.`);
  terminal.out(
    "A browser does not load the page from a file. To look at the site, start a web server in this folder, such as",
  );
  terminal.out(`  python3 -m http.server --bind 127.0.0.1 --directory ${shellWord(options.out)}`);
  return exitStatus.ok;
}

/** The WSDL, its schemas and the OpenAPI document by their paths in the site. */
async function documentsOf(
  { endpoint, model }: LiveContract,
  { soap, json }: ServiceAddresses,
): Promise<Map<string, string>> {
  const { wsdl, importedDocuments } = await endpoint.contract();
  const address = escapeXml(soap ?? "");
  const names = Object.keys(importedDocuments);
  // A running service has its schemas at its own address; the site has them as files.
  const beside = (text: string): string =>
    names.reduce(
      (linked, name) => linked.replaceAll(`"${address}?xsd=${encodeURIComponent(name)}"`, `"${fileName(name)}"`),
      text,
    );
  const texts: [string, string][] = [
    [`${model.name}.wsdl`, beside(wsdl(address))],
    ...Object.entries(importedDocuments).map(([name, text]): [string, string] => [name, beside(text(address))]),
  ];
  const openApi = (await endpoint.openApi?.())?.openApi(JSON.stringify(json ?? "/").slice(1, -1));
  if (openApi !== undefined) texts.push(["openapi.json", openApi]);
  return new Map(texts.map(([name, text]) => [`${downloads}/${fileName(name)}`, text]));
}

/** The addresses in the contract: the JSON wire is beside the SOAP endpoint. */
function addressesOf({ services }: LiveContract["model"]): Required<ServiceAddresses> {
  const addresses = services.flatMap(({ ports }) => ports.flatMap(({ address }) => address ?? []));
  const soap = addresses.find((address) => URL.canParse(address)) ?? "http://localhost:8080/soap11";
  return { soap, json: new URL(".", soap).href.replace(/\/$/, "") };
}

/** A name that is a file of one folder on every system. */
function fileName(name: string): string {
  return name.replace(/[^\w.-]+/g, "-").replace(/^\.+/, "-");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

async function write(path: string, text: string): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  } catch (error) {
    throw new UsageError(`${path} cannot be written: ${error instanceof Error ? error.message : String(error)}.`);
  }
}
