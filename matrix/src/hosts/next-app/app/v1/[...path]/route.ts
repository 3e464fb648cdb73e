import { createGamePlayHandler } from "@game-play/api/server";
import { nextRoute } from "@stubwright/example-hosting/hosts/next";
import { hostOptions, hostService } from "../../../../../../../conformance/dist/hosts/host-service.js";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = nextRoute(
  createGamePlayHandler(hostService, { ...hostOptions, basePath: "/v1" }),
  (request) => request.headers.get("x-forwarded-for") ?? undefined,
);
