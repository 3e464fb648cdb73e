import type { WireRow } from "./wire-row.js";

const json = { "Content-Type": "application/json" };
const problem = "application/problem+json";
const script = "text/javascript; charset=utf-8";
const pop = "/json/reply/PopBalloonRequest";
const step = "/json/reply/StepRequest";
const popped = (id: number, image = ""): string =>
  `{"CanContinue":true,"Id":${id},"IsPrize":false,"LegalMovement":true,${image}"Win":false}`;

function asked(command: string): WireRow["request"] {
  return { method: "POST", path: step, headers: json, body: JSON.stringify({ Do: command }) };
}

/** The rules of the JSON endpoint. */
export const jsonRows: readonly WireRow[] = [
  {
    name: "a call by its operation",
    request: { method: "POST", path: pop, headers: json, body: '{"PopBalloonId":7}' },
    want: {
      status: 200,
      headers: { "content-type": "application/json", "x-layer": "PopBalloonRequest" },
      body: popped(7),
    },
  },
  {
    name: "a call by its route, whose path has a member",
    request: {
      method: "POST",
      path: "/popballoon/0f8fad5bd9cb469fa16570867728950e",
      headers: json,
      body: '{"PopBalloonId":8}',
    },
    want: { status: 200, body: popped(8) },
  },
  {
    name: "a path in other letters, with slashes in a row and an extension",
    request: {
      method: "POST",
      path: "//JSON//reply/popballoonrequest.json",
      headers: json,
      body: '{"PopBalloonId":9}',
    },
    want: { status: 200, body: popped(9) },
  },
  {
    name: "text beyond ASCII, both ways",
    request: { method: "POST", path: pop, headers: json, body: '{"Language":"grün €😀"}' },
    want: { status: 200, body: popped(0, '"ResultImage":"grün €😀",') },
  },
  {
    name: "no body",
    request: { method: "POST", path: pop },
    want: { status: 200, body: popped(0) },
  },
  {
    name: "a body without a byte",
    request: { method: "POST", path: pop, headers: json, body: "" },
    want: { status: 200, body: popped(0) },
  },
  {
    name: "a body without a length",
    request: { method: "POST", path: pop, headers: json, chunks: ['{"PopBall', 'oonId":1', "0}"] },
    want: { status: 200, body: popped(10) },
  },
  {
    name: "a query",
    request: { method: "GET", path: "/luckyTilesPerformance/match/0f8fad5bd9cb469fa16570867728950e?X=0" },
    want: {
      status: 200,
      headers: { "content-type": "application/json" },
      body: '{"Board":[],"RemainingTime":1.5,"Score":3,"Started":true,"Time":0}',
      streamed: true,
    },
  },
  ...["PUT", "PATCH", "DELETE"].map(
    (method): WireRow => ({
      name: `${method} where any method may be`,
      request: {
        method,
        path: "/luckyTilesPerformance/match/0f8fad5bd9cb469fa16570867728950e?X=0",
        ...(method === "DELETE" ? {} : { headers: json, body: '{"X":0}' }),
      },
      want: { status: 200, body: /^\{"Board":\[\],/, streamed: true },
    }),
  ),
  {
    name: "a route's malformed percent-encoding",
    request: { method: "POST", path: "/popballoon/%E0%A4", headers: json, body: "{}" },
    want: { status: 400, headers: { "content-type": problem }, body: /percent-encoding is malformed/ },
  },
  {
    name: "JSONP",
    request: { method: "GET", path: "/luckyTilesPerformance/match/0f8fad5bd9cb469fa16570867728950e?callback=a.b" },
    want: {
      status: 200,
      headers: { "content-type": script, "x-content-type-options": "nosniff" },
      body: /^\/\*\*\/a\.b\(\{"Board":\[\].*\);$/,
      streamed: true,
    },
  },
  {
    name: "JSONP with a callback that is no name",
    request: { method: "GET", path: "/luckyTilesPerformance/match/0f8fad5bd9cb469fa16570867728950e?callback=alert(1)" },
    want: { status: 400, headers: { "content-type": problem }, body: /dotted JavaScript identifier/ },
  },
  {
    name: "an error to JSONP, with the status that a script tag can read",
    request: { method: "GET", path: `${pop}?callback=f` },
    want: {
      status: 200,
      headers: { "content-type": script, allow: "POST" },
      body: /^\/\*\*\/f\(\{.*"status":405.*\);$/,
    },
  },
  {
    name: "a member that its type does not allow",
    request: { method: "POST", path: pop, headers: json, body: '{"PopBalloonId":"x"}' },
    want: { status: 400, headers: { "content-type": problem }, body: /"pointer":"\/PopBalloonId"/ },
  },
  {
    name: "what is no JSON",
    request: { method: "POST", path: pop, headers: json, body: '{"PopBalloonId":' },
    want: { status: 400, headers: { "content-type": problem }, body: /"code":"syntax"/ },
  },
  {
    name: "what is no UTF-8",
    request: { method: "POST", path: pop, headers: json, body: Uint8Array.of(0x22, 0xff, 0x22) },
    want: { status: 400, headers: { "content-type": problem }, body: /not UTF-8/ },
  },
  {
    name: "another media type",
    request: { method: "POST", path: pop, headers: { "Content-Type": "text/html" }, body: "{}" },
    want: { status: 415, headers: { "content-type": problem }, body: /must be application\/json/ },
  },
  {
    name: "another charset",
    request: { method: "POST", path: pop, headers: { "Content-Type": "application/json; charset=latin1" }, body: "{}" },
    want: { status: 415, headers: { "content-type": problem }, body: /must be UTF-8/ },
  },
  {
    name: "a compressed body",
    request: { method: "POST", path: pop, headers: { ...json, "Content-Encoding": "gzip" }, body: "{}" },
    want: {
      status: 415,
      headers: { "content-type": problem, "accept-encoding": "identity" },
      body: /must not be compressed/,
    },
  },
  {
    name: "another format",
    request: { method: "POST", path: `${pop}?format=xml`, headers: json, body: "{}" },
    want: { status: 406, headers: { "content-type": problem } },
  },
  {
    name: "another method",
    request: { method: "GET", path: pop },
    want: { status: 405, headers: { "content-type": problem, allow: "POST" } },
  },
  {
    name: "an operation that there is not",
    request: { method: "POST", path: "/json/reply/NoSuchRequest", headers: json, body: "{}" },
    want: { status: 404, headers: { "content-type": problem }, body: /There is no operation NoSuchRequest/ },
  },
  {
    name: "a call without a reply",
    request: { method: "POST", path: "/json/reply/ChoosePrize", headers: json, body: "{}" },
    want: { status: 200, headers: { "content-type": null }, body: "" },
  },
  {
    name: "what a handler knows of its call",
    request: { ...asked("facts"), headers: { ...json, "X-Asked": "so" } },
    want: {
      status: 200,
      body: /^\{"Operation":"StepRequest","Protocol":"json","Peer":"(::ffff:)?127\.0\.0\.1","Asked":"so"\}$/,
    },
  },
  {
    name: "headers that a handler sets",
    request: asked("headers"),
    want: {
      status: 200,
      headers: { "content-type": "application/json", "x-reply": "yes", "set-cookie": ["a=1", "b=2; Path=/"] },
      body: "{}",
    },
  },
  {
    name: "a fault that a handler throws",
    request: asked("fault"),
    want: {
      status: 404,
      headers: { "content-type": problem, "x-layer": "StepRequest" },
      body: /"detail":"No <such> game\.".*"pointer":"\/Do"/,
    },
  },
  {
    name: "another error of a handler",
    request: asked("fail"),
    want: { status: 500, headers: { "content-type": problem }, body: /^(?!.*secret).*The service failed\./ },
  },
  {
    name: "a handler that takes too long",
    request: asked("late"),
    want: { status: 503, headers: { "content-type": problem }, body: /took too long/ },
  },
  {
    name: "an interceptor that refuses",
    request: { ...asked("facts"), headers: { ...json, Authorization: "Bearer wrong" } },
    want: { status: 401, headers: { "content-type": problem }, body: /The token is not known/ },
  },
  {
    name: "a body that is too large",
    request: { method: "POST", path: step, headers: json, body: JSON.stringify({ Text: "x".repeat(20_000) }) },
    want: { status: 413, headers: { "content-type": problem }, body: /not be longer than 20000/ },
  },
  {
    name: "a body without a length that is too large",
    request: {
      method: "POST",
      path: step,
      headers: json,
      chunks: ['{"Text":"', ..."abc".split("").map((letter) => letter.repeat(8000)), '"}'],
    },
    want: { status: 413, headers: { "content-type": problem }, body: /not be longer than 20000/ },
  },
  {
    name: "a body that does not come",
    request: { method: "POST", path: step, headers: json, body: '{"Text":', saidLength: 100 },
    want: { status: 408, headers: { "content-type": problem }, body: /did not arrive within 3000 ms/ },
  },
  {
    name: "a reply that is streamed",
    request: { method: "POST", path: "/json/reply/MatchTilesPerformanceRequest", headers: json, body: '{"X":500}' },
    want: {
      status: 200,
      headers: { "content-type": "application/json" },
      body: `{"Board":${JSON.stringify(boardOf(500))},"RemainingTime":1.5,"Score":3,"Started":true,"Time":0}`,
      streamed: true,
    },
  },
  {
    name: "HEAD of a streamed reply",
    request: { method: "HEAD", path: "/luckyTilesPerformance/match/0f8fad5bd9cb469fa16570867728950e?X=-1" },
    want: { status: 200, headers: { "content-type": "application/json" }, body: "", streamed: true },
  },
];

function boardOf(rows: number): number[][] {
  return Array.from({ length: rows }, (_row, row) => Array.from({ length: 100 }, (_cell, column) => row + column));
}
