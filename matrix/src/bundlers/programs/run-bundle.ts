import { readFileSync } from "node:fs";
import vm from "node:vm";

/** The web's globals that clients need; nothing of Node is among them. */
const globals = {
  AbortController,
  AbortSignal,
  Blob,
  DOMException,
  Headers,
  ReadableStream,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  clearTimeout,
  console,
  fetch,
  queueMicrotask,
  setTimeout,
};

/** `run-bundle.js <file> <servers as JSON>`: runs a bundle where there is nothing of Node, and prints what its calls gave. */
const [file = "", servers = ""] = process.argv.slice(2);
const context = vm.createContext(globals);
vm.runInContext(readFileSync(file, "utf8"), context);
console.log(JSON.stringify(await vm.runInContext(`clientCalls(${servers})`, context)));
