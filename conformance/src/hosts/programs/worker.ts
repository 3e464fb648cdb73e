import { createGamePlayHandler } from "@game-play/api/server";
import { workerOf } from "@stubwright/example-hosting/hosts/worker";
import { hostOptions, hostService } from "../host-service.js";

const worker = workerOf(createGamePlayHandler(hostService, hostOptions));

// biome-ignore lint/style/noDefaultExport: workerd takes what a Worker's main module exports as default.
export default worker;
