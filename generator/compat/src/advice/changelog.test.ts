import { expect, test } from "@jest/globals";
import { el, seq, type } from "../../../contract/dist/testing/schema-notation.js";
import { type Files, findingsBetween, serviceOf } from "../testing/compare-fixture.js";
import { ruleCases } from "../testing/rule-cases.js";
import { type ContractChangelog, type PackageAdvice, tellReaders } from "./changelog.js";
import { changelogJson } from "./changelog-json.js";
import { changelogMarkdown } from "./changelog-markdown.js";
import { phraseText } from "./phrase.js";
import type { ReleaseKind } from "./release.js";

const contract = (...members: readonly string[]): Files => serviceOf(type("T", seq(el("a"), ...members)));

const old = contract(el("b", 'type="xs:int"'));
const now = contract(el("c", 'type="xs:int"'), el("d", 'type="xs:string" minOccurs="0"'));

async function changelog(release: ReleaseKind, advice?: PackageAdvice): Promise<ContractChangelog> {
  const readers = tellReaders(await findingsBetween(old, now));
  return { name: "shop", base: "v1", head: ".", status: "compared", release, package: advice, readers };
}

const packageOf = (current: string, next: string, head: string, isEnough: boolean): PackageAdvice => ({
  name: "@shop/api",
  current,
  next,
  head,
  isEnough,
});

test("each reader is told what changed and what to do, the worst first", async () => {
  const text = changelogMarkdown([await changelog("major", packageOf("1.4.2", "2.0.0", "1.4.2", false))]);
  const sections = text.split("\n### ");
  expect(sections[0]?.trimEnd()).toBe(`## What changed in \`shop\`

From \`v1\` to \`.\`.

**Next version of \`@shop/api\`:** \`2.0.0\`, after \`1.4.2\` (a change breaks callers or implementers).

The package still has \`1.4.2\`.`);
  expect(sections[1]?.trimEnd()).toBe(`Callers over SOAP

**Breaking: act before you take this version**

- Type \`T\`
  - In \`T\`, the member \`b\` is now called \`c\`. **To do:** Send it under the new name. Read it under the new name. Carried by \`Place\`.

**Look at your code: these changes may concern it**

- Type \`T\`
  - \`T\` has a new optional member \`d\`. **To do:** Accept it, if you refuse members that you do not know. Carried by \`Place\`.`);
  expect(sections.slice(2).map((section) => section.split("\n")[0])).toEqual([
    "Callers over JSON",
    "Callers in TypeScript",
    "Implementers of the service",
  ]);
});

test.each<[release: ReleaseKind, advice: PackageAdvice | undefined, want: string]>([
  ["none", undefined, "**Next version:** none is needed, nothing changed."],
  ["minor", undefined, "name the current version: `--current 1.4.2`."],
  ["major", packageOf("0.4.2", "0.5.0", "0.4.2", false), "; below 1.0.0, this raises the minor version)."],
  ["minor", packageOf("1.0.0", "1.1.0", "1.1.0", true), "The package has `1.1.0` already."],
])("the next version for a %s release", async (release, advice, want) => {
  expect(changelogMarkdown([await changelog(release, advice)])).toContain(want);
});

test("the JSON form has the same sentences", async () => {
  const value = JSON.parse(changelogJson([await changelog("major", packageOf("1.4.2", "2.0.0", "1.4.2", false))]));
  expect(value).toMatchObject({
    version: 1,
    release: "major",
    contracts: [
      {
        name: "shop",
        release: "major",
        package: { name: "@shop/api", current: "1.4.2", next: "2.0.0", head: "1.4.2", isEnough: false },
        readers: [
          { reader: "soap-callers", subjects: [{ kind: "type", name: "T", changes: [{ effect: "breaking" }, {}] }] },
          { reader: "json-callers" },
          { reader: "typescript-callers" },
          { reader: "implementers" },
        ],
      },
    ],
  });
  const [change] = value.contracts[0].readers[0].subjects[0].changes;
  expect(change).toMatchObject({
    text: "In `T`, the member `b` is now called `c`.",
    actions: ["Send it under the new name.", "Read it under the new name."],
    operations: ["Place"],
    rule: "member-renamed",
  });
});

test("every change of the rules' examples is told as a sentence, with something to do if it is not harmless", async () => {
  const wrong: string[] = [];
  for (const { title, old: before, now: after } of ruleCases) {
    for (const { reader, subjects } of tellReaders(await findingsBetween(before, after))) {
      for (const { effect, text, actions, rule } of subjects.flatMap(({ changes }) => changes)) {
        const sentence = phraseText(text);
        const isWhole = /\.$/.test(sentence) && !/undefined|``| {2}/.test(sentence);
        if (!isWhole || (effect !== "harmless" && actions.length === 0))
          wrong.push(`${title}: ${rule} ${reader}: ${sentence}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("values of a contract are code, whatever is in them", async () => {
  const hostile = "<img src=x> @everyone [x](http://evil.example) ``` ::set-env name=A::b";
  const [finding] = (await findingsBetween(old, now)).filter(({ rule }) => rule === "member-renamed");
  if (finding === undefined) throw new Error("There is no finding.");
  const readers = tellReaders([
    { ...finding, operations: [hostile], path: `${hostile.replaceAll("/", "")}/b`, new: `a\n${hostile}` },
  ]);
  const text = changelogMarkdown([{ ...(await changelog("major")), name: hostile, readers }]);
  expect(text).not.toMatch(/<img|@everyone|\[x\]|^::/m);
});
