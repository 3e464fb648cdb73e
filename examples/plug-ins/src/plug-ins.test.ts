import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test } from "@jest/globals";
import { createJsonTransport, createSoapTransport, type Transport } from "@stubwright/runtime";
import { CancelledError, MutationObserver, QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { setupServer } from "msw/node";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { BookPage } from "./book-page.js";
import { createLibraryClient, isLendBookFault } from "./generated/client.js";
import { mockLibrary } from "./generated/msw.js";
import { lendBookFault } from "./generated/server.js";
import { BookSchema } from "./generated/standard-schema.js";
import { addBookMutation, getBookKey, getBookQuery, lendBookMutation } from "./generated/tanstack-query.js";
import type { AddBook, Book } from "./generated/types.js";
import { validateForm } from "./validate-form.js";

const baseUrl = "https://library.example/api";
const wires: readonly (readonly [string, Transport])[] = [
  ["JSON", createJsonTransport({ baseUrl })],
  ["SOAP", createSoapTransport({ url: `${baseUrl}/soap11` })],
];
const book: Book = { id: 9_007_199_254_740_993n, title: "Dune", author: ["Frank Herbert"], copies: 2 };
const added: AddBook[] = [];
const server = setupServer(
  ...mockLibrary(
    {
      getBook: async ({ id }) => ({ ...book, id }),
      lendBook: async () => ({ due: "2030-01-31" }),
      addBook: async (request) => void added.push(request),
    },
    { baseUrl },
  ),
);

beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function newClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
}

test.each(wires)("a query over %s is answered by the mock, and found again by its key", async (_wire, transport) => {
  const client = newClient();
  const query = getBookQuery(transport, { id: book.id });
  expect(await client.fetchQuery(query)).toEqual(book);
  // The compiler knows that this is a book.
  const cached: Book | undefined = client.getQueryData(query.queryKey);
  expect(cached?.title).toBe("Dune");
  expect(client.getQueryData(getBookQuery(transport, { id: book.id - 1n }).queryKey)).toBeUndefined();
  await client.invalidateQueries({ queryKey: getBookKey });
  expect(client.getQueryState(query.queryKey)?.isInvalidated).toBe(true);
});

test.each(wires)("a mutation over %s is answered, with or without a reply", async (_wire, transport) => {
  const lend = new MutationObserver(newClient(), lendBookMutation(transport));
  expect(await lend.mutate({ bookId: 1n, reader: "Ann" })).toEqual({ due: "2030-01-31" });
  added.length = 0;
  await new MutationObserver(newClient(), addBookMutation(transport)).mutate({ book });
  expect(added).toEqual([{ book }]);
});

test("a query that is cancelled ends its call", async () => {
  const client = newClient();
  const [[, transport] = []] = wires;
  if (transport === undefined) throw new Error("There is a wire.");
  const arrived = new Promise<void>((done) => {
    const getBook = (): Promise<Book> => {
      done();
      return new Promise(() => {});
    };
    server.use(...mockLibrary({ getBook }, { baseUrl }));
  });
  const query = getBookQuery(transport, { id: 1n });
  const signals: AbortSignal[] = [];
  const fetching = client.fetchQuery({
    ...query,
    queryFn: (context) => {
      signals.push(context.signal);
      return query.queryFn(context);
    },
  });
  const outcome = fetching.catch((error: unknown) => error);
  await arrived;
  await client.cancelQueries({ queryKey: getBookKey });
  expect(await outcome).toBeInstanceOf(CancelledError);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test.each(wires)("one test mocks one operation over %s; the others keep their mocks", async (_wire, transport) => {
  const nextReturn = "2030-02-01";
  const noCopyLeft = lendBookFault("NoCopyLeft", { nextReturn });
  server.use(
    ...mockLibrary(
      {
        lendBook: async () => {
          throw noCopyLeft;
        },
      },
      { baseUrl },
    ),
  );
  const client = createLibraryClient(transport);
  const failed: unknown = await client.lendBook({ bookId: 1n, reader: "Ann" }).catch((error: unknown) => error);
  expect(isLendBookFault(failed) && failed.declared).toMatchObject({ kind: "NoCopyLeft" });
  expect((await client.getBook({ id: 3n })).id).toBe(3n);
});

test("the page shows the book that a query has fetched", async () => {
  const client = newClient();
  const [[, transport] = []] = wires;
  if (transport === undefined) throw new Error("There is a wire.");
  await client.prefetchQuery(getBookQuery(transport, { id: 7n }));
  const page = createElement(BookPage, { transport, id: 7n });
  const html = renderToString(createElement(QueryClientProvider, { client }, page));
  expect(html).toContain("<h1>Dune</h1>");
});

const fields = { id: "9007199254740993", title: "Dune", author: ["Frank Herbert"], copies: 2 };

test("a form is valid, and its value has the contract's types", () => {
  expect(validateForm(BookSchema, fields)).toEqual({ kind: "valid", value: book });
});

test.each([
  [{ ...fields, title: "" }, ["title"]],
  [{ ...fields, author: [] }, ["author"]],
  [{ ...fields, id: "x", copies: -1, published: "2030-02-30" }, ["copies", "id", "published"]],
])("a form has messages at its fields: %j", (wrong, places) => {
  const outcome = validateForm(BookSchema, wrong);
  expect(outcome.kind === "invalid" && [...outcome.messages.keys()].sort()).toEqual(places);
});

test("the path of an issue has indexes of items as numbers", () => {
  const sent = { ...fields, author: ["Ann", 5] };
  const result = BookSchema["~standard"].validate(sent);
  expect(result.issues).toMatchObject([{ path: ["author", 1] }]);
});

test("the generated folder is what the config's emitters make", () => {
  const folder = fileURLToPath(new URL("..", import.meta.url));
  const command = fileURLToPath(new URL("../../../generator/cli/bin/stubwright.js", import.meta.url));
  expect(execFileSync(process.execPath, [command, "check"], { cwd: folder, encoding: "utf8" })).toContain("current");
  expect(readFileSync(`${folder}/src/generated/operations.md`, "utf8")).toContain(
    "| GetBook | types.GetBook | types.Book |",
  );
});
