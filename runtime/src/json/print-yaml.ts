import type { JsonValue } from "../contract/value-types.js";

/** A JSON value in YAML 1.2: blocks with two spaces of indentation, whose texts are quoted unless they are plain words. */
export function printYaml(value: JsonValue): string {
  return `${block(value, "").trimStart()}\n`;
}

/** What stands behind a key or a dash: on the same line, or on lines of its own. */
function block(value: JsonValue, indent: string): string {
  if (value === null || typeof value !== "object") return ` ${scalar(value)}`;
  if (Array.isArray(value)) {
    if (value.length === 0) return " []";
    return value.map((item) => `\n${indent}-${inItem(item, indent)}`).join("");
  }
  const members = Object.entries(value);
  if (members.length === 0) return " {}";
  return members.map(([key, member]) => `\n${indent}${scalar(key)}:${block(member, `${indent}  `)}`).join("");
}

/** The first line of an item stands behind its dash. */
function inItem(item: JsonValue, indent: string): string {
  return ` ${block(item, `${indent}  `).trimStart()}`;
}

function scalar(value: string | number | boolean | null): string {
  return typeof value === "string" && plain.test(value) && !reserved.test(value) ? value : JSON.stringify(value);
}

/** Words that mean nothing to YAML, whatever stands around them. */
const plain = /^[A-Za-z_$/][\w$/.{}-]*$/;

/** Words that YAML, or a reader of its version 1.1, takes for something else than text. */
const reserved = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
