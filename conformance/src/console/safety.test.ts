import type { Server } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { ServiceFault } from "@stubwright/runtime/server";
import type { Browser } from "playwright-core";
import { chromiumPath, launchBrowser, openConsole, serve, show, stop } from "./browser.js";
import { echoService } from "./echo-service.js";
import { hostileText, writeHostileContract } from "./hostile-service.js";
import { startCommand, stopCommands } from "./start-command.js";

(chromiumPath === undefined ? describe.skip : describe)("what the console must not do (needs Chromium)", () => {
  let browser: Browser;
  const servers: Server[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    await stopCommands();
    await Promise.all(servers.map(stop));
  });

  test("names, documentation, samples and replies are text", async () => {
    const refuse = (_name: string, request: unknown): ServiceFault | undefined =>
      JSON.stringify(request).includes("refuse") ? new ServiceFault("Client", hostileText) : undefined;
    const service = await echoService({ entry: writeHostileContract() }, refuse);
    servers.push(service.server);
    const { page, complaints, context } = await openConsole(browser, `${service.url}/console/`);
    const views: string[] = [];
    const look = async (): Promise<void> => {
      views.push(await page.locator("main").innerText());
      expect(await page.locator("main img, main svg, main script, main [onerror], main [onload]").count()).toBe(0);
    };
    await look();
    for (const name of service.contract.model.types.map(({ typeName }) => typeName)) {
      await show(page, `#/types/${name}`, name);
      await look();
    }
    await show(page, "#/operations/Ask", "Ask");
    await look();
    await show(page, "#/operations/Ask/try", "Ask");
    await page.getByLabel("JSON message").fill(`{"constructor":${JSON.stringify(hostileText)},"toString":"x"}`);
    await page.getByRole("button", { name: "Send over both and compare" }).click();
    await page.locator(".exchange").nth(1).waitFor();
    expect(await page.locator(".exchanges > p").innerText()).toBe("Both wires gave the same answer.");
    await look();
    await page.getByLabel("toString", { exact: true }).fill("refuse");
    await page.getByRole("button", { name: "Send over both and compare" }).click();
    await page.locator(".exchange").nth(1).waitFor();
    await look();
    await show(page, "#/operations/Ask/code", "Ask");
    await page.getByRole("heading", { name: "Envelope" }).waitFor();
    await look();
    expect(views.filter((text) => text.includes("onerror=")).length).toBeGreaterThan(4);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test("a reply may be what it likes: it is text, and no other address is called", async () => {
    const replies = [
      { status: 200, type: "text/html", body: hostileText },
      { status: 302, type: "text/plain", body: "", location: "http://127.0.0.1:9/other" },
      { status: 500, type: "application/problem+json", body: `{"detail":${JSON.stringify(hostileText)},"errors":7}` },
      { status: 200, type: "application/json", body: "[[[[" },
    ];
    let next = replies[0];
    const target = await serve((request, response) => {
      const { status = 404, type = "text/plain", body = "", location } = request.method === "POST" ? (next ?? {}) : {};
      response.writeHead(status, {
        "Content-Type": type,
        "Set-Cookie": "a=b",
        ...(location ? { Location: location } : {}),
      });
      response.end(body);
    });
    servers.push(target.server);
    next = { status: 200, type: "application/json", body: "{}" };
    const address = await startCommand("console", writeHostileContract(), "--to", target.url, "--port", "0");
    const { page, complaints, context } = await openConsole(browser, `${address}/console/`);
    for (const reply of replies) {
      next = reply;
      await show(page, "#/", "hostile");
      await show(page, "#/operations/Ask/try", "Ask");
      await page.getByRole("button", { name: "Send over both and compare" }).click();
      await page.locator(".exchange").nth(1).waitFor();
      expect(await page.locator("main img, main svg, main script").count()).toBe(0);
    }
    expect(complaints).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    // Nor can somebody make the page call elsewhere, or another page call through this server.
    const foreign = await page.evaluate("fetch('http://127.0.0.1:9/').then(() => 'called', () => 'refused')");
    expect(foreign).toBe("refused");
    const call = (headers: Record<string, string>): Promise<number> =>
      fetch(`${address}/service/json/reply/Ask`, { method: "POST", body: "{}", headers }).then(({ status }) => status);
    expect(await call({ Origin: "http://other.example" })).toBe(403);
    expect(await call({ "Sec-Fetch-Site": "cross-site" })).toBe(403);
    expect((await fetch(`${address}/service/json/reply/Other`, { method: "POST" })).status).toBe(404);
    await context.close();
  });
});
