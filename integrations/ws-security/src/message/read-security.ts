import { ds, saml2, wsse, wsse11, wsu, xenc } from "../names.js";
import { refuse } from "../refusal.js";
import { childElements, nameOf } from "../tree/elements.js";

/** What a Security header holds. */
export interface SecurityContent {
  readonly timestamp: Element | undefined;
  readonly usernameToken: Element | undefined;
  readonly assertion: Element | undefined;
  readonly signature: Element | undefined;
  readonly encryptedKey: Element | undefined;
  readonly confirmations: readonly Element[];
}

const known = {
  [`{${wsu}}Timestamp`]: "timestamp",
  [`{${wsse}}UsernameToken`]: "usernameToken",
  [`{${saml2}}Assertion`]: "assertion",
  [`{${ds}}Signature`]: "signature",
  [`{${xenc}}EncryptedKey`]: "encryptedKey",
  [`{${wsse11}}SignatureConfirmation`]: "confirmations",
  // They are found by reference.
  [`{${wsse}}BinarySecurityToken`]: "passed",
  [`{${wsse}}SecurityTokenReference`]: "passed",
} as const;

type Kind = (typeof known)[keyof typeof known];

/** So many children at most. */
const mostChildren = 32;

/** Reads a Security header. Throws `SecurityRefusal` for what is unknown, and for two of a kind: which of them counts, is nobody's guess. */
export function readSecurity(security: Element): SecurityContent {
  const children = childElements(security);
  if (children.length > mostChildren) refuse("InvalidSecurity", "The Security header has too many children.");
  const kinds = children.map((child) => [kindOf(child), child] as const);
  const all = (kind: Kind): Element[] => kinds.flatMap(([one, child]) => (one === kind ? [child] : []));
  const only = (kind: Kind): Element | undefined => {
    const [first, second] = all(kind);
    if (second !== undefined) refuse("InvalidSecurity", `The Security header has more than one ${nameOf(second)}.`);
    return first;
  };
  return {
    timestamp: only("timestamp"),
    usernameToken: only("usernameToken"),
    assertion: only("assertion"),
    signature: only("signature"),
    encryptedKey: only("encryptedKey"),
    confirmations: all("confirmations"),
  };
}

function kindOf(child: Element): Kind {
  const name = nameOf(child);
  return Object.hasOwn(known, name)
    ? known[name as keyof typeof known]
    : refuse("UnsupportedSecurityToken", `The Security header has a ${name}.`);
}
