import { fileURLToPath } from "node:url";
import { beforeAll, expect, test } from "@jest/globals";
import type { DocumentCodec } from "@stubwright/runtime/codec";
import { compileGolden } from "../testing/generated-modules.js";
import { XsdJudge } from "../testing/xsd-judge.js";

const judge = new XsdJudge(
  fileURLToPath(new URL("../../../generator/codegen/golden/scalars/contract.xsd", import.meta.url)),
);
const names =
  'xmlns="urn:golden:scalars" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"';
let parcel: DocumentCodec<unknown> | undefined;

beforeAll(async () => {
  const { documents }: { documents: Record<string, DocumentCodec<unknown>> } = await import(
    compileGolden("scalars")("documents")
  );
  parcel = documents["{urn:golden:scalars}Parcel"];
});

/** A parcel with one member in a different lexical form. */
function document(changed: Readonly<Record<string, string>> = {}): string {
  const members = { Number: ">000123", Weight: ">1.5", Copies: ">2", Sent: ' i:nil="true">', ...changed };
  const content = Object.entries(members).map(([name, rest]) => `<${name}${rest}</${name}>`);
  return `<Parcel ${names} serial="7">${content.join("")}</Parcel>`;
}

test.each<[member: string, form: string, want: unknown]>([
  ["Weight", ' i:type="xs:decimal">1.50', 1.5],
  ["Weight", ' i:type="xs:int">3', 3],
  ["Copies", ' i:type="xs:unsignedInt">4', 4],
  ["Sent", ' i:type="xs:dateTime">2026-01-01T00:00:00Z', new Date("2026-01-01T00:00:00Z")],
  ["Sent", ' i:type="Deadline">2026-01-01T00:00:00Z', new Date("2026-01-01T00:00:00Z")],
  ["Arrival", ' i:type="xs:dateTime">2026-01-01T00:00:00Z', [new Date("2026-01-01T00:00:00Z")]],
])("%s may name a type that its own derives%s", (member, form, want) => {
  const xml = document({ [member]: form });
  expect(judge.refusal(xml)).toBeUndefined();
  expect(parcel?.decode(xml)).toMatchObject({ [member]: want });
});

test.each<[member: string, form: string]>([
  ["Weight", ' i:type="xs:double">1.5'],
  ["Copies", ' i:type="xs:int">4'],
  ["Sent", ' i:type="Deadline">2019-01-01T00:00:00Z'],
])("%s may name no other type, nor break the one it names%s", (member, form) => {
  const xml = document({ [member]: form });
  expect(judge.refusal(xml)).toBeDefined();
  expect(() => parcel?.decode(xml)).toThrow();
});
