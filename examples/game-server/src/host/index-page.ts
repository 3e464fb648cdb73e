import { escapeHtml } from "./escape-html.js";
import { pageStyle } from "./page-style.js";

/** One operation as the index page shows it. */
export interface OperationEntry {
  readonly name: string;
  readonly kind: "request-reply" | "one-way";
  readonly documentation: string;
  /** Its JSON routes, as `POST /json/reply/Name`. */
  readonly routes: readonly string[];
  readonly jsonSample: string;
  readonly soapSample: string;
}

/** The index page: one HTML document that needs no other resource and no script. */
export function renderIndexPage(operations: readonly OperationEntry[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Game play service</title>
<link rel="icon" href="/images/balloon-whole.svg" type="image/svg+xml">
<style>${pageStyle}</style>
</head>
<body>
<a class="skip" href="#operations">Skip to the operations</a>
<header>
<h1>Game play service</h1>
<p>${operations.length} operations over JSON and SOAP 1.1. SOAP is served at <a href="/soap11?wsdl"><code>/soap11</code></a>;
each operation takes JSON at <code>POST /json/reply/&lt;Operation&gt;</code>.</p>
</header>
<main id="operations">
${renderGroup("Request-reply", "request-reply", operations)}
${renderGroup("One-way", "one-way", operations)}
</main>
</body>
</html>
`;
}

function renderGroup(title: string, kind: OperationEntry["kind"], operations: readonly OperationEntry[]): string {
  const members = operations.filter((operation) => operation.kind === kind);
  if (members.length === 0) return "";
  return `<section aria-labelledby="${kind}">
<h2 id="${kind}">${title} <span class="count">${members.length}</span></h2>
${members.map(renderOperation).join("\n")}
</section>`;
}

function renderOperation(operation: OperationEntry): string {
  const name = escapeHtml(operation.name);
  return `<article aria-labelledby="op-${name}">
<h3 id="op-${name}"><a href="#op-${name}">${name}</a></h3>
<p>${escapeHtml(operation.documentation)}</p>
<ul class="routes">${operation.routes.map((route) => `<li><code>${escapeHtml(route)}</code></li>`).join("")}</ul>
${renderSample(name, "JSON sample", operation.jsonSample)}
${renderSample(name, "SOAP sample", operation.soapSample)}
</article>`;
}

function renderSample(name: string, label: string, sample: string): string {
  return `<details><summary>${label}</summary><pre tabindex="0" aria-label="${name}: ${label}"><code>${escapeHtml(sample)}</code></pre></details>`;
}
