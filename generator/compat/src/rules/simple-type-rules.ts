import { rule } from "./rule.js";

/** Rules about simple types, facets and values. */
export const simpleTypeRules = [
  rule(
    "type-changed",
    "E | E | E | E | E‡ / E‡ | E‡ / E‡",
    "Neither value space contains the other (date -> int, string -> boolean). Or the members of a union are in another order, so that a text belongs to another member: a warning.",
    "Old clients and new clients.",
  ),
  rule(
    "type-widened",
    "I | E | I | W | I / E‡ | E‡ / I",
    "The new value space is a strict superset (int -> long, short -> decimal, anything written as text -> string).",
    "Response: old clients overflow or fail to parse. Request: new clients.",
  ),
  rule(
    "type-narrowed",
    "E | I | E | I | E‡ / I | I / E‡",
    "The new value space is a strict subset.",
    "Request: old clients. Response: new clients.",
  ),
  rule(
    "default-value-changed",
    "W | W | W | W | I / I | I / I",
    "A default is added, removed or changed.",
    "Old clients and new clients, silently: an absent attribute or empty element now means something else.",
  ),
  rule(
    "fixed-value-changed",
    "E | E | E | E | E / E | E / E",
    "A fixed value is added or changed. Removing one is type-widened.",
    "Old clients and new clients.",
  ),
  rule(
    "enum-value-added",
    "I | W† | I | W† | I / W | W / I",
    "The enumeration grows.",
    "Response: old clients with a closed switch. Request: new clients. Info if the enumeration is open.",
  ),
  rule(
    "enum-value-removed",
    "E | I | E | I | E / W | W / E",
    "The enumeration shrinks.",
    "Request: old clients. Response: new clients, since an old server may still send it.",
  ),
  rule(
    "enum-introduced",
    "E | I | E | I | E / I | I / E",
    "An open value set becomes an enumeration.",
    "Request: old clients. Response: new clients.",
  ),
  rule(
    "enum-lifted",
    "I | W | I | W | I / E | E / I",
    "An enumeration becomes an open value set.",
    "Response: old clients. Request: new clients.",
  ),
  rule(
    "union-introduced",
    "I | E | I | E | I / E‡ | E‡ / I",
    "A type becomes a union in which one member has the old values.",
    "Response: old clients get values of the other members. Request: new clients.",
  ),
  rule(
    "union-lifted",
    "E | I | E | I | E‡ / I | I / E‡",
    "A union becomes a type with the values of one of its members.",
    "Request: old clients that send values of the other members. Response: new clients.",
  ),
  rule(
    "pattern-added",
    "E | I | E | I | I / I | I / I",
    "A pattern is added where there was none.",
    "Request: old clients. Response: new clients if they validate.",
  ),
  rule(
    "pattern-changed",
    "W | W | W | W | I / I | I / I",
    "The pattern's text differs, and whether it accepts more texts or fewer is not decided: the values are neither texts nor numbers nor truth values, or the patterns are too large. Otherwise it is bounds-widened, bounds-narrowed, both, or nothing.",
    "Nobody knows, so a warning is the only honest level.",
  ),
  rule(
    "bounds-narrowed",
    "E | I | E | I | I / I | I / I",
    "length, minLength, maxLength, minimum or maximum, totalDigits or fractionDigits are tighter, a pattern accepts fewer texts, white space around values that facets limit is kept, or a key, keyref or unique is new.",
    "Request: old clients. Response: new clients if they validate.",
  ),
  rule(
    "bounds-widened",
    "I | W | I | W | I / I | I / I",
    "The same facets are looser or dropped.",
    "Response: old clients (column width, int32). Request: new clients.",
  ),
] as const;
