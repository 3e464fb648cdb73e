import { expect, test } from "@jest/globals";
import { type } from "../../../../contract/dist/testing/schema-notation.js";
import { changeTexts, type Files, findingsBetween, serviceOf } from "../../testing/compare-fixture.js";

const holder = (attributes: string) => serviceOf(type("T", attributes));
const x = '<xs:attribute name="x" type="xs:int"/>';
const any = (namespace: string): string => `<xs:anyAttribute namespace="${namespace}" processContents="lax"/>`;

/** Under a wildcard an attribute may have any value, and declared only its type's. */
test.each<[title: string, old: string, now: string, want: readonly string[]]>([
  ["an attribute beside none", "", x, ["member-added-optional T/@x: + x"]],
  ["an attribute that a wildcard took", any("##any"), x + any("##any"), ["wildcard-narrowed T/@x: + x"]],
  ["an attribute that no wildcard took", any("##other"), x + any("##other"), ["member-added-optional T/@x: + x"]],
  [
    "an attribute that is gone, and a wildcard takes",
    x + any("##local"),
    any("##local"),
    ["member-left-to-wildcard T/@x: - x"],
  ],
  ["an attribute that stays", x + any("##any"), x + any("##any"), []],
])("%s", async (_title, old, now, want) => {
  expect(changeTexts(await findingsBetween(holder(old), holder(now)))).toEqual(want);
});

/** `T` and `U` use the global attribute `g`. */
const users = (declared: string, inT: string, inU = inT) =>
  serviceOf(
    `<xs:attribute name="g" ${declared}/>${type("T", `<xs:sequence><xs:element name="u" type="a:U"/></xs:sequence>${inT}`)}${type("U", inU)}`,
  );
const ref = '<xs:attribute ref="a:g"/>';
const int = 'type="xs:int"';

test.each<[title: string, old: Files, now: Files, want: readonly string[]]>([
  [
    "gone from two types: each tells it",
    users(int, ref),
    users(int, ""),
    ["member-removed-optional T/@g: - g", "member-removed-optional U/@g: - g"],
  ],
  ["gone from one type", users(int, ref), users(int, ref, ""), ["member-removed-optional U/@g: - g"]],
  ["new in one type", users(int, ref, ""), users(int, ref), ["member-added-optional U/@g: + g"]],
  [
    "required in one type",
    users(int, ref),
    users(int, ref, ref.replace("/", ' use="required"/')),
    ["requiredness-tightened U/@g: optional -> required"],
  ],
  [
    "of another type: the declaration tells it once",
    users('type="xs:short"', ref),
    users(int, ref),
    ["type-widened g/@g: xs:short -> xs:int"],
  ],
  [
    "with another default, declared",
    users(`${int} default="1"`, ref),
    users(`${int} default="2"`, ref),
    ["default-value-changed g/@g: 1 -> 2"],
  ],
  [
    "with another default, where it is used",
    users(int, ref.replace("/", ' default="1"/'), ref),
    users(int, ref.replace("/", ' default="2"/'), ref),
    ["default-value-changed T/@g: 1 -> 2"],
  ],
  ["no more by ref", users(int, ref, ""), users(int, `<xs:attribute name="g" ${int} form="qualified"/>`, ""), []],
])("an attribute used by ref, %s", async (_title, old, now, want) => {
  expect(changeTexts(await findingsBetween(old, now))).toEqual(want);
});
