import type { Direction, Level, Order, Surface } from "../rules/rule.js";

/** How a comparison is judged. */
export interface Settings {
  readonly surfaces: readonly Surface[];
  readonly orders: readonly Order[];
  /** The least level that fails. */
  readonly failOn: "error" | "warning" | "info" | "never";
  readonly readers: Readers;
  readonly levels: readonly LevelOverride[];
  /** Waiver files beside those that lie next to the entry. */
  readonly waivers: readonly string[];
}

/** How the peers read; undefined is the table's own assumption. */
export interface Readers {
  readonly client: "open" | "closed" | "ours" | undefined;
  readonly server: "open" | "closed" | undefined;
}

/** Another level for a rule, as broad or as narrow as wanted. The last one that fits counts. */
export interface LevelOverride {
  readonly rule: string;
  readonly level: Level;
  readonly contract?: string | undefined;
  readonly surface?: Surface | undefined;
  readonly direction?: Direction | undefined;
  readonly operation?: string | undefined;
}
