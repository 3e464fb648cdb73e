import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@jest/globals";
import { publishedPackages, root } from "./published-packages.js";
import { nameUnreleased, versionAt, versionPlaces, withVersion } from "./version-places.js";

const versions = new Set(publishedPackages().map(({ manifest }) => manifest.version));

test.each(versionPlaces)("$path names the version of the packages", (place) => {
  const text = readFileSync(join(root, place.path), "utf8");
  expect([versionAt(text, place)]).toEqual([...versions]);
  const [version = ""] = versions;
  expect(withVersion(withVersion(text, place, "9.8.7"), place, version)).toBe(text);
  expect(versionAt(withVersion(text, place, "9.8.7"), place)).toBe("9.8.7");
});

test("a place that is gone is a defect", () => {
  expect(() => withVersion("", { path: "a.ts", before: /"/ }, "1.0.0")).toThrow("a.ts does not name the version.");
});

test("a release names what the changelog lists as unreleased", () => {
  const date = new Date("2031-02-03T04:05:06Z");
  expect(nameUnreleased("# Changelog\n\n## Unreleased\n\n- a\n\n## 0.1.0\n", "0.2.0", date)).toBe(
    "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2031-02-03)\n\n- a\n\n## 0.1.0\n",
  );
  expect(() => nameUnreleased("# Changelog\n", "0.2.0", date)).toThrow('no heading "Unreleased"');
});
