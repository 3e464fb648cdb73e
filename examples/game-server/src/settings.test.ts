import { expect, test } from "@jest/globals";
import { type Environment, readSettings, SettingsError } from "./settings.js";

const defaults = { port: 8080, host: "127.0.0.1", dataDir: "data", seed: "stubwright" };

test.each<[Environment, object]>([
  [{}, defaults],
  [{ PORT: "", HOST: "", DATA_DIR: "", SEED: "" }, defaults],
  [
    { PORT: "0", HOST: "::1", DATA_DIR: "/x", SEED: "7" },
    { port: 0, host: "::1", dataDir: "/x", seed: "7" },
  ],
  [{ PORT: "65535" }, { ...defaults, port: 65_535 }],
])("settings of %j", (environment, want) => {
  expect(readSettings(environment)).toEqual(want);
});

test.each(["65536", "-1", "80a", "1e3", " 80", "999999"])("PORT %j is refused", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(SettingsError);
});
