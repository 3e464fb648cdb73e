import { existsSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

/** Where Debian and others install Chromium. `CHROMIUM` names another place. */
const places = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** Chromium on this machine; undefined if there is none. */
export const chromiumPath: string | undefined = places.find((place) => place !== undefined && existsSync(place));

/** Starts Chromium without a window. */
export function launchBrowser(): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error("There is no Chromium: apt-get install chromium.");
  return chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox"] });
}

/** A page, and what it reported that no page of ours may. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Exceptions, errors of the console and requests for other origins. */
  readonly complaints: string[];
}

/** How a page is opened. */
export interface PageOptions {
  readonly width?: number;
  readonly colorScheme?: "light" | "dark";
}

/** Opens the console at an address and waits until it shows something. */
export async function openConsole(browser: Browser, url: string, options: PageOptions = {}): Promise<WatchedPage> {
  const { width = 1280, colorScheme = "light" } = options;
  const context = await browser.newContext({ viewport: { width, height: 900 }, colorScheme });
  const page = await context.newPage();
  const complaints: string[] = [];
  const { origin } = new URL(url);
  page.on("pageerror", (error) => complaints.push(`exception: ${error.message}`));
  page.on("dialog", (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== origin) complaints.push(`request: ${request.url()}`);
  });
  page.on("console", (message) => {
    // A service that refuses a message is what some tests want to see; Chromium tells of each 4xx and 5xx.
    if (message.type() === "error" && !/^Failed to load resource/.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  page.setDefaultTimeout(15_000);
  await page.goto(url);
  await page.getByRole("heading", { level: 1 }).waitFor();
  return { page, context, complaints };
}

/** Shows another view of the page. */
export async function show(page: Page, hash: string, heading: string): Promise<void> {
  await page.evaluate(`location.hash = ${JSON.stringify(hash)}`);
  await page.getByRole("heading", { level: 1, name: heading, exact: true }).waitFor();
}

/** Serves on a free port of this machine. */
export async function serve(listener: RequestListener): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, server };
}

/** Stops a server with all its connections. */
export async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
}
