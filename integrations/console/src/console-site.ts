import type { ConsoleContract, ConsoleSettings } from "@stubwright/runtime/server";
import { consoleTexts } from "./console-file.js";

/**
 * The console as a static site: texts by path, for any web server. The site calls only the origins of the settings' addresses; without
 * addresses, it calls nothing.
 */
export async function consoleSite(
  contract: ConsoleContract,
  settings: ConsoleSettings,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map(await consoleTexts(contract));
  texts.set("index.html", withPolicy(texts.get("index.html") ?? "", settings));
  return texts.set("settings.json", JSON.stringify(settings));
}

/** Puts the policy into the page, because a static site has no headers of its own. */
function withPolicy(page: string, { json, soap }: ConsoleSettings): string {
  const origins = [json, soap].flatMap((url) => (url !== undefined && URL.canParse(url) ? [new URL(url).origin] : []));
  const connect = ["'self'", ...new Set(origins)].join(" ");
  const policy =
    `default-src 'none'; script-src 'self'; style-src 'self'; connect-src ${connect}; img-src 'self' data:; ` +
    "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
  return page.replace("<head>", `<head>\n<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}
