import { randomUUID } from "node:crypto";
import { isCallError } from "@stubwright/runtime";
import { runTour } from "./tour.js";

/** `node dist/main.js [base address] [guid of the game]`: the tour, against a game server that runs. */
async function main(): Promise<void> {
  const [baseUrl = "http://127.0.0.1:8080", guid = randomUUID()] = process.argv.slice(2);
  try {
    await runTour({ baseUrl, guid, say: console.log });
  } catch (error) {
    process.exitCode = 1;
    const unreachable = isCallError(error) && error.kind === "transport";
    console.error(unreachable ? `Nothing answers at ${baseUrl}. Start the game server first: npm start` : error);
  }
}

await main();
