import { sampleCalls } from "@game-play/api/samples";
import type { SampleCall } from "@stubwright/runtime";
import { indentXml } from "./indent-xml.js";
import type { OperationEntry } from "./index-page.js";

const gameNotes: ReadonlyMap<string, string> = new Map([
  [
    "MatchTilesPerformanceRequest",
    "Lucky Tiles: clears the group of equal tiles at column X, row Y, and answers the board.",
  ],
  ["PopBalloonRequest", "Balloons: pops the balloon PopBalloonId and answers what it hid."],
]);

/** What the index page shows of each operation, in the contract's order. */
export function operationEntries(): readonly OperationEntry[] {
  return sampleCalls.map((call) => ({
    name: call.operation.name,
    kind: call.operation.kind,
    documentation: noteOf(call),
    routes: routesOf(call),
    jsonSample: JSON.stringify(JSON.parse(call.json()), undefined, 2),
    soapSample: indentXml(call.soap()),
  }));
}

function noteOf({ operation }: SampleCall): string {
  const kept = "Its fields are not documented: what comes is kept in the journal";
  const rest = operation.kind === "one-way" ? "." : ", and the answer is empty.";
  return gameNotes.get(operation.name) ?? kept + rest;
}

function routesOf({ operation }: SampleCall): readonly string[] {
  const routes = operation.routes.map(({ method, path }) => `${method === "*" ? "any method" : method} ${path}`);
  return [`POST /json/reply/${operation.name}`, ...routes];
}
