import { expect, test } from "@jest/globals";
import { type Environment, readSettings, SettingsError } from "./settings.js";

const defaults = {
  port: 8080,
  host: "127.0.0.1",
  dataDir: "data",
  seed: "stubwright",
  store: { kind: "lmdb" },
  queue: false,
  role: "all",
  processes: 1,
};
const nats = { kind: "nats", url: "nats://a:1,b:2" };

test.each<[Environment, object]>([
  [{}, defaults],
  [{ PORT: "", HOST: "", DATA_DIR: "", SEED: "" }, defaults],
  [
    { PORT: "0", HOST: "::1", DATA_DIR: "/x", SEED: "7" },
    { ...defaults, port: 0, host: "::1", dataDir: "/x", seed: "7" },
  ],
  [{ PORT: "65535" }, { ...defaults, port: 65_535 }],
  [
    { STORE: "lmdb", QUEUE: "on", ROLE: "work", WORKERS: "4" },
    { ...defaults, queue: true, role: "work", processes: 4 },
  ],
  [{ STORE: nats.url }, { ...defaults, store: nats, queue: true }],
  [
    { STORE: nats.url, QUEUE: "off" },
    { ...defaults, store: nats },
  ],
])("settings of %j", (environment, want) => {
  expect(readSettings(environment)).toEqual(want);
});

test.each(["65536", "-1", "80a", "1e3", " 80", "999999"])("PORT %j is refused", (PORT) => {
  expect(() => readSettings({ PORT })).toThrow(SettingsError);
});

test.each<[Environment, string]>([
  [{ STORE: "redis" }, 'STORE must be lmdb or nats://host:port, and is "redis"'],
  [{ QUEUE: "yes" }, 'QUEUE must be on or off, and is "yes"'],
  [{ ROLE: "worker" }, 'ROLE must be all or serve or work, and is "worker"'],
  [{ WORKERS: "0" }, 'WORKERS must be a whole number from 1 to 999, and is "0"'],
])("%j is refused", (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
