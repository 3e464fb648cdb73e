import { basename } from "node:path";
import { kebabCase } from "./identifier.js";

/** The contract's name: the config's, or the entry's file name without the `Service` that generated names end in anyway. */
export function contractName({ name, entry }: { readonly name?: string | undefined; readonly entry: string }): string {
  if (name !== undefined) return kebabCase(name) || unnamed;
  const file = kebabCase(basename(entry.replace(/[?#].*$/, "")).replace(/\.\w+$/, ""));
  return file.replace(/(?<=.)-service$/, "") || unnamed;
}

const unnamed = "contract";
