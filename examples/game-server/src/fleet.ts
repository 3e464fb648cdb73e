import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { natsServer } from "@stubwright/jetstream/local";
import { startFleet } from "./fleet/start-fleet.js";

/** `npm run fleet`: three NATS servers, three game servers and two workers, until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  if (natsServer() === undefined) throw new Error("nats-server is not installed: apt-get install nats-server");
  const folder = mkdtempSync(join(tmpdir(), "stubwright-fleet-"));
  const port = Number(process.env.PORT || "8080");
  const { cluster, servers, workers, stop } = await startFleet({ folder, port, log: (line) => console.log(line) });
  const nodes = cluster.nodes.map(({ name, pid, url }) => `${name} (process ${pid}) on ${url}`);
  console.log(`NATS servers: ${nodes.join(", ")}`);
  console.log(`game servers: processes ${servers.copies().join(", ")} on ${servers.url}`);
  console.log(`workers:      processes ${workers.copies().join(", ")}`);
  console.log(
    `try: curl -i ${servers.url}/json/reply/PopBalloonRequest -d '{"PopBalloonId":3}' -H 'Content-Type: application/json'`,
  );
  const end = (): void => {
    void stop().then(() => {
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    });
  };
  process.once("SIGTERM", end);
  process.once("SIGINT", end);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
