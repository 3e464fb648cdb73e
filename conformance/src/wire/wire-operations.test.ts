import * as jsonOperations from "@game-play/api/json-operations";
import * as operations from "@game-play/api/operations";
import * as soapOperations from "@game-play/api/soap-operations";
import { afterAll, describe, expect, test } from "@jest/globals";
import {
  CallError,
  createJsonTransport,
  createSoapTransport,
  type Fetch,
  isDeclaredFault,
  type JsonRequestReplyOperation,
  type SoapRequestReplyOperation,
  type Transport,
} from "@stubwright/runtime";
import { ServiceFault } from "@stubwright/runtime/server";
import { compileGolden } from "../testing/generated-modules.js";
import { TestServers } from "./test-servers.js";

describe("our contract", () => {
  const names = Object.keys(operations);

  test.each([
    ["JSON", jsonOperations],
    ["SOAP", soapOperations],
  ])("the operations over %s are parts of the whole operations", (_wire, parts) => {
    expect(Object.keys(parts)).toEqual(names);
    expect(operations).toMatchObject(parts);
  });

  test("the client's parts neither read requests nor write replies", () => {
    expect(Object.values(jsonOperations).map(({ request }) => Object.keys(request))).toEqual(
      names.map(() => ["encodeJson"]),
    );
    expect(Object.values(soapOperations).map(({ request }) => Object.keys(request))).toEqual(
      names.map(() => ["element", "encodeXml"]),
    );
    expect(Object.keys(jsonOperations.popBalloonRequest.reply)).toEqual(["decodeJson"]);
    expect(Object.keys(soapOperations.popBalloonRequest.reply)).toEqual(["element", "decodeXml"]);
  });
});

describe("the compiler", () => {
  const sent: unknown[] = [];
  const answer: Fetch = async (_url, { body }) => {
    sent.push(body);
    return new Response('{"CanContinue":true,"Id":7,"IsPrize":false,"LegalMovement":true,"Win":false}');
  };
  const json = createJsonTransport({ baseUrl: "", fetch: answer });
  const accept: Fetch = async (_url, { body }) => {
    sent.push(body);
    return new Response(null, { status: 202 });
  };
  const soap = createSoapTransport({ url: "", fetch: accept });
  const either: Transport = json;

  test("accepts whole operations for all transports, and a wire's operations for its transport", async () => {
    const balloon = await json.call(jsonOperations.popBalloonRequest, { PopBalloonId: 7 });
    expect(balloon.Id.toFixed()).toBe("7");
    expect(await either.call(operations.popBalloonRequest, { PopBalloonId: 7 })).toEqual(balloon);
    expect(await json.call(operations.popBalloonRequest, { PopBalloonId: 7 })).toEqual(balloon);
    await json.send(jsonOperations.spinRequest, {});
    await soap.send(soapOperations.spinRequest, {});
    await soap.send(operations.spinRequest, {});
    expect(sent).toHaveLength(6);
  });

  test("accepts the client's sides of both wires for all transports", async () => {
    const pop = { json: jsonOperations.popBalloonRequest, soap: soapOperations.popBalloonRequest };
    const spin = { json: jsonOperations.spinRequest, soap: soapOperations.spinRequest };
    const transports: readonly Transport[] = [json, soap];
    for (const transport of transports) {
      sent.length = 0;
      await transport.send(spin, { Guid: "a" });
      await transport.call(pop, {}).catch(() => undefined);
      expect(sent.map((body) => String(body).charAt(0))).toEqual(transport === json ? ["{", "{"] : ["<", "<"]);
    }
    // @ts-expect-error the messages differ
    await either.call({ json: jsonOperations.popBalloonRequest, soap: soapOperations.stepRequest }, {});
    // @ts-expect-error no such member
    await either.call(pop, { BalloonId: 7 });
  });

  test("refuses operations of the other wire, and of one wire if the transport's wire is unknown", async () => {
    // @ts-expect-error the operation has no XML
    await expect(soap.call(jsonOperations.popBalloonRequest, {})).rejects.toThrow();
    // @ts-expect-error the operation has no JSON
    await expect(json.call(soapOperations.popBalloonRequest, {})).rejects.toThrow();
    const unknown: Transport = soap;
    // @ts-expect-error the transport may use SOAP, and here it does
    await expect(unknown.call(jsonOperations.popBalloonRequest, {})).rejects.toThrow();
    // @ts-expect-error the operation is one-way
    await json.call(jsonOperations.spinRequest, {}).catch(() => undefined);
  });

  test("knows the type of the request", async () => {
    // @ts-expect-error no such member
    await json.call(jsonOperations.popBalloonRequest, { BalloonId: 7 });
    // @ts-expect-error the member is a number
    await expect(json.call(jsonOperations.popBalloonRequest, { PopBalloonId: "7" })).rejects.toThrow("xs:int");
  });

  test("knows the type of a declared fault's detail", async () => {
    interface Faults {
      readonly Locked: { readonly Until: string };
    }
    const overJson: Omit<JsonRequestReplyOperation<unknown, unknown, Faults>, "request" | "reply" | "kind"> = {
      name: "Open",
    };
    const overSoap: Omit<SoapRequestReplyOperation<unknown, unknown, Faults>, "request" | "reply" | "kind"> = {
      name: "Open",
      soapAction: "",
    };
    const declared = { kind: "Locked", detail: { Until: "noon" } };
    const error: unknown = new CallError("fault", "closed", { operation: "Open", declared });
    const told = [
      isDeclaredFault(overJson, error) && error.declared.detail.Until.toUpperCase(),
      isDeclaredFault(overSoap, error) && error.declared.detail.Until.toUpperCase(),
    ];
    expect(told).toEqual(["NOON", "NOON"]);
  });
});

