import { startPeer } from "../servers/peer-process.js";
import type { LoadReport, LoadRequest } from "./load-request.js";

/** Makes load from a process of its own on the second core. */
export interface LoadGenerator {
  readonly run: (request: LoadRequest) => Promise<LoadReport>;
  readonly stop: () => void;
}

/** Starts a load generator. */
export async function startLoadGenerator(): Promise<LoadGenerator> {
  const peer = startPeer("../load/generate-load.js", 1);
  await peer.ready;
  return { run: async (request) => checked(await peer.ask(request)), stop: peer.stop };
}

function checked(report: unknown): LoadReport {
  if (!isReport(report)) throw new Error("The load generator did not answer with a report.");
  if (report.failures > 0) throw new Error(`${report.failures} replies under load were not 200.`);
  return report;
}

function isReport(value: unknown): value is LoadReport {
  return typeof value === "object" && value !== null && "p99" in value;
}
