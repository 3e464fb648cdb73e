/** One entry of a problem's or a Fault's list of errors. Codes of other services may be unknown to us. */
export interface RemoteIssue {
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
}
