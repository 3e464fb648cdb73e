import type { RequestListener } from "node:http";
import { wireMessages } from "../messages/wire-messages.js";
import { plainListener, replyTo } from "./plain-listener.js";

/** What node:http costs by itself: reads the body, looks at nothing, answers a constant. */
export const bareListener: RequestListener = plainListener((path) =>
  replyTo(path, path === "/soap11" ? wireMessages.soapReply : wireMessages.jsonReply),
);