const servers = new TestServers();
afterAll(() => servers.closeAll());

/** A transport without types, because the modules of golden contracts are imported without types. */
interface Caller {
  call(operation: unknown, request: unknown, options?: object): Promise<unknown>;
  send(operation: unknown, request: unknown): Promise<void>;
}

interface Wire {
  readonly name: string;
  readonly file: "json-operations" | "soap-operations";
  readonly connect: (url: string) => Caller;
}

const wires: readonly Wire[] = [
  { name: "JSON", file: "json-operations", connect: (baseUrl) => createJsonTransport({ baseUrl }) },
  { name: "SOAP 1.1", file: "soap-operations", connect: (url) => createSoapTransport({ url: `${url}/soap11` }) },
];
const soap12: Wire = {
  name: "SOAP 1.2",
  file: "soap-operations",
  connect: (url) => createSoapTransport({ url: `${url}/soap11`, soapVersion: "1.2" }),
};

const failure = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error);

describe.each(wires)("over $name alone", ({ file, connect }) => {
  test("header blocks of requests and replies, and declared faults", async () => {
    const module = compileGolden("headers-and-faults");
    const { createHeadersAndFaultsListener, openFault } = await import(module("server"));
    const { open } = await import(module(file));
    const url = await servers.start(
      createHeadersAndFaultsListener({
        open: ({ Door }: { Door: string }, _context: unknown, headers: VaultHeaders) => {
          if (Door === "locked") throw openFault("Locked", { Until: "2030-01-01T00:00:00Z" });
          if (Door === "unknown") throw openFault("Unknown", "<&>");
          headers.reply.Lifetime = 60;
          return headers.request.Ticket?.Holder === "Zoë";
        },
      }),
    );
    const caller = connect(url);
    const got: object[] = [];
    const soapHeaders = { Ticket: { Holder: "Zoë" } };
    const onReplyHeaders = (headers: object): number => got.push(headers);
    expect(await caller.call(open, { Door: "front" }, { soapHeaders, onReplyHeaders })).toBe(true);
    expect(await caller.call(open, { Door: "front" })).toBe(false);
    expect(got).toEqual([{ Lifetime: 60 }]);
    const locked = await failure(caller.call(open, { Door: "locked" }));
    expect(isDeclaredFault(open, locked)).toBe(true);
    expect(locked).toMatchObject({ declared: { kind: "Locked", detail: { Until: "2030-01-01T00:00:00Z" } } });
    const unknown = await failure(caller.call(open, { Door: "unknown" }));
    expect(unknown).toMatchObject({ declared: { kind: "Unknown", detail: "<&>" } });
    expect(await failure(caller.call(open, { Door: 1 }))).toMatchObject({ kind: "encode" });
  });

  test("header blocks and declared faults with the value null", async () => {
    const module = compileGolden("headers-and-faults");
    const { createHeadersAndFaultsListener, openFault } = await import(module("server"));
    const { open } = await import(module(file));
    const url = await servers.start(
      createHeadersAndFaultsListener({
        open: ({ Door }: { Door: string }, _context: unknown, headers: VaultHeaders) => {
          if (Door === "sealed") throw openFault("Sealed", null);
          headers.reply.Trace = headers.request.Trace === null ? null : "was not null";
          return true;
        },
      }),
    );
    const caller = connect(url);
    const got: object[] = [];
    const onReplyHeaders = (headers: object): number => got.push(headers);
    await caller.call(open, { Door: "front" }, { soapHeaders: { Trace: null }, onReplyHeaders });
    await caller.call(open, { Door: "front" }, { soapHeaders: { Trace: "a" }, onReplyHeaders });
    expect(got).toEqual([{ Trace: null }, { Trace: "was not null" }]);
    const sealed = await failure(caller.call(open, { Door: "sealed" }));
    expect(sealed).toMatchObject({ declared: { kind: "Sealed", detail: null } });
  });

  test("a one-way message, accepted and refused", async () => {
    const module = compileGolden("operations");
    const { createOperationsListener } = await import(module("server"));
    const { delete_, ring } = await import(module(file));
    const muted: string[] = [];
    const url = await servers.start(
      createOperationsListener({
        ring: ({ Times }: { Times: number }) => Times > 1,
        delete_: (text: string) => {
          if (text === "") throw new ServiceFault("Client", "Say something.");
          muted.push(text);
        },
      }),
    );
    const caller = connect(url);
    expect(await caller.send(delete_, "a <b>")).toBeUndefined();
    expect(muted).toEqual(["a <b>"]);
    expect(await failure(caller.send(delete_, ""))).toMatchObject({ message: "delete: Say something." });
    expect(await caller.call(ring, { Times: 2 })).toBe(true);
  });

  test("RPC wrappers", async () => {
    const module = compileGolden("rpc");
    const { createRpcListener } = await import(module("server"));
    const { move, rest } = await import(module(file));
    const url = await servers.start(
      createRpcListener({
        move: ({ from, steps }: { from: { x: number; y: number }; steps: number }) => ({
          to: { x: from.x + steps, y: from.y },
        }),
        rest: () => ({}),
      }),
    );
    const caller = connect(url);
    expect(await caller.call(move, { from: { x: 1, y: 2 }, steps: 3 })).toEqual({ to: { x: 4, y: 2 } });
    expect(await caller.call(rest, {})).toEqual({});
  });
});

interface VaultHeaders {
  readonly request: { readonly Ticket?: { readonly Holder: string }; readonly Trace?: string | null };
  readonly reply: { Lifetime?: number; Trace?: string | null };
}

test.each([...wires, soap12])("a reply that is nil over $name alone", async ({ file, connect }) => {
  const module = compileGolden("soap12");
  const { createSoap12Listener, tellFault } = await import(module("server"));
  const { tell } = await import(module(file));
  const url = await servers.start(
    createSoap12Listener({
      tell: ({ Zone }: { Zone: string }) => {
        if (Zone === "none") throw tellFault("NoZone", "none");
        return Zone === "timeless" ? null : "2030-01-01T00:00:00Z";
      },
    }),
  );
  const caller = connect(url);
  expect(await caller.call(tell, { Zone: "UTC" })).toBe("2030-01-01T00:00:00Z");
  expect(await caller.call(tell, { Zone: "timeless" })).toBe(null);
  const none = await failure(caller.call(tell, { Zone: "none" }));
  expect(none).toMatchObject({ declared: { kind: "NoZone", detail: "none" } });
});
