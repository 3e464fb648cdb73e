import { findForbidden } from "../xml/characters.js";

/** The path and query of a request, as written: still percent-encoded. */
interface RequestTarget {
  /** Begins with `/`. Slashes in a row are one: callers join addresses that have one at the end with paths. */
  readonly path: string;
  /** Without its `?`; `""` if there is none. */
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

/** Scheme and authority; a path that is empty is `/` (RFC 3986 section 6.2.3). */
const absoluteOrigin = /^https?:\/\/([^/?#]+)/i;

/** The host that a request is for: a target in absolute form says it, whatever the Host header does (RFC 9112 section 3.2.2). */
export function targetHost(target: string, header: string | undefined): string | undefined {
  return absoluteOrigin.exec(target)?.[1] ?? header;
}

/** The path below a prefix, without case and whole segments only; undefined outside of it. */
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

/** Undoes percent-encoding; undefined where it is malformed, not UTF-8 or a character that XML cannot carry. */
export function decodePercent(text: string): string | undefined {
  if (!text.includes("%")) return text;
  try {
    const decoded = decodeURIComponent(text);
    return findForbidden(decoded) < 0 ? decoded : undefined;
  } catch {
    return undefined;
  }
}
