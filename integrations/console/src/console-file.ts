import type { ConsoleContract, ConsoleFile, ConsolePage } from "@stubwright/runtime/server";
import { pageFiles } from "./page-files.js";

/** Finds the files of a contract's console by their paths: those of the page, and those of the contract below `contract/`. */
export function consoleFileOf(contract: ConsoleContract): ConsolePage["consoleFile"] {
  const files = new Map(consoleFiles(contract));
  return (path) => files.get(path === "" ? "index.html" : path);
}

/** All files of a contract's console by their paths. */
export function consoleFiles({
  description,
  modules,
}: ConsoleContract): readonly (readonly [path: string, file: ConsoleFile])[] {
  const texts = [
    ...Object.entries(pageFiles),
    ["contract/description.json", description] as const,
    ...Object.entries(modules).map(([name, text]) => [`contract/${name}`, text] as const),
  ];
  return texts.map(([path, body]) => [path, { contentType: contentTypeOf(path), body }]);
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
