import { wsse, wsu } from "./names.js";

/** What a refused message is told, as WS-Security names it. */
export type RefusalCode =
  | "UnsupportedSecurityToken"
  | "UnsupportedAlgorithm"
  | "InvalidSecurity"
  | "InvalidSecurityToken"
  | "FailedAuthentication"
  | "FailedCheck"
  | "SecurityTokenUnavailable"
  | "MessageExpired";

/** The codes of WS-Security 1.1 (section 12), with the texts that it gives them. A caller never learns more. */
const texts: Readonly<Record<RefusalCode, string>> = {
  UnsupportedSecurityToken: "An unsupported token was provided.",
  UnsupportedAlgorithm: "An unsupported signature or encryption algorithm was used.",
  InvalidSecurity: "An error was discovered processing the Security header.",
  InvalidSecurityToken: "An invalid security token was provided.",
  FailedAuthentication: "The security token could not be authenticated or authorized.",
  FailedCheck: "The signature or decryption was invalid.",
  SecurityTokenUnavailable: "The referenced security token could not be retrieved.",
  MessageExpired: "The message has expired.",
};

/** A message that is not secure as agreed. Its message is the standard's; `reason` is for the owner's own log. */
export class SecurityRefusal extends Error {
  override readonly name = "SecurityRefusal";
  readonly code: RefusalCode;
  readonly reason: string;

  constructor(code: RefusalCode, reason: string, cause?: unknown) {
    super(texts[code], cause === undefined ? undefined : { cause });
    this.code = code;
    this.reason = reason;
  }

  /** The code as a Fault has it: `{namespace}name`. */
  get faultCode(): string {
    return `{${this.code === "MessageExpired" ? wsu : wsse}}${this.code}`;
  }
}

/** Throws a `SecurityRefusal`. */
export function refuse(code: RefusalCode, reason: string, cause?: unknown): never {
  throw new SecurityRefusal(code, reason, cause);
}
