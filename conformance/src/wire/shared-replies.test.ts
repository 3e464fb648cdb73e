import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "@jest/globals";
import { createSoapTransport, resultOf, type Transport } from "@stubwright/runtime";
import { generateModules } from "../testing/generated-modules.js";
import { ReplyServers } from "./reply-server.js";

/** Replies of services as they are, outside of the repository: a folder each, beside the contract that they are of. */
const folder = fileURLToPath(new URL("../../../../shared/cases/replies/", import.meta.url));
const names = existsSync(folder)
  ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  : [];
const modules = fileURLToPath(new URL("./shared-replies-modules/", import.meta.url));

interface Wanted {
  readonly lenient: boolean;
  readonly reply: object;
  readonly issues?: readonly string[];
  readonly otherwise?: string;
}

interface Generated {
  createShelfClient(transport: Transport): { get(request: object): Promise<object> };
}

const servers = new ReplyServers();
afterAll(() => servers.closeAll());

function textOf(name: string, file: string): string {
  return readFileSync(join(folder, name, file), "utf8");
}

// Without the folder there is nothing to read: the tests beside this one have the same kinds.
(names.length === 0 ? describe.skip : describe)("a recorded reply, where ../shared is", () => {
  const generated = names.length === 0 ? undefined : loadShelf();

  test.each(names)("%s", async (name) => {
    const wanted: Wanted = JSON.parse(textOf(name, "expect.json"));
    const type = textOf(name, "content-type").trim();
    const url = await servers.start({
      headers: type === "" ? {} : { "Content-Type": type },
      body: readFileSync(join(folder, name, "reply.xml")),
    });
    const shelf = await generated;
    if (shelf === undefined) throw new Error("There is no contract.");
    const get = (lenient: boolean) =>
      resultOf(shelf.createShelfClient(createSoapTransport({ url, lenient })).get({ Key: "k" }));
    const result = await get(wanted.lenient);
    if (!result.ok) throw result.error;
    expect(result.reply).toStrictEqual(wanted.reply);
    expect(result.issues.map(({ pointer }) => pointer)).toEqual(wanted.issues ?? []);
    if (wanted.lenient) expect(await get(false)).toMatchObject({ ok: false, error: { kind: "protocol" } });
  });
});

async function loadShelf(): Promise<Generated> {
  const module = await generateModules(modules, {
    name: "shelf",
    wsdl: readFileSync(join(folder, "shelf.wsdl"), "utf8"),
  });
  return import(module("client"));
}
