import { posix } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** The absolute URL of an entry given as a path, a URL text or a URL. */
export function entryLocation(entry: string | URL, cwd: string): string {
  if (entry instanceof URL) return entry.href;
  return readableUrl(entry) ?? new URL(encodePath(entry), pathToFileURL(`${cwd}/`)).href;
}

/** Undefined for a path, for what only looks like a URL, and for a file's URL that means no path on this system. */
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
 * The absolute URL a schemaLocation or location means in a document, its fragment dropped. Windows separators and
 * characters that should have been percent-encoded are tolerated; a query is part of a file's name, as in copies that were
 * saved from a server. Undefined where it is no URL.
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

/** A file's URL with the query in its name as one, so that `?xsd=1` means another file of that service. */
function withQuery(base: string): string {
  return base.startsWith("file:") ? base.replace(/%3F(?=[^/]*$)/i, "?") : base;
}

/** A slash in a query stands percent-encoded in the name of a file. */
function withoutQuery({ href, search }: URL): string {
  if (search === "") return href;
  return `${href.slice(0, -search.length)}%3F${search.slice(1).replaceAll("?", "%3F").replaceAll("/", "%252F")}`;
}

/** Where a file may lie: its location, or where its name has a query, as other programs save it, or without the query. */
export function filesMeant(location: string): readonly string[] {
  const [, path, query] = /^(file:.*?)%3F([^/]*)$/i.exec(location) ?? [];
  if (path === undefined || query === undefined) return [location];
  return [location, `${path}%253F${query}`, `${path}@${query}`, path];
}

/** The name a document goes by in messages: relative to the entry's folder, or its URL where it is not a file beside it. */
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

/** Whether a location can only be read over the network. */
export function isNetworkLocation(location: string): boolean {
  return /^https?:/i.test(location);
}

/** Whether a location is a file or on the network: everything else, as `urn:`, is a name only. */
export function isReadableLocation(location: string): boolean {
  return /^(?:file|https?):/i.test(location);
}

const builtInScheme = "stubwright:/";

/** Where a document is that the generator brings itself. */
export function builtInLocation(name: string): string {
  return builtInScheme + name;
}

/** Whether a location, or the URI in a span, is that of a document that the generator brings itself. */
export function isBuiltInLocation(location: string): boolean {
  return location.startsWith(builtInScheme);
}
