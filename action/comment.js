// The comment on the pull request: one for each gate, written anew by each run. It never fails the job.
import { readFileSync } from "node:fs";

const { env } = process;
const api = (env.GITHUB_API_URL || "https://api.github.com").replace(/\/$/, "");
const timeLimit = 30_000;

/** What GitHub answers if a token may not write, as in a run for a fork. */
const refusals = [401, 403, 404];

/** An answer of GitHub that is no success. */
class Refused extends Error {
  constructor(method, path, status) {
    super(`${method} ${path} was answered with ${status}`);
    this.status = status;
  }
}

async function call(method, path, body) {
  const response = await fetch(`${api}${path}`, {
    method,
    headers: {
      accept: "application/vnd.github+json",
      authorization: `Bearer ${env.STUBWRIGHT_TOKEN}`,
      "content-type": "application/json",
      "user-agent": "stubwright-gate",
      "x-github-api-version": "2022-11-28",
    },
    body: body === undefined ? undefined : JSON.stringify(body),
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok) throw new Refused(method, path, response.status);
  return { value: await response.json(), hasNext: /rel="?next"?/.test(response.headers.get("link") ?? "") };
}

/** The name under which the token writes. The token of a workflow may not ask for its own name. */
async function ownName() {
  try {
    const { value } = await call("GET", "/user");
    return value.login;
  } catch (error) {
    if (error instanceof Refused) return "github-actions[bot]";
    throw error;
  }
}

/** The comment of an earlier run: it starts with the marker, and we wrote it. Others may copy the marker. */
async function findComment(comments, marker) {
  const login = await ownName();
  for (let page = 1; ; page += 1) {
    const { value, hasNext } = await call("GET", `${comments}?per_page=100&page=${page}`);
    const found = value.find(({ body, user }) => user?.login === login && (body ?? "").split(/\r?\n/)[0] === marker);
    if (found !== undefined || !hasNext) return found;
  }
}

async function writeComment(repository, number, body) {
  const comments = `/repos/${repository}/issues/${number}/comments`;
  const found = await findComment(comments, body.split("\n")[0]);
  if (found === undefined) await call("POST", comments, { body });
  else await call("PATCH", `/repos/${repository}/issues/comments/${found.id}`, { body });
  return found === undefined
    ? "The pull request has a comment with the report."
    : "The comment on the pull request is up to date.";
}

async function comment() {
  const event = env.GITHUB_EVENT_PATH ? JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, "utf8")) : {};
  const number = event.pull_request?.number;
  if (!Number.isInteger(number)) return "There is no pull request, so there is no comment.";
  if (!env.STUBWRIGHT_TOKEN) return "There is no token, so there is no comment. The report is in the job's summary.";
  try {
    return await writeComment(env.GITHUB_REPOSITORY, number, readFileSync(env.STUBWRIGHT_REPORT, "utf8").trimEnd());
  } catch (error) {
    if (error instanceof Refused && refusals.includes(error.status))
      return `The token may not write comments, as in a run for a fork (${error.status}). The report is in the job's summary.`;
    return `::warning title=Stubwright::The comment could not be written: ${String(error.message).replace(/\s+/g, " ")}. The report is in the job's summary.`;
  }
}

console.log(await comment());
