/** The path and query of a request, as written: still percent-encoded. */
export interface RequestTarget {
  /** Begins with `/`. */
  readonly path: string;
  /** Without its `?`; `""` if there is none. */
  readonly query: string;
}

/** Splits a request target in origin or absolute form (RFC 9112 section 3.2); undefined for the other forms. */
export function splitTarget(target: string): RequestTarget | undefined {
  const start = originStart(target);
  if (start < 0) return undefined;
  const question = target.indexOf("?", start);
  if (question < 0) return { path: target.slice(start), query: "" };
  return { path: target.slice(start, question), query: target.slice(question + 1) };
}

function originStart(target: string): number {
  if (target.charCodeAt(0) === 47) return 0;
  const authority = target.indexOf("://");
  return authority < 0 ? -1 : target.indexOf("/", authority + 3);
}

/** The path below a prefix, without case and whole segments only; undefined outside of it. */
export function below(prefix: string, path: string): string | undefined {
  if (prefix === "") return path;
  if (path.slice(0, prefix.length).toLowerCase() !== prefix) return undefined;
  if (path.length === prefix.length) return "/";
  return path.charCodeAt(prefix.length) === 47 ? path.slice(prefix.length) : undefined;
}

/** A path without its trailing slashes. */
export function withoutTrailingSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path.charCodeAt(end - 1) === 47) end--;
  return end === path.length ? path : path.slice(0, end);
}

/** A path with one slash where it has several: base URLs that end in one make them. */
export function withoutDoubledSlashes(path: string): string {
  return path.includes("//") ? path.replace(/\/{2,}/g, "/") : path;
}

/** Undoes percent-encoding; undefined where it is malformed or not UTF-8. */
export function decodePercent(text: string): string | undefined {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
