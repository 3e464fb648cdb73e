import { UsageError } from "@stubwright/contract/diagnostics";
import { type Direction, type Level, type Order, type Surface, surfaces } from "../rules/rule.js";
import { findRule } from "../rules/rules.js";
import type { Finding } from "./finding.js";

const presets: Readonly<Record<string, readonly Surface[]>> = {
  all: surfaces,
  wire: ["soap", "json"],
  source: ["ts-client", "ts-server"],
};

const keys = ["surfaces", "order", "failOn", "readers", "levels", "waivers"];

const levelKeys = ["level", "contract", "operation", "surface", "direction"];

const readerNames = ["open", "closed", "ours"] as const;

const failLevels = ["error", "warning", "info", "never"] as const;

const levelNames = ["error", "warning", "info", "off"] as const;

/** The options of the command line for a comparison, which override the config. */
export interface SettingOptions {
  readonly surface?: string | undefined;
  readonly order?: string | undefined;
  readonly failOn?: string | undefined;
  readonly readers?: string | undefined;
}

/**
 * Reads the settings from the `compatibility` section of a config and from the command line. By default, errors on all
 * surfaces fail, for old clients with the new server. Throws `UsageError` with every problem.
 */
export function readSettings(section: unknown, options: SettingOptions = {}): Settings {
  const problems: string[] = [];
  const object = knownObject(section ?? {}, { place: "compatibility", keys }, problems);
  const readers =
    options.readers === undefined
      ? knownObject(object.readers ?? {}, { place: "readers", keys: ["client", "server"] }, problems)
      : both(oneOf(options.readers, readerNames, "--readers", problems));
  const failPlace = options.failOn === undefined ? "failOn" : "--fail-on";
  const settings: Settings = {
    surfaces: readSurfaces(options.surface ?? object.surfaces, problems),
    orders: readOrders(options.order ?? object.order, options.order === undefined ? "order" : "--order", problems),
    failOn: oneOf(options.failOn ?? object.failOn ?? "error", failLevels, failPlace, problems) ?? "error",
    readers: {
      client: oneOf(readers.client, readerNames, "readers.client", problems),
      server: oneOf(readers.server, ["open", "closed"], "readers.server", problems),
    },
    levels: readLevels(object.levels, problems),
    waivers: readTexts(object.waivers, "waivers", problems) ?? [],
  };
  if (problems.length > 0) throw new UsageError(problems.join("\n"));
  return settings;
}

function both(readers: (typeof readerNames)[number] | undefined): Readonly<Record<string, unknown>> {
  return readers === "ours" ? { client: "ours" } : { client: readers, server: readers };
}

function readSurfaces(value: unknown, problems: string[]): readonly Surface[] {
  const names = readTexts(typeof value === "string" ? value.split(",") : value, "surfaces", problems);
  if (names === undefined) return surfaces;
  const found = names.flatMap((name) => {
    const preset = presets[name.trim()] ?? surfaces.filter((surface) => surface === name.trim());
    if (preset.length === 0)
      problems.push(`There is no surface ${name}; the surfaces are ${surfaces.join(", ")}, wire, source, all.`);
    return preset;
  });
  return surfaces.filter((surface) => found.includes(surface));
}

function readOrders(value: unknown, place: string, problems: string[]): readonly Order[] {
  const order = oneOf(value ?? "oc", ["oc", "nc", "both"], place, problems);
  if (order === "both") return ["oc", "nc"];
  return order === "nc" ? ["nc"] : ["oc"];
}

function readLevels(value: unknown, problems: string[]): readonly LevelOverride[] {
  const object = value === undefined ? {} : objectOf(value, "levels", problems);
  return Object.entries(object).flatMap(([rule, entry]) => {
    if (findRule(rule) === undefined) problems.push(`levels: there is no rule ${rule}. stubwright rules lists them.`);
    const entries = Array.isArray(entry) ? entry : [entry];
    return entries.flatMap((one: unknown) => readLevel(rule, one, problems) ?? []);
  });
}

