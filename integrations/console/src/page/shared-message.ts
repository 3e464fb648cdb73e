import type { Message } from "./message/message.js";

/** A message as text that an address can hold. Credentials and header fields of HTTP are no part of a message. */
export function packMessage(message: Message): string {
  const bytes = new TextEncoder().encode(JSON.stringify(message));
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Reads a message from an address; undefined if it is none. */
export function unpackMessage(text: string): Message | undefined {
  try {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const value: unknown = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    return isMessage(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value has the form of a message. Its body may still break the contract. */
export function isMessage(value: unknown): value is Message {
  if (typeof value !== "object" || value === null || !("body" in value) || !("blocks" in value)) return false;
  return typeof value.blocks === "object" && value.blocks !== null && !Array.isArray(value.blocks);
}
