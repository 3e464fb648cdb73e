import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { createSoapTransport } from "../index.js";
import { createEchoListener, echo } from "../testing/echo-contract.js";
import { startServer, type TestServer } from "../testing/test-server.js";

/** An envelope as SOAP::Lite writes it, whatever the contract says: what has no content has `xsi:nil`. */
function envelope(body: string): string {
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<soap:Envelope soap:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/" ' +
    'xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/" xmlns:t="urn:echo:types" ' +
    `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><soap:Body>${body}</soap:Body></soap:Envelope>`
  );
}

describe("a message without content that says xsi:nil, though its element is not nillable", () => {
  let server: TestServer;
  const seen: unknown[] = [];
  beforeAll(async () => {
    const listener = createEchoListener({
      echo: (request) => {
        seen.push(request);
        return { Level: 1 };
      },
    });
    server = await startServer(listener);
  });
  afterAll(() => server.close());

  const post = async (body: string): Promise<readonly [number, string]> => {
    const headers = { "Content-Type": "text/xml" };
    const response = await fetch(`${server.url}/soap11`, { method: "POST", headers, body: envelope(body) });
    return [response.status, await response.text()];
  };

  test("what says that it is not null is read", async () => {
    seen.length = 0;
    expect(await post('<t:Echo xsi:nil="false"><t:Level>2</t:Level></t:Echo>')).toMatchObject([200, expect.anything()]);
    expect(seen).toEqual([{ Level: 2 }]);
  });

  // More than once: from the second time on, messages may be read by a template.
  test.each(["true", "1", "false"])("xsi:nil=%s in a request is an empty message", async (nil) => {
    seen.length = 0;
    for (let time = 0; time < 4; time++) {
      const [status] = await post(`<t:Echo xsi:nil="${nil}" />`);
      expect(status).toBe(200);
    }
    expect(seen).toEqual([{}, {}, {}, {}]);
  });

  test.each([
    ["what is no boolean", '<t:Echo xsi:nil="maybe" />', "xsi:nil must be true or false."],
    ["content beside it", '<t:Echo xsi:nil="true"><t:Level>1</t:Level></t:Echo>', "Null is not allowed here."],
    ["content beside it, where anything may be", '<t:Note xsi:nil="1"><t:a/></t:Note>', "Null is not allowed here."],
    ["below the message", '<t:Echo><t:Level xsi:nil="true" /></t:Echo>', "Null is not allowed here."],
  ])("refused: %s", async (_title, body, detail) => {
    const [status, text] = await post(body);
    expect([status, text]).toEqual([500, expect.stringContaining(detail)]);
  });

  test("in a reply, members that must be there are missing", async () => {
    const reply = envelope('<t:EchoResponse xsi:nil="true" />');
    const answer = async (): Promise<Response> => new Response(reply, { headers: { "Content-Type": "text/xml" } });
    const transport = createSoapTransport({ url: "http://test/soap11", fetch: answer });
    await expect(transport.call(echo, {})).rejects.toMatchObject({
      kind: "protocol",
      message: expect.stringContaining("Level is missing"),
    });
  });
});
