import { isCallError, type RemoteIssue } from "@stubwright/runtime";

/** What went wrong with a call, in one line. Throws what is not a `CallError` again: that is a mistake of the program. */
export function describeCallError(error: unknown): string {
  if (!isCallError(error)) throw error;
  switch (error.kind) {
    case "encode":
      return `encode    nothing was sent: ${error.message}`;
    case "transport":
      return "transport the connection failed";
    case "timeout":
      return "timeout   no reply in time";
    case "abort":
      return "abort     we gave up ourselves";
    case "protocol":
      return `protocol  ${error.message}`;
    case "problem": {
      const { status, detail, title } = error.problem;
      return `problem   ${status}, ${describeIssues(error.errors) ?? detail ?? title}`;
    }
    case "fault":
      return `fault     ${error.fault.code}, ${describeIssues(error.errors) ?? error.fault.message}`;
  }
}

/** The service's list of what is wrong with the message, where it sent one. */
function describeIssues(issues: readonly RemoteIssue[]): string | undefined {
  if (issues.length === 0) return undefined;
  return issues
    .map(({ pointer, code, detail }) => `${code} at ${pointer || "the whole message"}: ${detail}`)
    .join("; ");
}
