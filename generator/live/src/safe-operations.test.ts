import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { openContract } from "./open-contract.js";
import { safeOperations } from "./safe-operations.js";

const planted = fileURLToPath(new URL("../../service-test/planted/", import.meta.url));
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stubwright-"));
  await writeFile(join(folder, "shop.xsd"), await readFile(join(planted, "shop.xsd")));
});
afterAll(() => rm(folder, { recursive: true }));

/** The safe operations of the shop, some of whose operations are marked in the port type. */
async function safe(marks: Readonly<Record<string, string>>, routes?: string, named?: string[]): Promise<string[]> {
  let wsdl = await readFile(join(planted, "shop.wsdl"), "utf8");
  for (const [operation, mark] of Object.entries(marks))
    wsdl = wsdl.replace(
      new RegExp(`(<(?:wsdl:)?operation) name="${operation}"`),
      `$1 xmlns:wsdlx="http://www.w3.org/ns/wsdl-extensions" wsdlx:safe="${mark}" name="${operation}"`,
    );
  await writeFile(join(folder, "shop.wsdl"), wsdl);
  await writeFile(join(folder, "routes.yaml"), routes ?? "");
  const options = { entry: "shop.wsdl", ...(routes !== undefined && { routes: "routes.yaml" }) };
  const { contract, diagnostics } = await openContract(options, { cwd: folder });
  if (contract === undefined) throw new Error(JSON.stringify(diagnostics));
  return [...safeOperations(contract, named)];
}

test("no operation is safe by itself", async () => {
  expect(await safe({})).toEqual([]);
});

test("wsdlx:safe marks an operation", async () => {
  expect(await safe({ PlaceOrder: "true", StoreProfile: "false" })).toEqual(["PlaceOrder"]);
  expect(await safe({ StoreProfile: "1" })).toEqual(["StoreProfile"]);
});

test("names mark operations, but not a one-way operation", async () => {
  expect(await safe({ Subscribe: "true" }, undefined, ["PlaceOrder", "Subscribe"])).toEqual(["PlaceOrder"]);
});

test("a GET route marks its operation, a route for any method does not", async () => {
  const routes = `PlaceOrder:
  - { method: GET, path: "/orders/{customer}" }
StoreProfile:
  - { method: any, path: "/profiles/{name}" }
`;
  expect(await safe({}, routes)).toEqual(["PlaceOrder"]);
});
