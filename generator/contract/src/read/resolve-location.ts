import { posix } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The absolute URL of an entry that is a path, the text of a URL, or a URL. */
export function entryLocation(entry: string | URL, cwd: string): string {
  if (entry instanceof URL) return entry.href;
  return readableUrl(entry) ?? new URL(encodePath(entry), pathToFileURL(`${cwd}/`)).href;
}

/**
 * The URL of a text; undefined for a path, for a text that only looks like a URL, and for a file URL without a path on
 * this system.
 */
function readableUrl(text: string): string | undefined {
  if (!isReadableLocation(text)) return undefined;
  try {
    const url = new URL(text);
    if (url.protocol === "file:") fileURLToPath(url);
    return url.href;
  } catch {
    return undefined;
  }
}

/**
 * The absolute URL of a schemaLocation or location in a document, without its fragment. Windows separators and
 * unencoded characters are tolerated. A query becomes part of a file name, as in copies saved from a server. Undefined
 * if it is no URL.
 */
export function resolveLocation(base: string, reference: string): string | undefined {
  const text = reference.trim();
  const windowsPath = /^[A-Za-z]:[\\/]/.test(text);
  try {
    const url = windowsPath ? pathToFileURL(text) : new URL(text.replaceAll("\\", "/"), withQuery(base));
    url.hash = "";
    return url.protocol === "file:" ? withoutQuery(url) : url.href;
  } catch {
    return undefined;
  }
}

/**
 * The URL of a file with a query in its name, with that as its query, so that `?xsd=1` means another file of the same
 * service.
 */
function withQuery(base: string): string {
  return base.startsWith("file:") ? base.replace(/%3F(?=[^/]*$)/i, "?") : base;
}

/** The URL of a file without a query. A slash in a query is percent-encoded in file names. */
function withoutQuery({ href, search }: URL): string {
  if (search === "") return href;
  return `${href.slice(0, -search.length)}%3F${search.slice(1).replaceAll("?", "%3F").replaceAll("/", "%252F")}`;
}

/**
 * The files that a location may mean: its path, or if its name has a query, the name as other programs save it, or
 * without the query.
 */
export function filesMeant(location: string): readonly string[] {
  const [, path, query] = /^(file:.*?)%3F([^/]*)$/i.exec(location) ?? [];
  if (path === undefined || query === undefined) return [location];
  return [location, `${path}%253F${query}`, `${path}@${query}`, path];
}

/** The name of a document in messages: relative to the entry's folder, or its URL if it is not a file. */
export function documentUri(location: string, entry: string): string {
  const from = new URL(entry);
  const to = new URL(location);
  if (from.protocol !== to.protocol || from.host !== to.host) return location;
  if (to.protocol !== "file:") return location;
  const folder = posix.dirname(plainPath(from));
  return posix.relative(folder, plainPath(to)) || posix.basename(plainPath(to));
}

function plainPath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}

function encodePath(path: string): string {
  const absolute = pathToFileURL(path);
  return path.startsWith("/") || /^[A-Za-z]:[\\/]/.test(path)
    ? absolute.href
    : path.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
}

/** Whether a location can be read only over the network. */
export function isNetworkLocation(location: string): boolean {
  return /^https?:/i.test(location);
}

/** Whether a location is a file or on the network. Others, such as `urn:`, are only names. */
export function isReadableLocation(location: string): boolean {
  return /^(?:file|https?):/i.test(location);
}

const builtInScheme = "stubwright:/";

/** The location of a built-in document. */
export function builtInLocation(name: string): string {
  return builtInScheme + name;
}

/** Whether a location, or the URI of a span, is that of a built-in document. */
export function isBuiltInLocation(location: string): boolean {
  return location.startsWith(builtInScheme);
}
