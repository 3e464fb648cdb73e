import { CallError, type ReplyFacts } from "@stubwright/runtime";

/**
 * For services that report a failure of a SOAP call with HTTP status 200 and the true status in `X-Status`, as ServiceStack
 * does: give it to the transport as `onResponse`, and such calls fail like others.
 */
export function refuseErrorStatus({ operation, headers }: ReplyFacts): void {
  const status = Number(headers.get("X-Status") ?? 200);
  if (status < 400) return;
  throw new CallError("fault", `the service reports status ${status}`, { operation, status, headers });
}
