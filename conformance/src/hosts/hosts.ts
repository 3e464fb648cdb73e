import type { ForeignRuntime } from "./runtime-binary.js";
import type { WantedReply } from "./wire-row.js";

/** A host, and what is known of it. */
export interface Host {
  readonly name: string;
  readonly runtime: "node" | ForeignRuntime;
  /** The program that starts the host, from the root: for a host whose framework only `matrix` has. */
  readonly program?: string;
  /** Where the contract is mounted. */
  readonly mount: string;
  /** Whether an application around the contract answers what is not the contract's. */
  readonly fallsThrough: boolean;
  /** The scheme that callers see, where it is not `http`. */
  readonly scheme?: "https";
  /** Headers that the platform puts before every request. */
  readonly platformHeaders?: Readonly<Record<string, string>>;
  /** Whether the host sends every body in chunks, without a Content-Length. */
  readonly sendsChunks?: boolean;
  /** Rows by their name in which the host differs. */
  readonly differs?: Readonly<Record<string, Difference>>;
}

/** A difference of a host that is known, and why it is there. */
export interface Difference {
  readonly why: string;
  /** What differs of the wanted reply; undefined where the contract never sees such a request. */
  readonly want: Partial<WantedReply> | undefined;
}

const parserAnswers: Difference = { why: "the body parser answers", want: undefined };
const parserDecodes: Difference = { why: "the body parser has decoded the body", want: undefined };
const wholeEvents: Difference = { why: "Lambda passes whole requests and whole replies", want: undefined };

/** What is asked of a host's replies where something has taken the body before. */
const behindParsers: Readonly<Record<string, Difference>> = {
  "JSON: a body that does not come": { why: "body parsers wait for ever", want: undefined },
  "JSON: a body that is too large": {
    why: "the parser's limit holds",
    want: { status: 200, headers: {}, body: /^\{"Text":"xxx/ },
  },
  "JSON: a body without a length that is too large": {
    why: "the parser's limit holds",
    want: { status: 200, headers: {}, body: /^\{"Text":"aaa/ },
  },
  "JSON: a compressed body": parserAnswers,
  "JSON: another charset": parserAnswers,
  "JSON: what is no JSON": parserAnswers,
  "JSON: what is no UTF-8": parserAnswers,
  "SOAP: UTF-16": parserDecodes,
  "SOAP: a body that is too large": {
    why: "the parser's limit holds",
    want: { status: 200, headers: {}, body: /<Text>xxx/ },
  },
  "SOAP: a compressed body": parserAnswers,
  "SOAP: another media type": parserAnswers,
};

const onFastify: Readonly<Record<string, Difference>> = {
  "JSON: a route's malformed percent-encoding": {
    why: "Fastify's router refuses such a path",
    want: { headers: {}, body: /FST_ERR_BAD_URL/ },
  },
};

const onNext: Readonly<Record<string, Difference>> = {
  "JSON: a path in other letters, with slashes in a row and an extension": {
    why: "Next.js sends callers to the address without slashes in a row",
    want: { status: 308, headers: { location: "/v1/JSON/reply/popballoonrequest.json" }, body: /^/ },
  },
  "JSON: a route's malformed percent-encoding": {
    why: "Next.js fails on such a path",
    want: { status: 500, headers: {}, body: "Internal Server Error" },
  },
  "the contract: HEAD of the WSDL": { why: "Next.js leaves lengths out", want: { headers: {} } },
};

const onLambda: Readonly<Record<string, Difference>> = {
  "JSON: a body that does not come": wholeEvents,
  "a caller that leaves is told to the handler": wholeEvents,
  "a caller that reads slowly holds a stream back, and closes it when it leaves": wholeEvents,
  "a stream that fails on its way is cut off, and reported": wholeEvents,
};

const onDeno: Readonly<Record<string, Difference>> = {
  "a caller that leaves is told to the handler": {
    why: "Deno 2.9 forgets to tell of some, also in the plainest handler, until the reply is sent",
    want: undefined,
  },
};

const onWorkers: Readonly<Record<string, Difference>> = {
  "a caller that leaves is told to the handler": {
    why: "workerd tells a Worker only once it sends the reply",
    want: undefined,
  },
};

/** All hosts on which the rules of the wire are tried. */
export const hosts: readonly Host[] = [
  { name: "node:http", runtime: "node", mount: "", fallsThrough: false },
  { name: "Express 5", runtime: "node", mount: "/v1", fallsThrough: true },
  { name: "Express 4", runtime: "node", mount: "/v1", fallsThrough: true },
  { name: "Express with body parsers", runtime: "node", mount: "/v1", fallsThrough: true, differs: behindParsers },
  { name: "Fastify", runtime: "node", mount: "/v1", fallsThrough: true, differs: onFastify },
  { name: "Koa", runtime: "node", mount: "/v1", fallsThrough: true },
  { name: "Hono", runtime: "node", mount: "/v1", fallsThrough: true },
  { name: "NestJS", runtime: "node", mount: "/v1", fallsThrough: true },
  {
    name: "Next.js",
    runtime: "node",
    program: "matrix/dist/hosts/programs/start-next.js",
    mount: "/v1",
    fallsThrough: true,
    sendsChunks: true,
    differs: onNext,
  },
  { name: "AWS Lambda", runtime: "node", mount: "/live", fallsThrough: false, scheme: "https", differs: onLambda },
  { name: "Bun.serve", runtime: "bun", mount: "", fallsThrough: false },
  { name: "Deno.serve", runtime: "deno", mount: "", fallsThrough: false, differs: onDeno },
  {
    name: "Cloudflare Worker",
    runtime: "workerd",
    mount: "",
    fallsThrough: false,
    platformHeaders: { "CF-Connecting-IP": "127.0.0.1" },
    differs: onWorkers,
  },
  { name: "node:http", runtime: "bun", mount: "", fallsThrough: false },
  { name: "Express 5", runtime: "bun", mount: "/v1", fallsThrough: true },
  { name: "Fastify", runtime: "bun", mount: "/v1", fallsThrough: true, differs: onFastify },
  { name: "node:http", runtime: "deno", mount: "", fallsThrough: false },
  { name: "Express 5", runtime: "deno", mount: "/v1", fallsThrough: true },
  { name: "Fastify", runtime: "deno", mount: "/v1", fallsThrough: true, differs: onFastify },
];
