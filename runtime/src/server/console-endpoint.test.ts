import { createServer } from "node:http";
import { expect, test } from "@jest/globals";
import { fetchHandler } from "../fetch/fetch-handler.js";
import { createListener } from "../node/listener.js";
import type { ContractEndpoint } from "./contract-endpoint.js";
import type { ListenerOptions } from "./server-settings.js";

let loads = 0;
const endpoint: ContractEndpoint = {
  soapPath: "/soap11",
  contract: async () => ({ wsdl: () => "<wsdl/>", importedDocuments: { "a b.xsd": () => "<xsd/>" } }),
  openApi: async () => ({ openApi: () => "{}" }),
  console: async () => {
    loads++;
    return {
      consoleFile: (path) => {
        if (path === "broken.js") throw new Error("internal");
        return path === "" || path === "Page.js" ? { contentType: "text/html", body: `file ${path}` } : undefined;
      },
    };
  },
};

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** Asks the same of both hosts, which must answer alike. */
async function ask(options: ListenerOptions, path: string, method = "GET"): Promise<Answer> {
  const server = createServer(createListener([], endpoint, options));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}${path}`;
  const handler = fetchHandler([], endpoint, options);
  const replies = [await fetch(url, { method, redirect: "manual" }), await handler(new Request(url, { method }))];
  const answers = await Promise.all(
    replies.map(async (reply) => ({ status: reply.status, text: await reply.text(), headers: reply.headers })),
  );
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  const [one, other] = answers;
  if (one === undefined || other === undefined) throw new Error("Two hosts were asked.");
  expect({ status: other.status, text: other.text }).toEqual({ status: one.status, text: one.text });
  for (const name of ["content-type", "content-security-policy", "location"])
    expect(other.headers.get(name)).toBe(one.headers.get(name));
  return one;
}

const quiet = { onError: () => {} };

test.each([
  [{ console: "/console" }, "/console/", 200, "file "],
  [{ console: "/console" }, "/console/Page.js?x", 200, "file Page.js"],
  [{ console: "/console/" }, "/CONSOLE/Page.js", 200, "file Page.js"],
  [{ console: "/dev/console", basePath: "/v1" }, "/v1/dev/console/Page.js", 200, "file Page.js"],
  [{ console: "/console" }, "/console/page.js", 404, "The console has no such file."],
  [{ console: "/console", ...quiet }, "/console/broken.js", 500, "The service failed."],
  [{ console: "/console" }, "/consoles/", 404, "There is nothing here."],
  [{}, "/console/", 404, "There is nothing here."],
])("with %o, %s is answered %i", async (options, path, status, text) => {
  const answer = await ask(options, path);
  expect([answer.status, answer.text.includes(text)]).toEqual([status, true]);
  expect(answer.text).not.toContain("internal");
});

test("the page may run its own scripts only, call its own origin only, and is in nobody's frame", async () => {
  const { headers } = await ask({ console: "/console" }, "/console/");
  expect(headers.get("content-security-policy")).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';.* frame-ancestors 'none'; require-trusted-types-for 'script'/,
  );
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("the path without its slash leads to the page, wherever the service is mounted", async () => {
  const answer = await ask({ console: "/dev/console", basePath: "/v1" }, "/v1/dev/console");
  expect([answer.status, answer.headers.get("location")]).toEqual([308, "console/"]);
});

test("the settings say where service and documents are, as seen from the page", async () => {
  const answer = await ask(
    { console: "/dev/console", basePath: "/v1", soapPath: "/Orders.asmx/" },
    "/v1/dev/console/settings.json",
  );
  expect(JSON.parse(answer.text)).toEqual({
    json: "../..",
    soap: "../../Orders.asmx",
    documents: [
      { name: "WSDL", url: "../../Orders.asmx?wsdl" },
      { name: "a b.xsd", url: "../../Orders.asmx?xsd=a%20b.xsd" },
      { name: "openapi.json", url: "../../openapi.json" },
      { name: "openapi.yaml", url: "../../openapi.yaml" },
    ],
  });
});

test("HEAD has no body, and other methods are not the console's", async () => {
  expect(await ask({ console: "/console" }, "/console/", "HEAD")).toMatchObject({ status: 200, text: "" });
  expect((await ask({ console: "/console" }, "/console/", "POST")).status).toBe(404);
});

test("nothing of the page is loaded before somebody opens it", async () => {
  loads = 0;
  await ask({ console: "/console" }, "/openapi.json");
  expect(loads).toBe(0);
});

test.each([
  ["console", {}, /begins with one slash/],
  ["/", {}, /console is a path below the service/],
  ["/console", { console: undefined }, /set "console": true in its config/],
])("a console at %s with %o is refused", (path, others, reason) => {
  const { console: _, ...without } = endpoint;
  const used = "console" in others ? without : endpoint;
  expect(() => createListener([], used, { console: path })).toThrow(reason);
});
