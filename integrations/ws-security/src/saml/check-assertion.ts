import { X509Certificate } from "node:crypto";
import { type Freshness, readTime } from "../message/clock.js";
import { ds, saml2 } from "../names.js";
import { refuse, SecurityRefusal } from "../refusal.js";
import { readSignature } from "../signature/read-signature.js";
import { verifyEnveloped } from "../signature/verify-signature.js";
import type { TokenTerms } from "../tokens/username-token.js";
import {
  attributeOf,
  childElements,
  childrenNamed,
  isNamed,
  leafText,
  optionalChild,
  requiredChild,
} from "../tree/elements.js";
import type { XmlTree } from "../tree/xml-tree.js";

/** Whose assertions of SAML 2.0 count, and for whom they must be. Only bearer assertions are taken. */
export interface AssertionCheck {
  /** The certificates that each issuer signs with, as PEM or DER. A certificate that an assertion brings along is not looked at. */
  readonly issuers: Readonly<Record<string, readonly (string | Uint8Array)[]>>;
  /** The names of this service. An assertion must be restricted to one of them. */
  readonly audience: string | readonly string[];
}

/** What an assertion says of the caller. */
export interface AssertedCaller {
  readonly issuer: string;
  readonly subject: string;
  /** The attributes by name, each with its values. */
  readonly attributes: Readonly<Record<string, string[]>>;
}

/** Checks an assertion (SAML 2.0 Core, section 2). Throws `SecurityRefusal`. */
export async function checkAssertion(
  tree: XmlTree,
  assertion: Element,
  check: AssertionCheck,
  { freshness, replay }: TokenTerms,
): Promise<AssertedCaller> {
  if (attributeOf(assertion, "Version") !== "2.0")
    refuse("UnsupportedSecurityToken", "The assertion is not of SAML 2.0.");
  const issuer = leafText(requiredChild(assertion, saml2, "Issuer"));
  checkSignature(tree, assertion, { issuer, check, now: freshness.now() });
  const subject = requiredChild(assertion, saml2, "Subject");
  const name = leafText(requiredChild(subject, saml2, "NameID"));
  checkBearer(subject, freshness);
  const conditions = requiredChild(assertion, saml2, "Conditions");
  const expires = checkConditions(conditions, check, freshness);
  if (optionalChild(conditions, saml2, "OneTimeUse") !== undefined) {
    const isNew = await replay.add(`assertion ${issuer} ${attributeOf(assertion, "ID")}`, expires);
    if (!isNew) refuse("FailedAuthentication", "The assertion was for one use.");
  }
  return { issuer, subject: name, attributes: attributesOf(assertion) };
}

/** Whose signature an assertion must have. */
interface IssuerTerms {
  readonly issuer: string;
  readonly check: AssertionCheck;
  readonly now: number;
}

function checkSignature(tree: XmlTree, assertion: Element, { issuer, check: { issuers }, now }: IssuerTerms): void {
  const element =
    optionalChild(assertion, ds, "Signature") ?? refuse("FailedAuthentication", "The assertion is not signed.");
  const known = Object.hasOwn(issuers, issuer) ? (issuers[issuer] ?? []) : [];
  const certificates = known.map((one) => new X509Certificate(one)).filter((one) => isValid(one, now));
  const signature = readSignature(element);
  const isSigned = certificates.some(({ publicKey }) => {
    try {
      verifyEnveloped(tree, signature, publicKey);
      return true;
    } catch (error) {
      if (error instanceof SecurityRefusal) return false;
      throw error;
    }
  });
  if (!isSigned) refuse("FailedAuthentication", `No valid certificate of ${issuer} has signed the assertion.`);
}

function isValid({ validFrom, validTo }: X509Certificate, now: number): boolean {
  return now >= Date.parse(validFrom) && now <= Date.parse(validTo);
}

const bearer = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

/** One confirmation must be of the bearer (SAML 2.0 Profiles, section 3.3), and good now. */
function checkBearer(subject: Element, freshness: Freshness): void {
  const isConfirmed = childrenNamed(subject, saml2, "SubjectConfirmation").some((confirmation) => {
    if (attributeOf(confirmation, "Method") !== bearer) return false;
    const data = optionalChild(confirmation, saml2, "SubjectConfirmationData");
    return data === undefined || isWithin(data, freshness);
  });
  if (!isConfirmed) refuse("FailedAuthentication", "The assertion is not confirmed by its bearer now.");
}

function isWithin(element: Element, { clockSkewMs, now }: Freshness): boolean {
  const [from, until] = [attributeOf(element, "NotBefore"), attributeOf(element, "NotOnOrAfter")];
  if (from !== "" && now() < readTime(from) - clockSkewMs) return false;
  return until === "" || now() < readTime(until) + clockSkewMs;
}

/** Checks the conditions, and returns the time from which the assertion is refused. */
function checkConditions(conditions: Element, { audience }: AssertionCheck, freshness: Freshness): number {
  const until = attributeOf(conditions, "NotOnOrAfter");
  if (until === "") refuse("FailedAuthentication", "The assertion has no end.");
  if (!isWithin(conditions, freshness)) refuse("FailedAuthentication", "The assertion is not valid now.");
  const names = typeof audience === "string" ? [audience] : audience;
  const restrictions = childElements(conditions).filter((condition) => isRestriction(condition));
  const isForUs = restrictions.every((restriction) =>
    childrenNamed(restriction, saml2, "Audience").some((one) => names.includes(leafText(one))),
  );
  if (restrictions.length === 0 || !isForUs) refuse("FailedAuthentication", "The assertion is for another audience.");
  return readTime(until) + freshness.clockSkewMs;
}

/** Whether a condition restricts the audience. Throws `SecurityRefusal` for one that is unknown (SAML 2.0 Core, section 2.5.1.1). */
function isRestriction(condition: Element): boolean {
  if (isNamed(condition, saml2, "AudienceRestriction")) return true;
  if (isNamed(condition, saml2, "OneTimeUse") || isNamed(condition, saml2, "ProxyRestriction")) return false;
  return refuse("FailedAuthentication", "The assertion has a condition that is not known.");
}

function attributesOf(assertion: Element): AssertedCaller["attributes"] {
  const attributes = childrenNamed(assertion, saml2, "AttributeStatement").flatMap((statement) =>
    childrenNamed(statement, saml2, "Attribute"),
  );
  const found = new Map<string, string[]>();
  for (const attribute of attributes) {
    const name = attributeOf(attribute, "Name");
    const values = childrenNamed(attribute, saml2, "AttributeValue").map((value) => value.textContent ?? "");
    found.set(name, [...(found.get(name) ?? []), ...values]);
  }
  return Object.fromEntries(found);
}
