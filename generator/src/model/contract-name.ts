import { basename } from "node:path";
import { kebabCase } from "./identifier.js";

/** The contract's name: the config's, or the entry's file name. */
export function contractName({ name, entry }: { readonly name?: string | undefined; readonly entry: string }): string {
  return kebabCase(name ?? basename(entry.replace(/[?#].*$/, "")).replace(/\.\w+$/, "")) || "contract";
}
