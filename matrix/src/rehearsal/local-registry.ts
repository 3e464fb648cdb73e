import { execFile } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import { promisify } from "node:util";
import { runServer } from "verdaccio";

const run = promisify(execFile);

/** A registry on this machine, which holds our packages and passes on those of the registry that npm is configured for. */
export interface LocalRegistry {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  close(): void;
}

/** Returns the registry that npm is configured for. Undefined if it does not answer. */
export async function reachableRegistry(): Promise<string | undefined> {
  const { stdout } = await run("npm", ["config", "get", "registry"]);
  const registry = stdout.trim();
  try {
    const { ok } = await fetch(new URL("typescript", registry), {
      method: "HEAD",
      signal: AbortSignal.timeout(20_000),
    });
    return ok ? registry : undefined;
  } catch {
    return undefined;
  }
}

/** Starts verdaccio on a free port of the loopback interface. Its packages are in `folder`. */
export async function startRegistry(folder: string, uplink: string): Promise<LocalRegistry> {
  const app: Server = await runServer({
    configPath: join(folder, "config.yaml"),
    self_path: join(folder, "config.yaml"),
    storage: join(folder, "storage"),
    auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } },
    uplinks: { configured: { url: uplink, timeout: "60s", maxage: "60m" } },
    packages: {
      // Ours are never asked for elsewhere: the rehearsal shows what is published here.
      "@stubwright/*": { access: "$all", publish: "$all" },
      stubwright: { access: "$all", publish: "$all" },
      "**": { access: "$all", proxy: "configured" },
    },
    log: { type: "stderr", format: "pretty", level: "error" },
    web: { enable: false },
    max_body_size: "50mb",
  });
  await once(app.listen(0, "127.0.0.1"), "listening");
  const address = app.address();
  const port = typeof address === "object" ? address?.port : undefined;
  return { url: `http://127.0.0.1:${port}`, close: () => app.close() };
}
