import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { fileURLToPath } from "node:url";
import express from "express";
import { listen } from "soap";
import { nodeSoapBoard } from "../messages/node-soap-codec.js";

const contract = new URL("../../../contracts/game-play/game-play.wsdl", import.meta.url);

/** A node-soap server on Express with the same handler. */
export async function nodeSoapServer(): Promise<Server> {
  const app = express();
  const reply = nodeSoapBoard();
  const services = {
    SyncReply: { BasicHttpBinding_ISyncReply: { MatchTilesPerformanceRequest: (): object => reply } },
  };
  const xml = await readFile(contract, "utf8");
  await new Promise<void>((resolve) => {
    listen(app, { path: "/soap11", services, uri: fileURLToPath(contract), xml, callback: () => resolve() });
  });
  return createServer(app);
}
