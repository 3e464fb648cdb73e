import { execFile } from "node:child_process";
import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The part of Next.js that is used. Its own types change those of Node everywhere: each environment has to have `NODE_ENV`. */
type Next = (options: { dir: string; dev: boolean; hostname: string; port: number }) => {
  prepare(): Promise<void>;
  getRequestHandler(): RequestListener;
};

/**
 * Builds the application in `next-app` as `next build` does, and serves it as `next start` does. Prints its port as JSON, and ends with
 * its standard input.
 */
const require = createRequire(import.meta.url);
const hostname = "127.0.0.1";
const dir = fileURLToPath(new URL("../next-app/", import.meta.url));
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" });
await promisify(execFile)(process.execPath, [require.resolve("next/dist/bin/next"), "build", dir]);
const server = createServer();
await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
const { port } = server.address() as AddressInfo;
const next: Next = require("next");
const app = next({ dir, dev: false, hostname, port });
await app.prepare();
server.on("request", app.getRequestHandler());
console.log(JSON.stringify({ port }));
// The test that has started it is gone.
process.stdin.on("end", () => process.exit()).resume();
