import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { checkCreated, type Freshness, readTime, writeTime } from "../message/clock.js";
import type { ReplayCache } from "../message/replay-cache.js";
import { base64Binary, passwordDigest, passwordText, wsse, wsu } from "../names.js";
import { refuse } from "../refusal.js";
import { attributeOf, leafBytes, leafText, optionalChild, requiredChild } from "../tree/elements.js";
import { escapeText } from "../tree/write-tree.js";

/** How a password is sent: as it is, which only TLS protects, or as a digest with a nonce and a time. */
export type PasswordType = "text" | "digest";

/** Who calls, by name and password. */
export interface UsernameTokenOptions {
  readonly username: string;
  readonly password: string;
  /** Default: `digest`. */
  readonly passwordType?: PasswordType | undefined;
}

/** How a server checks names and passwords: by `password`, which allows digests, or by `check`, which fits hashed passwords. */
export type UsernameTokenCheck = PasswordLookup | PasswordCheck;

/** Knows passwords. */
export interface PasswordLookup {
  /** The password of a user; undefined where there is no such user. */
  readonly password: (username: string) => string | undefined | Promise<string | undefined>;
  /** Default: both. */
  readonly passwordTypes?: readonly PasswordType[] | undefined;
}

/** Knows whether a password is right, and takes passwords as text only: a digest cannot be made of a hash. */
export interface PasswordCheck {
  /** Whether a user has this password; false for an unknown user. */
  readonly check: (username: string, password: string) => boolean | Promise<boolean>;
}

/** What checks of a token share with those of its message. */
export interface TokenTerms {
  readonly freshness: Freshness;
  readonly replay: ReplayCache;
}

/** The markup of a token (UsernameToken Profile 1.1). The prefixes `wsse` and `wsu` must be declared around it. */
export function usernameTokenMarkup(
  id: string,
  { username, password, passwordType = "digest" }: UsernameTokenOptions,
  now: number,
): string {
  const name = `<wsse:Username>${escapeText(username)}</wsse:Username>`;
  const open = `<wsse:UsernameToken wsu:Id="${id}">${name}`;
  if (passwordType === "text") {
    return `${open}<wsse:Password Type="${passwordText}">${escapeText(password)}</wsse:Password></wsse:UsernameToken>`;
  }
  const nonce = randomBytes(16);
  const created = writeTime(now);
  const digest = digestOf({ nonce, created, password }).toString("base64");
  return `${open}<wsse:Password Type="${passwordDigest}">${digest}</wsse:Password><wsse:Nonce EncodingType="${base64Binary}">${nonce.toString("base64")}</wsse:Nonce><wsu:Created>${created}</wsu:Created></wsse:UsernameToken>`;
}

/** Checks a token, and returns the user's name. Throws `SecurityRefusal`, which does not tell an unknown name from a wrong password. */
export async function checkUsernameToken(
  token: Element,
  check: UsernameTokenCheck,
  terms: TokenTerms,
): Promise<string> {
  const username = leafText(requiredChild(token, wsse, "Username"));
  const password = optionalChild(token, wsse, "Password");
  if (password === undefined) return refuse("FailedAuthentication", "The UsernameToken has no password.");
  const type = typeOf(password);
  if (!typesOf(check).includes(type)) {
    return refuse("UnsupportedSecurityToken", `Passwords as ${type} are not taken.`);
  }
  if (type === "digest" && "password" in check) {
    await checkDigest({ token, username, sent: leafBytes(password) }, check, terms);
  } else if (!(await isPassword(check, username, passwordOf(password)))) {
    refuse("FailedAuthentication", `The password of ${username} is wrong, or there is no such user.`);
  }
  return username;
}

function typesOf(check: UsernameTokenCheck): readonly PasswordType[] {
  return "password" in check ? (check.passwordTypes ?? ["text", "digest"]) : ["text"];
}

function typeOf(password: Element): PasswordType {
  switch (attributeOf(password, "Type")) {
    case "":
    case passwordText:
      return "text";
    case passwordDigest:
      return "digest";
    default:
      return refuse("UnsupportedSecurityToken", "The password's type is unknown.");
  }
}

/** Unlike other texts, a password keeps the spaces around it. */
function passwordOf(element: Element): string {
  leafText(element);
  return element.textContent ?? "";
}

async function isPassword(check: UsernameTokenCheck, username: string, password: string): Promise<boolean> {
  if (!("password" in check)) return check.check(username, password);
  return isSame(await check.password(username), (known) => [sha256(known), sha256(password)]);
}

/** A token with a digest. */
interface DigestToken {
  readonly token: Element;
  readonly username: string;
  readonly sent: Buffer;
}

async function checkDigest(
  { token, username, sent }: DigestToken,
  check: PasswordLookup,
  { freshness, replay }: TokenTerms,
): Promise<void> {
  const nonceElement = requiredChild(token, wsse, "Nonce");
  const encoding = attributeOf(nonceElement, "EncodingType");
  if (encoding !== "" && encoding !== base64Binary) refuse("InvalidSecurity", "The nonce is not encoded in base64.");
  const nonce = leafBytes(nonceElement);
  const created = leafText(requiredChild(token, wsu, "Created"));
  const until = checkCreated(readTime(created), freshness);
  const known = await check.password(username);
  const isRight = isSame(known, (password) => [digestOf({ nonce, created, password }), sent]);
  if (!isRight) refuse("FailedAuthentication", `The digest of ${username} is wrong, or there is no such user.`);
  if (!(await replay.add(`nonce ${nonce.toString("base64")} ${created}`, until))) {
    refuse("FailedAuthentication", `The token of ${username} has come before.`);
  }
}

/** Compares in the same time for a known and an unknown user. */
function isSame(known: string | undefined, pair: (known: string) => readonly [Buffer, Buffer]): boolean {
  const [right, sent] = pair(known ?? "");
  const isEqual = right.length === sent.length && timingSafeEqual(right, sent);
  return isEqual && known !== undefined;
}

function sha256(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

/** SHA-1 is the profile's own (section 3.1); it hides the password no better than the password's own length does. */
function digestOf({ nonce, created, password }: { nonce: Buffer; created: string; password: string }): Buffer {
  return createHash("sha1").update(nonce).update(created).update(password).digest();
}
