const problemMembers: ReadonlySet<string> = new Set(["type", "title", "status", "detail", "instance", "errors"]);

/** The member of a problem document (RFC 9457) that carries a declared fault's detail: its name, or `nameFault` where that is taken. */
export function faultMember(kind: string): string {
  return problemMembers.has(kind) ? `${kind}Fault` : kind;
}
