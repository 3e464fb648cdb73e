import { findForbidden } from "../xml/characters.js";

/** The path and query of a request, as written: still percent-encoded. */
interface RequestTarget {
  /**
   * The path, which starts with `/`. Repeated slashes become one, because callers join base addresses that end with a
   * slash with paths.
   */
  readonly path: string;
  /** The query without `?`; `""` if there is none. */
  readonly query: string;
}

/** Splits a request target in origin or absolute form (RFC 9112 section 3.2); undefined for the other forms. */
export function splitTarget(target: string): RequestTarget | undefined {
  const [origin] = target.startsWith("/") ? [""] : (absoluteOrigin.exec(target) ?? []);
  if (origin === undefined) return undefined;
  const question = target.indexOf("?", origin.length);
  const end = question < 0 ? target.length : question;
  const path = target.slice(origin.length, end) || "/";
  return {
    path: path.includes("//") ? path.replace(/\/{2,}/g, "/") : path,
    query: question < 0 ? "" : target.slice(question + 1),
  };
}

/** Scheme and authority. An empty path is `/` (RFC 3986 section 6.2.3). */
const absoluteOrigin = /^https?:\/\/([^/?#]+)/i;

/**
 * The host of a request. A target in absolute form decides it, whatever the Host header says (RFC 9112 section 3.2.2).
 */
export function targetHost(target: string, header: string | undefined): string | undefined {
  return absoluteOrigin.exec(target)?.[1] ?? header;
}

/** The path below a prefix, ignoring case and in whole segments; undefined outside of the prefix. */
export function below(prefix: string, path: string): string | undefined {
  if (prefix === "") return path;
  if (path.slice(0, prefix.length).toLowerCase() !== prefix) return undefined;
  if (path.length === prefix.length) return "/";
  return path[prefix.length] === "/" ? path.slice(prefix.length) : undefined;
}

/** A path without its trailing slashes. */
export function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  return end === path.length ? path : path.slice(0, end);
}

/** Decodes percent-encoding; undefined if it is malformed, is not UTF-8, or has a character that XML cannot carry. */
export function decodePercent(text: string): string | undefined {
  if (!text.includes("%")) return text;
  try {
    const decoded = decodeURIComponent(text);
    return findForbidden(decoded) < 0 ? decoded : undefined;
  } catch {
    return undefined;
  }
}
