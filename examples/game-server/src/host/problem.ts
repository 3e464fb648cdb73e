import type { ServerResponse } from "node:http";

/** Answers with a problem document (RFC 9457) that says no more than its status and title. */
export function sendProblem(response: ServerResponse, status: number, title: string): void {
  response.statusCode = status;
  response.setHeader("Content-Type", "application/problem+json");
  response.end(JSON.stringify({ type: "about:blank", title, status }));
}
