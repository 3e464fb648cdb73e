import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire, Module } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";
import { defaultCommand, serverCommand } from "./server-command.js";

const folder = fileURLToPath(new URL("..", import.meta.url));
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

test.each([
  [undefined, "npx", ["--no-install", "stubwright", "lsp"]],
  [[], "npx", ["--no-install", "stubwright", "lsp"]],
  [["node", 1], "npx", ["--no-install", "stubwright", "lsp"]],
  [["node", "stubwright.js", "lsp"], "node", ["stubwright.js", "lsp"]],
])("the setting %j runs %s", (setting, program, args) => {
  expect(serverCommand(setting)).toEqual({ program, args });
});

test("the setting's default is that of the code", () => {
  expect(manifest.contributes.configuration.properties["stubwright.command"].default).toEqual(defaultCommand);
});

test("the bundle is one file that VS Code can load, and has the functions that VS Code calls", () => {
  const out = mkdtempSync(join(tmpdir(), "stubwright-vscode-"));
  try {
    const bundle = join(out, "extension.cjs");
    execFileSync(process.execPath, [join(folder, "build.js"), bundle]);
    const text = readFileSync(bundle, "utf8");
    const outside = [...text.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, name = ""]) => name);
    expect([...new Set(outside)].filter((name) => !Module.isBuiltin(name))).toEqual(["vscode"]);
    // In place of VS Code, a module whose every member is a class.
    writeFileSync(join(out, "check.cjs"), checkScript);
    const exported = execFileSync(process.execPath, [join(out, "check.cjs")], { encoding: "utf8" });
    expect(exported.trim()).toBe("activate,deactivate");
  } finally {
    rmSync(out, { recursive: true });
  }
});

test("activation, commands and the main file are those of the code", () => {
  const source = readFileSync(join(folder, "src/extension.ts"), "utf8");
  expect(manifest.main).toBe("./dist/extension.cjs");
  for (const { command } of manifest.contributes.commands) expect(source).toContain(`registerCommand("${command}"`);
  expect(manifest.activationEvents).toEqual(["onLanguage:xml"]);
  expect(createRequire(import.meta.url).resolve("vscode-languageclient/node")).toContain("vscode-languageclient");
});

const checkScript = `
const { Module } = require("node:module");
const load = Module._load;
const anything = new Proxy(class {}, { get: (target, name) => (name === "prototype" ? target.prototype : anything) });
Module._load = (name, ...rest) => (name === "vscode" ? anything : load(name, ...rest));
const extension = require("./extension.cjs");
console.log(Object.keys(extension).filter((name) => typeof extension[name] === "function").sort().join());
process.exit();
`;
