import { execFile } from "node:child_process";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";

const require = createRequire(import.meta.url);
const hostname = "127.0.0.1";

/** Builds the Next.js application of a folder as `next build` does, and serves it as `next start` does. Resolves to its port. */
export async function serveNext(dir: string): Promise<number> {
  Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production" });
  await promisify(execFile)(process.execPath, [require.resolve("next/dist/bin/next"), "build", dir]);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve));
  const { port } = server.address() as AddressInfo;
  const next: typeof import("next")["default"] = require("next");
  const app = next({ dir, dev: false, hostname, port });
  await app.prepare();
  server.on("request", app.getRequestHandler());
  return port;
}
