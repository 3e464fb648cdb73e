import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import axe from "axe-core";
import type { Browser } from "playwright-core";
import { chromiumPath, launchBrowser, openConsole, show, type WatchedPage } from "./browser.js";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** The game server's console in a browser (needs Chromium). */
(chromiumPath === undefined ? describe.skip : describe)("the game server's console (needs Chromium)", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "console-game-"));
  let browser: Browser;
  let url: string;
  let watched: WatchedPage;
  const env = { ...process.env, HOST: "127.0.0.1", PORT: "0", DATA_DIR: dataDir, SEED: "console" };
  const game = spawn(process.execPath, [join(root, "examples/game-server/dist/main.js")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });

  beforeAll(async () => {
    const [line] = await once(game.stdout, "data");
    url = String(line).replace("listening on", "").trim();
    browser = await launchBrowser();
    watched = await openConsole(browser, url);
  });
  afterAll(async () => {
    await browser?.close();
    game.kill("SIGTERM");
    await once(game, "close");
    rmSync(dataDir, { recursive: true });
  });

  test("calls all 22 operations over both wires, and keeps the calls without credentials", async () => {
    const { page } = watched;
    const names = await page
      .locator("#operations li a")
      .evaluateAll((links) => links.map((link) => link.firstChild?.textContent));
    expect(names).toHaveLength(22);
    const statuses: Record<string, readonly string[]> = {};
    for (const name of names) {
      await show(page, `#/operations/${name}/try`, String(name));
      await page.getByRole("button", { name: "Send over both and compare" }).click();
      await page.locator(".exchange").nth(1).waitFor();
      statuses[String(name)] = await page.locator(".exchange .status").allInnerTexts();
    }
    const [replies, accepted] = [
      ["200 OK", "200 OK"],
      ["200 OK", "202 Accepted"],
    ];
    const wanted = names.map((name, index) => [name, index < 5 ? replies : accepted]);
    expect(statuses).toEqual(Object.fromEntries(wanted));

    await show(page, "#/", "game-play");
    expect(await page.locator(".history tbody tr").count()).toBe(44);
    await page.getByRole("button", { name: "Forget these calls" }).click();
    expect(await page.locator(".history").count()).toBe(0);
    expect(watched.complaints).toEqual([]);
  });

  test("shows what is wrong beside the field: before sending, and as the service says it", async () => {
    const { page } = watched;
    await show(page, "#/operations/PopBalloonRequest/try", "PopBalloonRequest");
    await page.getByLabel("PopBalloonId", { exact: true }).fill("many");
    const field = page.locator(".member", { has: page.getByLabel("PopBalloonId", { exact: true }) }).last();
    await field.locator(".issues").waitFor();
    expect(await page.locator(".send").innerText()).toContain("1 problem");
    await page.getByRole("button", { name: "Send over JSON" }).click();
    await page.locator(".exchange").waitFor();
    expect(await page.locator(".exchange .status").innerText()).toBe("400 Bad Request");
    await page.waitForFunction(
      "document.querySelector('.exchange .status').getBoundingClientRect().bottom <= innerHeight",
    );
    expect(await field.locator(".issues").innerText()).toContain("The service says over JSON:");
    await page.getByRole("button", { name: "PopBalloonId" }).first().click();
    expect(await page.getByLabel("PopBalloonId", { exact: true }).evaluate((input) => input.matches(":focus"))).toBe(
      true,
    );
    await page.getByLabel("PopBalloonId", { exact: true }).fill("3");
    expect(await page.locator(".issues").count()).toBe(0);
    await page.keyboard.press("Control+Enter");
    await page.locator(".exchange").waitFor();
    expect(await page.locator(".exchange .status").innerText()).toBe("200 OK");
  });

  test("links lead to views and messages, and hold no credentials", async () => {
    const { page } = watched;
    await show(page, "#/operations/PopBalloonRequest/try", "PopBalloonRequest");
    await page.getByLabel("PopBalloonId", { exact: true }).fill("11");
    await page.getByText("Credentials and headers").click();
    await page.getByRole("combobox", { name: /^Credentials/ }).selectOption("basic");
    await page.getByLabel("User", { exact: true }).fill("ann");
    await page.getByLabel("Password").fill("hidden-word");
    await page.getByRole("button", { name: "+ Add header" }).click();
    await page.getByLabel("Name of header 1").fill("X-Key");
    await page.getByLabel("Value of header 1").fill("hidden-key");
    const sent = page.waitForRequest(/\/json\/reply\//);
    await page.getByRole("button", { name: "Send over JSON" }).click();
    const headers = await (await sent).allHeaders();
    expect(headers.authorization).toBe(`Basic ${Buffer.from("ann:hidden-word").toString("base64")}`);
    expect(headers["x-key"]).toBe("hidden-key");
    await page.locator(".exchange").waitFor();

    await page.getByRole("combobox", { name: /^Credentials/ }).selectOption("usernameToken");
    await page.getByLabel("User", { exact: true }).fill("ann");
    await page.getByLabel("Password").fill("hidden-word");
    const soap = page.waitForRequest(/\/soap11/);
    await page.getByRole("button", { name: "Send over SOAP" }).click();
    expect((await soap).postData()).toMatch(/<soap:Header><wsse:Security [\s\S]*hidden-word[\s\S]*<soap:Body>/);
    await page.locator(".exchange").waitFor();
    expect(await page.locator("main").innerText()).not.toContain("hidden-word");

    await page.getByRole("button", { name: "Link to this message" }).click();
    const kept = await page.evaluate("JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])");
    expect(String(kept)).toContain("PopBalloonRequest/try?message=");
    expect(String(kept)).not.toMatch(/hidden|aGlkZGVu/);
    const again = await openConsole(browser, page.url());
    expect(await again.page.getByLabel("PopBalloonId", { exact: true }).inputValue()).toBe("11");
    await again.page.getByRole("link", { name: "Code", exact: true }).click();
    await again.page.getByRole("heading", { name: "Envelope" }).waitFor();
    const code = await again.page.locator("pre").allInnerTexts();
    expect(code[0]).toContain("curl 'http://127.0.0.1");
    expect(code[1]).toContain(`-H 'SOAPAction: "urn:game-play:types/PopBalloonRequest"'`);
    expect(code[2]).toContain("await client.popBalloonRequest({");
    expect(again.complaints).toEqual([]);
    await again.context.close();
    await page.getByRole("combobox", { name: /^Credentials/ }).selectOption("none");
  });

  test("is found by the search, read by type, and left by the keyboard", async () => {
    const { page } = watched;
    await page.getByLabel("Search operations").fill("pop ball");
    expect(await page.locator("#operations li").count()).toBe(2);
    await page.getByLabel("Search operations").fill("");
    await show(page, "#/operations/PopBalloonRequest", "PopBalloonRequest");
    await page.locator("main").getByRole("link", { name: "Instance" }).click();
    await page.getByRole("heading", { level: 1, name: "Instance" }).waitFor();
    expect(await page.locator("main").innerText()).toContain("MatchTilesPerformanceRequest");
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Instance" }).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    expect(await page.evaluate("document.activeElement.id")).toBe("main");
    await show(page, "#/operations/Nothing", "Not in this contract");
  });

  test.each([
    [1280, "light"],
    [800, "dark"],
    [390, "light"],
  ] as const)("has no accessibility violation at %i pixels, %s", async (width, colorScheme) => {
    const { page, context, complaints } = await openConsole(browser, url, { width, colorScheme });
    await page.evaluate(axe.source);
    const found: unknown[] = [];
    const judge = async (): Promise<void> => {
      const { violations } = await page.evaluate<axe.AxeResults>("axe.run()");
      found.push(...violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) })));
      const overflow = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      if (Number(overflow) > 0) found.push(`${page.url()} is ${overflow} pixels too wide`);
    };
    await judge();
    await show(page, "#/types/Instance", "Instance");
    await judge();
    await show(page, "#/operations/PopBalloonRequest", "PopBalloonRequest");
    await judge();
    await show(page, "#/operations/PopBalloonRequest/try", "PopBalloonRequest");
    await page.getByText("Credentials and headers").click();
    await page.getByLabel("PopBalloonId", { exact: true }).fill("many");
    await page.getByRole("button", { name: "Send over JSON" }).click();
    await page.locator(".exchange").waitFor();
    await judge();
    await show(page, "#/operations/PopBalloonRequest/code", "PopBalloonRequest");
    await page.locator("pre").first().waitFor();
    await judge();
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
