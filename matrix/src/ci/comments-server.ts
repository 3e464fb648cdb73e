import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

interface Comment {
  readonly id: number;
  readonly user: { readonly login: string };
  body: string;
}

/** The name under which the token of a workflow writes. */
export const botName = "github-actions[bot]";

/** The repository and the pull request that the server knows. */
export const repository = "shop/contracts";
export const pullRequest = 7;

const commentsPath = `/repos/${repository}/issues/${pullRequest}/comments`;

/** What the server answers. */
interface Reply {
  readonly status: number;
  readonly value: unknown;
  readonly link?: string | undefined;
}

/** A server that answers for comments as GitHub's REST API does: pages with a Link header, POST, PATCH, and no name for the token. */
export class CommentsServer {
  readonly comments: Comment[] = [];
  /** `METHOD path` of every request. */
  readonly requests: string[] = [];
  /** What the token may not do. */
  refusal: { readonly status: number; readonly methods: readonly string[] } | undefined;
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  write(login: string, body: string): void {
    this.comments.push({ id: this.comments.length + 1, user: { login }, body });
  }

  /** The comments that the action has written. */
  get own(): readonly string[] {
    return this.comments.filter(({ user }) => user.login === botName).map(({ body }) => body);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", headers, url = "/" } = request;
    this.requests.push(`${method} ${url.replace(/\?.*$/, "")}`);
    let text = "";
    for await (const chunk of request) text += String(chunk);
    const isKnown = headers.authorization === "Bearer the-token";
    const { status, value, link } = isKnown
      ? this.#reply(method, new URL(url, "http://api.test"), text)
      : { status: 401, value: { message: "Bad credentials" }, link: undefined };
    response.writeHead(status, { "content-type": "application/json", ...(link !== undefined && { link }) });
    response.end(JSON.stringify(value));
  }

  #reply(method: string, url: URL, text: string): Reply {
    if (url.pathname === "/user") return { status: 403, value: { message: "Resource not accessible by integration" } };
    if (this.refusal?.methods.includes(method) === true)
      return { status: this.refusal.status, value: { message: "Refused" } };
    if (method === "GET" && url.pathname === commentsPath) return this.#page(url.searchParams);
    const { body } = JSON.parse(text) as { body: string };
    if (body.length > 65_536) return { status: 422, value: { message: "Body is too long" } };
    return this.#take(method, url.pathname, body);
  }

  #take(method: string, path: string, body: string): Reply {
    if (method === "POST" && path === commentsPath) {
      this.write(botName, body);
      return { status: 201, value: this.comments.at(-1) };
    }
    const known = this.comments.find(({ id }) => path === `/repos/${repository}/issues/comments/${id}`);
    if (method !== "PATCH" || known === undefined) return { status: 404, value: { message: "Not Found" } };
    known.body = body;
    return { status: 200, value: known };
  }

  #page(query: URLSearchParams): Reply {
    const [page, size] = [Number(query.get("page") ?? 1), Number(query.get("per_page") ?? 30)];
    const value = this.comments.slice((page - 1) * size, page * size);
    if (page * size >= this.comments.length) return { status: 200, value };
    const link = `<http://api.test${commentsPath}?page=${page + 1}>; rel="next", <http://api.test>; rel="last"`;
    return { status: 200, value, link };
  }
}
