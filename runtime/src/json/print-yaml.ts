import type { JsonValue } from "../values/value-types.js";

/**
 * Prints a JSON value as YAML 1.2: block style with an indentation of two spaces. Texts are quoted unless they are
 * plain words.
 */
export function printYaml(value: JsonValue): string {
  return `${block(value, "").trimStart()}\n`;
}

/** The text after a key or a dash: on the same line, or on lines of its own. */
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

/** An item, whose first line follows its dash. */
function inItem(item: JsonValue, indent: string): string {
  return ` ${block(item, `${indent}  `).trimStart()}`;
}

function scalar(value: string | number | boolean | null): string {
  return typeof value === "string" && plain.test(value) && !reserved.test(value) ? value : JSON.stringify(value);
}

/** Words without meaning in YAML, whatever surrounds them. */
const plain = /^[A-Za-z_$/][\w$/.{}-]*$/;

/** Words that YAML, or a reader of its version 1.1, does not take as text. */
const reserved = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
