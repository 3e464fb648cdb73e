import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, FaultError, ProblemError } from "../index.js";
import { createListener, handle, ServiceFault, type ServiceFaultOptions } from "../server.js";
import { echo } from "../testing/echo-contract.js";
import { startServer, type TestServer } from "../testing/test-server.js";

const namespace = "http://schemas.xmlsoap.org/soap/envelope/";

/** What the handler throws next. */
let thrown: ServiceFault;
let server: TestServer;
beforeAll(async () => {
  const endpoint = { soapPath: "/soap11", contract: () => Promise.reject(new Error("none")) };
  const fail = (): never => {
    throw thrown;
  };
  server = await startServer(createListener([handle({ ...echo, soapVersions: ["1.1", "1.2"] }, fail)], endpoint));
});
afterAll(() => server.close());

async function caught(code: string, options: ServiceFaultOptions, soapVersion: "1.1" | "1.2"): Promise<FaultError> {
  thrown = new ServiceFault(code, "Nicht erlaubt.", options);
  const transport = createSoapTransport({ url: `${server.url}/soap11`, soapVersion });
  const error: unknown = await transport.call(echo, {}).catch((failure: unknown) => failure);
  if (!(error instanceof FaultError)) throw error;
  return error;
}

const detail = {
  "{urn:shop}Error": { "@id": "7", Code: "E7", "#text": "" },
  "{urn:shop}Line": ["1", "2"],
};

describe("an undeclared fault arrives at the caller", () => {
  test("in SOAP 1.1", async () => {
    const options = {
      actor: "urn:shop:till",
      language: "de",
      detail: { "{urn:shop}Error": { "@id": "7", Code: "E7" } },
    };
    const { fault } = await caught("{urn:shop}NotAllowed", options, "1.1");
    expect(fault).toMatchObject({
      ...{ code: "NotAllowed", codeNamespace: "urn:shop", message: "Nicht erlaubt.", language: "de" },
      ...{ actor: "urn:shop:till", subcodes: [] },
    });
    expect(JSON.stringify(fault.detail)).toContain('"@id":"7"');
    expect(JSON.stringify(fault.detail)).toContain('"E7"');
  });

  test.each<readonly [code: string, want: object]>([
    ["Client", { code: "Client", codeNamespace: namespace }],
    ["Client.Authentication", { code: "Client.Authentication", codeNamespace: namespace }],
    ["Server.Busy", { code: "Server.Busy", codeNamespace: namespace }],
    ["{}soap:Odd", { code: "Odd", codeNamespace: "" }],
    ["{}E7", { code: "E7", codeNamespace: "" }],
  ])("the code %s in SOAP 1.1", async (code, want) => {
    expect((await caught(code, {}, "1.1")).fault).toMatchObject(want);
  });

  test.each<readonly [code: string, options: ServiceFaultOptions, status: number, want: object]>([
    ["Client", {}, 400, { code: "Client", subcodes: [] }],
    [
      "Client",
      { subcodes: ["{urn:a}A", "{urn:b}B"] },
      400,
      { code: "Client", subcode: "A", subcodes: ["{urn:a}A", "{urn:b}B"] },
    ],
    ["{urn:shop}NotAllowed", {}, 500, { code: "Server", subcodes: ["{urn:shop}NotAllowed"] }],
    [
      "{urn:shop}NotAllowed",
      { status: 403, subcodes: ["{urn:b}B"] },
      400,
      { code: "Client", subcodes: ["{urn:shop}NotAllowed", "{urn:b}B"] },
    ],
    ["Client.Authentication", {}, 400, { code: "Client", subcodes: ["{}Client.Authentication"] }],
    [
      "Server",
      { actor: "urn:a", language: "de" },
      500,
      { actor: "urn:a", language: "de", reasons: [{ language: "de", text: "Nicht erlaubt." }] },
    ],
  ])("the code %s with %j in SOAP 1.2", async (code, options, status, want) => {
    const error = await caught(code, options, "1.2");
    expect([error.status, error.fault]).toEqual([status, expect.objectContaining(want)]);
  });

  test("free detail, with the errors of the message, and as text alone", async () => {
    const issues = [{ pointer: "/Level", code: "value", detail: "too high" }] as const;
    const both = await caught("Server", { detail, issues }, "1.1");
    expect(both.errors).toEqual([...issues]);
    expect(both.fault.detail).toMatchObject({ "{urn:shop}Line": ["1", "2"] });
    expect((await caught("Server", { detail: { "#text": "at line 7 & more" } }, "1.1")).fault.detail).toEqual({
      "#text": "at line 7 & more",
    });
  });

  test("over JSON", async () => {
    thrown = new ServiceFault("{urn:shop}NotAllowed", "no", { status: 403, detail, actor: "urn:a" });
    const call = createJsonTransport({ baseUrl: server.url }).call(echo, {});
    const error: unknown = await call.catch((failure: unknown) => failure);
    if (!(error instanceof ProblemError)) throw error;
    expect(error.problem).toMatchObject({
      status: 403,
      members: { fault: { code: "{urn:shop}NotAllowed", detail, actor: "urn:a" } },
    });
  });
});
