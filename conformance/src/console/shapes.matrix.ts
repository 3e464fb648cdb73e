import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import type { Browser } from "playwright-core";
import { chromiumPath, launchBrowser, openConsole, show, stop, type WatchedPage } from "./browser.js";
import { type ConsoleService, echoService } from "./echo-service.js";
import { writeShapesContract } from "./shapes-contract.js";

/** Presses each button that adds something to the message. */
const addAll = `for (const one of [...document.querySelectorAll("form button")]) if (one.textContent.startsWith("+")) one.click()`;

/** The form, and the views that are in step with it, for every construct of XSD (needs Chromium). */
(chromiumPath === undefined ? describe.skip : describe)("a form for every shape (needs Chromium)", () => {
  const folder = mkdtempSync(join(tmpdir(), "console-shapes-"));
  let browser: Browser;
  let service: ConsoleService;
  let watched: WatchedPage;

  beforeAll(async () => {
    service = await echoService({ entry: writeShapesContract(folder) });
    browser = await launchBrowser();
    watched = await openConsole(browser, `${service.url}/console/`);
  });
  afterAll(async () => {
    await browser?.close();
    if (service !== undefined) await stop(service.server);
    rmSync(folder, { recursive: true });
  });

  const editor = (): ReturnType<typeof watched.page.getByLabel> => watched.page.getByLabel("JSON message");
  const json = async (): Promise<unknown> => JSON.parse(await editor().inputValue());
  const setJson = async (value: unknown): Promise<void> => editor().fill(JSON.stringify(value));

  /** The XML view's text without what is between tags for people. */
  async function xml(): Promise<string> {
    const { page } = watched;
    await page.getByRole("button", { name: "XML", exact: true }).click();
    await page.waitForTimeout(150);
    const text = await page.getByLabel("XML message").inputValue();
    await page.getByRole("button", { name: "JSON", exact: true }).click();
    return text.replace(/>\s+</g, "><").replace(/<(\/?)\w+:/g, "<$1");
  }

  /** Sends a sample over both wires, then adds all that can be added. Returns what the page says. */
  async function tryOperation({ page }: WatchedPage, name: string): Promise<string> {
    await show(page, `#/operations/${name}/try`, name);
    await page.getByRole("button", { name: "Send over both and compare" }).click();
    await page.locator(".exchange").nth(1).waitFor();
    const said = await page.locator(".exchanges > p, .issues, .problems, .problem").allInnerTexts();
    await page.getByRole("button", { name: "Minimal sample" }).click();
    await page.evaluate(addAll);
    await page.waitForTimeout(120);
    const isRefused = (await page.locator(".send button.main:disabled").count()) > 0;
    const isListed = (await page.locator(".problems li").count()) > 0;
    return [...said, isRefused === isListed ? "in step" : "not in step"].join(" ");
  }

  test("every sample goes over both wires and comes back, and what is added then is sent or refused with a reason", async () => {
    const names = [...service.contract.operations.keys()];
    const others = await Promise.all([1, 2].map(() => openConsole(browser, `${service.url}/console/`)));
    const pages = [watched, ...others];
    const said = new Map<string, string>();
    await Promise.all(
      pages.map(async (one, offset) => {
        for (const name of names.filter((_, index) => index % pages.length === offset))
          said.set(name, await tryOperation(one, name));
      }),
    );
    expect(names.length).toBeGreaterThan(30);
    expect([...said].filter(([, text]) => text !== "Both wires gave the same answer. in step")).toEqual([]);
    expect(pages.flatMap(({ complaints }) => complaints)).toEqual([]);
    await Promise.all(others.map(({ context }) => context.close()));
  });

  test("choices, groups that may be absent, and null", async () => {
    const { page } = watched;
    await show(page, "#/operations/choice-Payment/try", "choice-Payment");
    await setJson({ id: 1, Amount: "5", Cash: true });
    const [first, second] = await page.getByLabel("One of").all();
    await first?.selectOption({ label: "Card + Holder" });
    await page.getByLabel("Card", { exact: true }).fill("4711");
    await second?.selectOption({ label: "Voucher + Pin" });
    await page.getByLabel("Voucher", { exact: true }).fill("v");
    await page.getByLabel("Pin", { exact: true }).fill("7");
    expect(await json()).toEqual({ id: 1, Amount: "5", Card: "4711", Voucher: "v", Pin: 7 });
    await second?.selectOption({ label: "nothing" });
    expect(await json()).toEqual({ id: 1, Amount: "5", Card: "4711" });
    expect(await xml()).toContain("<Card>4711</Card>");

    await show(page, "#/operations/record-Order/try", "record-Order");
    await page.getByRole("button", { name: "Typical sample" }).click();
    await page.getByLabel("Customer is null").check();
    expect(await json()).toMatchObject({ Customer: null });
    expect(await xml()).toMatch(/<Customer [^>]*nil="true"\/>/);
  });

  test("lists in document order, mixed text and other elements", async () => {
    const { page } = watched;
    await show(page, "#/operations/choice-Drawing/try", "choice-Drawing");
    await setJson({ Title: "t", $choice: [{ Circle: 1 }] });
    await page.getByRole("button", { name: "+ Circle" }).click();
    await page.getByLabel("Circle 2").fill("2.5");
    await page.getByRole("button", { name: "Move item 2 up" }).click();
    expect(await json()).toEqual({ Title: "t", $choice: [{ Circle: 2.5 }, { Circle: 1 }] });
    await page.getByRole("button", { name: "Remove item 1" }).click();
    expect(await json()).toEqual({ Title: "t", $choice: [{ Circle: 1 }] });

    await show(page, "#/operations/mixedandany-Paragraph/try", "mixedandany-Paragraph");
    await setJson({ $content: ["a "] });
    await page.getByRole("button", { name: "+ em" }).click();
    await page.getByRole("button", { name: "+ text" }).last().click();
    await page.getByLabel("Text 3").fill(" c");
    expect(await json()).toEqual({ $content: ["a ", { em: {} }, " c"] });
    expect(await xml()).toContain(">a <em/> c<");

    await show(page, "#/operations/mixedandany-Extensible/try", "mixedandany-Extensible");
    await setJson({ Id: 1 });
    await page.getByRole("button", { name: "+ Add element" }).click();
    await page.getByLabel("Element 1").fill('<x:e xmlns:x="urn:x" k="v">t<x:f/></x:e>');
    await page.getByRole("button", { name: "+ Add attribute" }).click();
    await page.getByLabel("Name of attribute 1").fill("{urn:y}z");
    await page.getByLabel("Value of attribute 1").fill("1");
    expect(await json()).toEqual({
      Id: 1,
      $any: [{ name: "{urn:x}e", attributes: { k: "v" }, content: ["t", { name: "{urn:x}f" }] }],
      $attributes: { "{urn:y}z": "1" },
    });
    await page.getByLabel("Element 1").fill("<x:e>");
    expect(await page.locator("form .issues").first().innerText()).not.toBe("");
  });

  test("derived types, substitution, lists of values, unions, dates and files", async () => {
    const { page } = watched;
    await show(page, "#/operations/inheritance-Zoo/try", "inheritance-Zoo");
    await setJson({ Resident: [{ Name: "Rex" }], Place: { $type: "Cage", Bars: 3 } });
    await page.getByLabel("Type", { exact: true }).first().selectOption("Dog");
    await page.getByLabel("chip", { exact: true }).fill("c");
    expect(await json()).toMatchObject({ Resident: [{ $type: "Dog", Name: "Rex", chip: "c" }] });
    expect(await xml()).toMatch(/<Resident [^>]*type="(?:\w+:)?Dog"/);

    await show(page, "#/operations/substitution-Stamp/try", "substitution-Stamp");
    await page.getByLabel("One of").selectOption({ label: "square" });
    await page.getByLabel("square", { exact: true }).fill("s");
    expect(await json()).toEqual({ square: "s" });

    await show(page, "#/operations/simpletypes-Product/try", "simpletypes-Product");
    await setJson({ Sku: "AB-1234" });
    await page.getByLabel("Sku", { exact: true }).fill("nothing");
    await page.locator("form .issues").first().waitFor();
    expect(await page.getByLabel("Sku", { exact: true }).getAttribute("aria-invalid")).toBe("true");
    await page.getByLabel("Sku", { exact: true }).fill("AB-1234");
    await page.getByLabel("Weight", { exact: true }).fill("70");
    await page.getByRole("button", { name: "+ Add Sizes" }).click();
    await page.getByRole("button", { name: "+ Add item" }).click();
    expect(await json()).toEqual({ Sku: "AB-1234", Weight: 70, Sizes: ["small"] });

    await show(page, "#/operations/attributes-Offer/try", "attributes-Offer");
    await setJson({ id: 3, Price: { currency: "EUR", $value: "1.5" } });
    await page
      .getByLabel("Pick @valid-until")
      .or(page.getByLabel(/^Pick .*valid-until/))
      .fill("2030-01-02T03:04:05");
    expect(await json()).toMatchObject({ "valid-until": "2030-01-02T03:04:05" });

    await show(page, "#/operations/w-Values/try", "w-Values");
    await setJson({});
    for (const name of ["base64Binary", "hexBinary"])
      await page
        .locator(".member", { has: page.locator(`[id="field/${name}"]`) })
        .last()
        .locator('input[type="file"]')
        .setInputFiles({ name: "f", mimeType: "text/plain", buffer: Buffer.from("abc") });
    await page.getByLabel("boolean", { exact: true }).selectOption("true");
    await page.getByLabel("double", { exact: true }).fill("1.50");
    await page.getByLabel("long", { exact: true }).fill("12345678901234567890");
    await page.locator("form .issues").first().waitFor();
    await page.getByLabel("long", { exact: true }).fill("1234567890123456789");
    await page.getByLabel("Pick time").fill("03:04:05");
    expect(await json()).toEqual({
      base64Binary: "YWJj",
      hexBinary: "YWJj",
      boolean: true,
      double: 1.5,
      long: "1234567890123456789",
      time: "03:04:05",
    });
    expect(await xml()).toContain("<hexBinary>616263</hexBinary>");
  });

  test("what is edited as XML is in the form and in the JSON", async () => {
    const { page } = watched;
    await show(page, "#/operations/choice-Payment/try", "choice-Payment");
    await setJson({ id: 1, Amount: "5", Cash: true });
    await page.getByRole("button", { name: "XML", exact: true }).click();
    const area = page.getByLabel("XML message");
    await page.waitForTimeout(150);
    const text = await area.inputValue();
    await area.fill(text.replace(">5<", ">6.25<"));
    await page.locator('input[value="6.25"], input').first().waitFor();
    await page.waitForTimeout(100);
    expect(await page.getByLabel("Amount", { exact: true }).inputValue()).toBe("6.25");
    await area.fill(text.replace(">5<", ">five<"));
    await page.locator(".editor .issues").waitFor();
    expect(await page.locator(".editor .issues").innerText()).toContain("/Amount");
    await page.getByRole("button", { name: "JSON", exact: true }).click();
    await editor().fill("{");
    expect(await page.locator(".editor .issues").innerText()).toContain("Not valid JSON");
    expect(watched.complaints).toEqual([]);
  });
});
