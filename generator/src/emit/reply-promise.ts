import type { PlannedOperation } from "../plan/plan.js";
import { type Code, code } from "../print/code.js";
import { carriedType } from "./emit-message-codec.js";

/** What calling or serving an operation resolves to: `Promise<BalloonResult>`, `Promise<void>`. */
export function replyPromise(operation: PlannedOperation): Code {
  return code`Promise<${operation.reply === undefined ? code`void` : carriedType(operation.reply)}>`;
}
