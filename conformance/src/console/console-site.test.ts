import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import type { Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { consoleSite } from "@stubwright/console";
import { openContract } from "@stubwright/live";
import { createMock } from "@stubwright/mock";
import type { ContractDescription } from "@stubwright/runtime/codec";
import { createListener } from "@stubwright/runtime/server";
import type { Browser } from "playwright-core";
import { chromiumPath, launchBrowser, openConsole, serve, show, stop } from "./browser.js";

const run = promisify(execFile);
const root = fileURLToPath(new URL("../../../", import.meta.url));
const contract = join(root, "contracts/game-play/game-play.wsdl");
const types: Readonly<Record<string, string>> = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  svg: "image/svg+xml",
};

/** Serves texts by path, as any web server does. */
function serveFiles(read: (path: string) => string | undefined): ReturnType<typeof serve> {
  return serve((request, response) => {
    const path = decodeURIComponent(request.url ?? "/").slice(1) || "index.html";
    const text = read(path);
    const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/json";
    response.writeHead(text === undefined ? 404 : 200, { "Content-Type": type }).end(text);
  });
}

test("the page has at most 120 kB, compressed, before the contract", async () => {
  const site = await consoleSite({ description: "", modules: {} }, { documents: [] });
  const sizes = [...site.values()].map((text) => gzipSync(text, { level: 9 }).length);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000);
});

(chromiumPath === undefined ? describe.skip : describe)("the console as a static site (needs Chromium)", () => {
  const folder = mkdtempSync(join(tmpdir(), "console-site-"));
  const servers: Server[] = [];
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await Promise.all(servers.map(stop));
    rmSync(folder, { recursive: true });
  });

  async function writeSite(out: string, ...more: string[]): Promise<string> {
    const args = ["docs", contract, "--out", out, ...more];
    await run(process.execPath, [join(root, "generator/cli/bin/stubwright.js"), ...args], { cwd: folder });
    const { url, server } = await serveFiles((path) => {
      const file = join(folder, out, path);
      return statSync(file, { throwIfNoEntry: false })?.isFile() ? readFileSync(file, "utf8") : undefined;
    });
    servers.push(server);
    return url;
  }

  test("stubwright docs writes a site that calls nothing, with the documents to download", async () => {
    const url = await writeSite("quiet");
    const { page, complaints, context } = await openConsole(browser, `${url}/`);
    const links = await page.locator(".downloads a").evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(links).toEqual(expect.arrayContaining(["documents/game-play.wsdl", "documents/openapi.json"]));
    for (const link of links) expect((await fetch(`${url}/${link}`)).status).toBe(200);
    expect(await (await fetch(`${url}/documents/game-play.wsdl`)).text()).toContain('schemaLocation="game-play.xsd"');
    await show(page, "#/operations/PopBalloonRequest/try", "PopBalloonRequest");
    expect(await page.getByRole("button", { name: /^Send/ }).count()).toBe(0);
    await page.getByLabel("PopBalloonId", { exact: true }).fill("many");
    await page.locator("form .issues").first().waitFor();
    expect(complaints).toEqual([]);
    const refused = await page.evaluate("fetch('http://127.0.0.1:9/').then(() => 'called', () => 'refused')");
    expect(refused).toBe("refused");
    await context.close();
  });

  test("a page that is opened from a file says that it needs a web server", async () => {
    await writeSite("opened");
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(pathToFileURL(join(folder, "opened/index.html")).href);
    await page.getByText("a browser loads this page only from a web server").waitFor({ state: "visible" });
    await context.close();
  });

  test("with --to, the site calls that service, which must allow its origin", async () => {
    const { contract: live } = await openContract({ entry: contract });
    if (live === undefined) throw new Error("The contract must load.");
    const listener = createListener(createMock(live).handlers, live.endpoint);
    const service = await serve((request, response) => {
      response.setHeader("Access-Control-Allow-Origin", "*");
      response.setHeader("Access-Control-Allow-Headers", "*");
      if (request.method === "OPTIONS") response.writeHead(204).end();
      else listener(request, response);
    });
    servers.push(service.server);
    const url = await writeSite("calling", "--to", service.url);
    const { page, complaints, context } = await openConsole(browser, `${url}/`);
    await show(page, "#/operations/PopBalloonRequest/try", "PopBalloonRequest");
    await page.getByRole("button", { name: "Send over both and compare" }).click();
    await page.locator(".exchange").nth(1).waitFor();
    expect(await page.locator(".exchanges > p").innerText()).toBe("Both wires gave the same answer.");
    expect(complaints.filter((complaint) => !complaint.startsWith(`request: ${service.url}/`))).toEqual([]);
    await context.close();
  });

  test("a contract of a thousand operations is listed in part, and found whole", async () => {
    const { contract: live } = await openContract({ entry: contract });
    if (live === undefined) throw new Error("The contract must load.");
    const { description, modules } = live.console;
    const text = typeof description === "string" ? description : await description();
    const { operations, ...facts }: ContractDescription = JSON.parse(text);
    const many = Array.from({ length: 1000 }, (_, index) => {
      const operation = operations[index % operations.length];
      return { ...operation, name: `${operation?.name}${index}` };
    });
    const site = await consoleSite(
      { modules, description: JSON.stringify({ ...facts, operations: many }) },
      { documents: [], json: "..", soap: "../soap11" },
    );
    const { url, server } = await serveFiles((path) => site.get(path));
    servers.push(server);
    const { page, complaints, context } = await openConsole(browser, `${url}/`);
    expect(await page.locator("#operations li").count()).toBe(200);
    await page.getByLabel("Search operations").fill("balloon 999");
    expect(await page.locator("#operations .count").innerText()).toBe("0 of 1000 operations");
    await page.getByLabel("Search operations").fill("request999");
    expect(await page.locator("#operations li").count()).toBe(1);
    await page.locator("#operations li a").click();
    await page.getByRole("link", { name: "Try", exact: true }).click();
    await page.getByLabel("JSON message").waitFor();
    await page.getByLabel("Search operations").fill("");
    await page.getByRole("button", { name: "Show all 1000 operations" }).click();
    expect(await page.locator("#operations li").count()).toBe(1000);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
