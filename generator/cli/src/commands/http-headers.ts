import { UsageError } from "@stubwright/contract/diagnostics";

/** Reads the values of `--header`, each a name and a value: `Authorization: Bearer abc`. Throws `UsageError`. */
export function httpHeaders(texts: readonly string[] = []): Readonly<Record<string, string>> {
  return Object.fromEntries(texts.map(httpHeader));
}

function httpHeader(text: string): readonly [string, string] {
  const colon = text.indexOf(":");
  const [name, value] = [text.slice(0, Math.max(colon, 0)).trim(), text.slice(colon + 1).trim()];
  try {
    new Headers([[name, value]]);
  } catch {
    throw new UsageError(`--header must be a name and a value: "Authorization: Bearer abc".`);
  }
  return [name, value];
}
