import { randomUUID } from "node:crypto";
import type { Browser } from "playwright-core";
import { startServer } from "../../../runtime/dist/testing/test-server.js";
import { launchBrowser } from "../console/browser.js";
import type { CalledServers, ClientCalls } from "../hosts/client-calls.js";
import type { Bundle } from "./bundle.js";

/** Pages in Chromium, each with a bundle. */
export interface BundlePages {
  /** The origin of the pages. */
  readonly origin: string;
  /** Opens a page with a bundle of `called-client`, and calls from there. */
  readonly calls: (bundle: Bundle, servers: CalledServers) => Promise<ClientCalls>;
  readonly close: () => Promise<void>;
}

const page = '<!doctype html><meta charset="utf-8"><title>Calls</title><script type="module" src="entry.js"></script>';

/** Starts Chromium, and a server for the pages. */
export async function startBundlePages(): Promise<BundlePages> {
  const bundles = new Map<string, Bundle>();
  const server = await startServer((request, response) => {
    const [, id = "", name] = request.url?.split("/") ?? [];
    const bundle = bundles.get(id);
    const file = bundle && [bundle.entry, ...bundle.others].find((part) => part.name === name);
    if (file === undefined) response.setHeader("Content-Type", "text/html").end(page);
    else response.setHeader("Content-Type", "text/javascript").end(file.text);
  });
  const browser = await launchBrowser();
  return {
    origin: server.url,
    calls: (bundle, servers) => {
      const id = randomUUID();
      bundles.set(id, bundle);
      return callsFromPage(browser, `${server.url}/${id}/`, servers);
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function callsFromPage(browser: Browser, url: string, servers: CalledServers): Promise<ClientCalls> {
  const opened = await browser.newPage();
  await opened.goto(url);
  return opened.evaluate(`clientCalls(${JSON.stringify(servers)})`);
}
