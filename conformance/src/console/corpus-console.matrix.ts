import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { consoleFileOf } from "@stubwright/console";
import { openContract } from "@stubwright/live";
import { createMock } from "@stubwright/mock";
import { createListener } from "@stubwright/runtime/server";
import type { Browser, Page } from "playwright-core";
import { chromiumPath, launchBrowser, openConsole, serve, show, stop } from "./browser.js";

const corpus = fileURLToPath(new URL("../../../../shared/corpus/", import.meta.url));

/** Public contracts. */
const contracts = [
  "awdb/usda-awdb.wsdl",
  "calculator/services.wsdl",
  "dyndns/dyndns.wsdl",
  "ec2/ec2.wsdl",
  "epcis/EPCglobal-epcis-query-1_2.wsdl",
  "ferry/ferry.wsdl",
  "hello-rpc/hello.wsdl",
  "mnb-exchange/mnb-exchange.wsdl",
  "products/products.wsdl",
  "soap-header/soap_header.wsdl",
].filter((path) => existsSync(corpus + path));
/** So many operations of each are clicked through: a few contracts have hundreds. */
const mostOperations = 2;

/** Looks at an operation, calls it over both wires, and returns what the page says of the answers. */
async function clickThrough(page: Page, name: string): Promise<readonly string[]> {
  await show(page, `#/operations/${encodeURIComponent(name)}`, name);
  await page.getByRole("link", { name: "Try", exact: true }).click();
  await page.getByRole("button", { name: "Send over both and compare" }).click();
  await page.locator(".exchange").nth(1).waitFor();
  const said = await page.locator(".exchange .status, .problem, form .issues").allInnerTexts();
  await page.getByRole("link", { name: "Code", exact: true }).click();
  await page.getByRole("heading", { name: "Envelope" }).waitFor();
  return said;
}

(chromiumPath !== undefined && contracts.length > 0 ? describe : describe.skip)(
  "public contracts in the console (needs Chromium and ../shared/corpus)",
  () => {
    let browser: Browser;
    const servers: Server[] = [];
    beforeAll(async () => {
      browser = await launchBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await Promise.all(servers.map(stop));
    });

    test.each(contracts)("%s is mocked, read and called", async (path) => {
      const { contract, diagnostics } = await openContract({ entry: corpus + path });
      if (contract === undefined) throw new Error(JSON.stringify(diagnostics.slice(0, 3)));
      const page = async () => ({ consoleFile: consoleFileOf(contract.console) });
      const endpoint = { ...contract.endpoint, console: page };
      const { url, server } = await serve(
        createListener(createMock(contract).handlers, endpoint, { console: "/console" }),
      );
      servers.push(server);
      const opened = await openConsole(browser, `${url}/console/`);
      const said: Record<string, readonly string[]> = {};
      for (const name of [...contract.operations.keys()].slice(0, mostOperations))
        said[name] = await clickThrough(opened.page, name);
      const wrong = Object.entries(said).filter(([, texts]) => !texts.every((text) => /^20[02] /.test(text)));
      expect(Object.keys(said).length).toBeGreaterThan(0);
      expect(wrong).toEqual([]);
      expect(opened.complaints).toEqual([]);
      await opened.context.close();
    });
  },
);
