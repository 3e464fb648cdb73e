import { expect, test } from "@jest/globals";
import { TemplateSlot } from "./template-slot.js";

/**
 * What is done with messages one after the other: `t` reads by the template, `r` reads and records, `.` only reads. A
 * letter is a message with its own markup; no template can be made of capital ones.
 */
function course(messages: string): string {
  const slot = new TemplateSlot<undefined>();
  return [...messages].map((text) => step(slot, text)).join("");
}

function step(slot: TemplateSlot<undefined>, text: string): string {
  if (slot.find(text) !== undefined) {
    slot.read();
    return "t";
  }
  if (!slot.wants(text)) return ".";
  if (text === text.toLowerCase()) slot.keep({ template: { start: text, steps: [], end: "" }, facts: undefined });
  return "r";
}

test.each<[title: string, messages: string, want: string]>([
  ["the first is recorded, and the others are read by it", "aaaaa", "rtttt"],
  ["others in between do not matter", "abacada", "r.t.t.t"],
  ["four in a row that differ end a template, and another passes", "abbbbbbb", "r....rtt"],
  ["when all differ, ever more pass", "abcdefghijklmnopqrstuvwxyz", "r....r.....r.......r......"],
  ["so they do when no template can be made", "AAAAAAAAAAAAAAAAAAAAAAA", "r.r..r....r........r..."],
  ["one that is read by a template is a new beginning", "bbAAAAAAAAAAAA", "rt....r.r..r.."],
])("%s", (_title, messages, want) => {
  expect(course(messages)).toBe(want);
});

test("messages that never fit cost a recording in 1024", () => {
  expect(course("A".repeat(2047 + 3 * 1025)).match(/r/g)).toHaveLength(11 + 3);
});

test.each<[title: string, text: string, want: string]>([
  ["is long", "a".repeat(8193), "..."],
  ["has a carriage return", "a\r", "..."],
  ["has a character that XML forbids", "a\u0000", "..."],
  ["has the end of a CDATA section", "a]]>", "..."],
  ["has none of these", "a".repeat(8192), "rtt"],
])("no template is made of a message that %s", (_title, text, want) => {
  const slot = new TemplateSlot<undefined>();
  expect([text, text, text].map((message) => step(slot, message)).join("")).toBe(want);
});
