import { parentPort } from "node:worker_threads";
import { analyseContract } from "./analyse-contract.js";
import type { AnalysisTask } from "./analysis.js";

parentPort?.on("message", async (task: AnalysisTask) => parentPort?.postMessage(await analyseContract(task)));
