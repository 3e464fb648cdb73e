/** What one run read and wrote, as digests: `check` compares them instead of generating again. */
export interface Manifest {
  /** Digest of the contract's options and of the generator's version. */
  readonly options: string;
  /** Digest by path, `absent` for what was looked for in vain; all paths are relative to the manifest's folder. */
  readonly inputs: Readonly<Record<string, string>>;
  readonly outputs: Readonly<Record<string, string>>;
}

/** In the place of the digest of an input that is not there: what was made is current as long as it is not. */
export const absentDigest = "absent";

/** The manifest's name in the output folder. */
export const manifestName = "stubwright.manifest.json";

/** The manifest's text, one path a line. */
export function printManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

/** Reads a manifest; undefined for what is none. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (value === null || typeof value !== "object") return undefined;
    if (!("options" in value) || !("inputs" in value) || !("outputs" in value)) return undefined;
    const { options, inputs, outputs } = value;
    return typeof options === "string" && isDigests(inputs) && isDigests(outputs)
      ? { options, inputs, outputs }
      : undefined;
  } catch {
    return undefined;
  }
}

function isDigests(value: unknown): value is Readonly<Record<string, string>> {
  return value !== null && typeof value === "object" && Object.values(value).every((one) => typeof one === "string");
}
