import { expect, test } from "@jest/globals";
import { connectionOptions, readNatsUrl } from "./connect.js";

test.each<[string, object]>([
  ["nats://a:4222", { servers: ["a:4222"], replicas: 1, tls: false }],
  ["nats://a:1,b:2,c:3", { servers: ["a:1", "b:2", "c:3"], replicas: 3 }],
  ["nats://a:1,b:2,c:3/?replicas=1", { replicas: 1 }],
  ["tls://me:p%40ss@[::1]:4222", { servers: ["[::1]:4222"], user: "me", password: "p@ss", tls: true }],
])("%s is read", (url, wanted) => {
  expect(readNatsUrl(url)).toMatchObject(wanted);
});

test.each([
  ["nats://", "a NATS URL is nats://host:port,host:port, unlike nats://"],
  ["nats://me:secret@a b", "a NATS URL is nats://host:port,host:port, unlike nats://…@a b"],
  ["nats://a?replica=3", "a NATS URL has no parameter replica: use replicas"],
  ["nats://a?replicas=7", "replicas is a number from 1 to 5, unlike 7"],
])("%s is refused", (url, message) => {
  expect(() => readNatsUrl(url)).toThrow(message);
});

test("the environment says what the URL does not", () => {
  const environment = { NATS_USER: "other", NATS_PASSWORD: "secret", NATS_TOKEN: "token" };
  const fromUrl = connectionOptions(readNatsUrl("nats://me:own@a:1"), environment);
  expect(fromUrl).toMatchObject({ servers: ["a:1"], user: "me", pass: "own", token: "token" });
  expect(fromUrl.tls).toBeUndefined();
  const fromEnvironment = connectionOptions(readNatsUrl("tls://a:1"), environment);
  expect(fromEnvironment).toMatchObject({ user: "other", pass: "secret", tls: {} });
});
