import { rule } from "./rule.js";

/** Rules about HTTP and JSON. */
export const jsonRules = [
  rule(
    "route-path-changed",
    "– | – | E | – | I | I",
    "The path template differs, or a parameter moves between path, query, header and body.",
    "Old clients and new clients (404 or 400). Renaming a path variable alone is info.",
  ),
  rule("route-verb-changed", "– | – | E | – | I | I", "The HTTP method differs.", "Old clients and new clients (405)."),
  rule(
    "json-name-changed",
    "– | – | E | E | E / E | E / E",
    "The JSON key, or the name of a type in $type, differs while the XML name is unchanged.",
    "Old clients and new clients on JSON only.",
  ),
  rule(
    "json-shape-changed",
    "– | – | E | E | E / E | E / E",
    "The representation differs: an array wrapper, text and attributes, long as text, date or binary encoding.",
    "Old clients and new clients on JSON only.",
  ),
  rule(
    "success-status-changed",
    "– | – | I | E | I | I",
    "The declared 2xx status differs.",
    "Old clients that test the code.",
  ),
  rule(
    "media-type-changed",
    "– | – | E | E | I | I",
    "A media type of the request or response is removed or replaced.",
    "Old clients (415 or 406). Adding one is info.",
  ),
  rule(
    "unknown-members-closed",
    "– | – | E | I | I / I | I / I",
    "An open object becomes closed (additionalProperties false).",
    "Request: old clients that send extras. The reverse is info.",
  ),
] as const;
