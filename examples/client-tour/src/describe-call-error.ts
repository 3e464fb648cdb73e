import { FaultError, isCallError, ProblemError, type RemoteIssue } from "@stubwright/runtime";

/** What went wrong with a call, in one line. Throws what is not a `CallError` again: that is a mistake of the program. */
export function describeCallError(error: unknown): string {
  if (!isCallError(error)) throw error;
  if (error instanceof ProblemError) return `problem   ${error.problem.status}${describeIssues(error.errors)}`;
  if (error instanceof FaultError) return `fault     ${error.fault.code}${describeIssues(error.errors)}`;
  switch (error.kind) {
    case "encode":
      return `encode    nothing was sent: ${error.message}`;
    case "transport":
      return "transport nothing answers there";
    case "timeout":
      return "timeout   no reply in time";
    case "abort":
      return "abort     we gave up ourselves";
    case "protocol":
      return `protocol  ${error.message}`;
    case "problem":
    case "fault":
      return `${error.kind} ${error.message}`;
  }
}

function describeIssues(issues: readonly RemoteIssue[]): string {
  return issues.map(({ pointer, code, detail }) => ` ${code} at ${shorten(pointer) || "the message"}: ${detail}`).join(";");
}

function shorten(pointer: string): string {
  return pointer.length > 20 ? `${pointer.slice(0, 17)}...` : pointer;
}
