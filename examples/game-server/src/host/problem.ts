import { type ServerResponse, STATUS_CODES } from "node:http";

/** Answers with a problem document (RFC 9457) of the members that the contract's own have; there are no single errors to tell. */
export function sendProblem(response: ServerResponse, status: number, detail: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/problem+json");
  response.end(JSON.stringify({ type: "about:blank", title: STATUS_CODES[status], status, detail, errors: [] }));
}
