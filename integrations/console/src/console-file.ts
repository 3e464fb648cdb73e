import type { ConsoleContract, ConsoleFile, ConsolePage, Lazy } from "@stubwright/runtime/server";
import { pageFiles } from "./page-files.js";

/** The path of the contract's description. */
const descriptionPath = "contract/description.json";

/** Finds the files of a contract's console by their paths: those of the page, and those of the contract below `contract/`. */
export function consoleFileOf({ description, modules }: ConsoleContract): ConsolePage["consoleFile"] {
  return async (path) => {
    const name = path === "" ? "index.html" : path;
    if (name === descriptionPath) return fileOf(name, await settled(description));
    const [, module] = /^contract\/([^/]+)$/.exec(name) ?? [];
    if (module !== undefined) return fileOf(name, own(await settled(modules), module));
    return fileOf(name, own(pageFiles, name));
  };
}

/** All texts of a contract's console by their paths. */
export async function consoleTexts({ description, modules }: ConsoleContract): Promise<ReadonlyMap<string, string>> {
  const codecs = Object.entries(await settled(modules)).map(([name, text]) => [`contract/${name}`, text] as const);
  return new Map([...Object.entries(pageFiles), [descriptionPath, await settled(description)], ...codecs]);
}

async function settled<Value>(lazy: Lazy<Value>): Promise<Value> {
  return isMaker(lazy) ? lazy() : lazy;
}

/** The values are texts and plain objects, never functions. */
function isMaker<Value>(lazy: Lazy<Value>): lazy is () => Value | Promise<Value> {
  return typeof lazy === "function";
}

function own(texts: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(texts, name) ? texts[name] : undefined;
}

function fileOf(path: string, body: string | undefined): ConsoleFile | undefined {
  return body === undefined ? undefined : { contentType: contentTypeOf(path), body };
}

const contentTypes: Readonly<Record<string, string>> = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  svg: "image/svg+xml",
};

function contentTypeOf(path: string): string {
  return contentTypes[path.slice(path.lastIndexOf(".") + 1)] ?? "text/plain; charset=utf-8";
}