function readLevel(rule: string, value: unknown, problems: string[]): LevelOverride | undefined {
  const place = `levels.${rule}`;
  const object =
    typeof value === "string" ? { level: value } : knownObject(value, { place, keys: levelKeys }, problems);
  const name = oneOf(object.level, levelNames, `${place}.level`, problems);
  if (name === undefined) {
    if (object.level === undefined) problems.push(`${place} needs a level: ${levelNames.join(", ")}.`);
    return undefined;
  }
  const level: Level = name === "off" ? "none" : name;
  const directions: readonly Direction[] = ["request", "response", "exchange"];
  return {
    rule,
    level,
    contract: textOf(object.contract, `${place}.contract`, problems),
    operation: textOf(object.operation, `${place}.operation`, problems),
    surface: oneOf(object.surface, surfaces, `${place}.surface`, problems),
    direction: oneOf(object.direction, directions, `${place}.direction`, problems),
  };
}

function oneOf<Value extends string>(
  value: unknown,
  values: readonly Value[],
  place: string,
  problems: string[],
): Value | undefined {
  if (value === undefined) return undefined;
  const found = values.find((one) => one === value);
  if (found === undefined) problems.push(`${place} is one of ${values.join(", ")}, not ${JSON.stringify(value)}.`);
  return found;
}

function textOf(value: unknown, place: string, problems: string[]): string | undefined {
  if (value === undefined || typeof value === "string") return value;
  problems.push(`${place} must be text.`);
  return undefined;
}

function readTexts(value: unknown, place: string, problems: string[]): readonly string[] | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value) && value.every((one): one is string => typeof one === "string")) return value;
  problems.push(`${place} must be a list of texts.`);
  return undefined;
}

function objectOf(value: unknown, place: string, problems: string[]): Readonly<Record<string, unknown>> {
  if (value !== null && typeof value === "object" && !Array.isArray(value)) return { ...value };
  problems.push(`${place} must be an object.`);
  return {};
}

/** An object with only the given keys. A misspelt key would have no effect, or would remove a restriction. */
function knownObject(
  value: unknown,
  { place, keys: known }: { readonly place: string; readonly keys: readonly string[] },
  problems: string[],
): Readonly<Record<string, unknown>> {
  const object = objectOf(value, place, problems);
  for (const key of Object.keys(object)) {
    if (!known.includes(key)) problems.push(`${place} has an unknown key "${key}"; it may have ${known.join(", ")}.`);
  }
  return object;
}

/** The settings for judging a comparison. */
export interface Settings {
  readonly surfaces: readonly Surface[];
  readonly orders: readonly Order[];
  /** The lowest level that fails. */
  readonly failOn: "error" | "warning" | "info" | "never";
  readonly readers: Readers;
  readonly levels: readonly LevelOverride[];
  /** Waiver files in addition to those beside the entry. */
  readonly waivers: readonly string[];
}

/** How the peers read; undefined for the assumption of the table. */
export interface Readers {
  readonly client: "open" | "closed" | "ours" | undefined;
  readonly server: "open" | "closed" | undefined;
}

/** Another level for a rule, limited as much as wanted. The last one that fits applies. */
interface LevelOverride {
  readonly rule: string;
  readonly level: Level;
  readonly contract?: string | undefined;
  readonly surface?: Surface | undefined;
  readonly direction?: Direction | undefined;
  readonly operation?: string | undefined;
}

/** Findings with the levels of the settings, without those that are switched off. */
export function applyLevels(findings: readonly Finding[], { levels }: Settings): readonly Finding[] {
  return findings.flatMap((finding): Finding[] => {
    const level = overriddenLevel(finding.level, finding, levels);
    return level === "none" ? [] : [{ ...finding, level }];
  });
}

/** The facts of a finding that settings can select. */
type Overridable = Pick<Finding, "contract" | "rule" | "surface" | "direction" | "operations">;

/**
 * The level of a finding by the last setting that selects it, or else its own. A finding that is reported nowhere stays
 * so.
 */
export function overriddenLevel(level: Level, finding: Overridable, levels: readonly LevelOverride[]): Level {
  if (level === "none") return level;
  const fits = ({ rule, contract, surface, direction, operation }: LevelOverride): boolean =>
    rule === finding.rule &&
    (contract === undefined || contract === finding.contract) &&
    (surface === undefined || surface === finding.surface) &&
    (direction === undefined || direction === finding.direction) &&
    (operation === undefined || finding.operations.includes(operation));
  return levels.findLast(fits)?.level ?? level;
}
