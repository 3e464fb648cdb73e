import { type LambdaHandler, lambdaHandler } from "@stubwright/runtime/hosts";
import type { FetchHandler } from "@stubwright/runtime/server";

/** AWS Lambda: `export const handler = gameFunction(createGamePlayHandler(service))`. */
export function gameFunction(handler: FetchHandler): LambdaHandler {
  return lambdaHandler(handler);
}
