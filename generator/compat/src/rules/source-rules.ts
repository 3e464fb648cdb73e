import { rule } from "./rule.js";

/** Not drift of the contract: generated source, the output tree, imports, versions and waivers. */
export const sourceRules = [
  rule(
    "ts-symbol-changed",
    "I | I | I | I | E | E",
    "An exported type, proxy, handler or enum name changed, vanished or means another type. If only the object of a type's values did, a warning.",
    "Source that names the symbol.",
  ),
  rule(
    "ts-module-path-changed",
    "– | – | – | – | E | E",
    "The same symbol has a different import path.",
    "Source that imports it.",
  ),
  rule(
    "ts-optionality-style-changed",
    "– | – | – | – | E | E",
    "`?:`, `T | null` and `T | undefined` are switched by an option. The option `nulls` leaves the types as they are: a warning.",
    "Source that reads or writes the member.",
  ),
  rule(
    "ts-scalar-mapping-changed",
    "– | – | – | – | E | E",
    "Date, string, bigint, number or the decimal type are swapped by an option, or by a type with the same values; or an option opens or closes enumerations.",
    "Source that reads or writes the value. json-shape-changed reports it where it reaches the wire.",
  ),
  rule(
    "ts-signature-changed",
    "– | – | – | – | E | E",
    "Parameters, result, error channel or context type of a generated method changed.",
    "Source that calls or implements it.",
  ),
  rule(
    "generator-version-changed",
    "– | – | – | – | I | I",
    "Committed output differs, but documents and options do not: the generator changed. Reported if both sides have a manifest.",
    "Nobody.",
  ),
  rule(
    "stubs-stale",
    "– | – | – | – | E | E",
    "Committed output is not what the contract, config and generator produce.",
    "The build.",
  ),
  rule("stubs-edited", "– | – | – | – | E | E", "A generated file was changed by hand.", "The build."),
  rule(
    "stubs-orphaned",
    "– | – | – | – | W | W",
    "The output folder has a file that nothing produces any more.",
    "Readers of the tree.",
  ),
  rule(
    "import-unpinned",
    "E | E | E | E | – | –",
    "A schemaLocation resolves over the network and its digest is in no lock file or, without a lock file, in no manifest.",
    "Whoever builds next.",
  ),
  rule(
    "import-drifted",
    "E | E | E | E | – | –",
    "A remote import does not match the digest in the lock file or the manifest. A warning if it cannot be reached.",
    "Whoever builds next.",
  ),
  rule(
    "contract-removed",
    "E | E | E | E | E | E",
    "The base's config has a contract that the config has no more, by its name or its entry.",
    "Everybody who uses it.",
  ),
  rule(
    "version-not-bumped",
    "I | I | I | I | – | –",
    "There are errors, but the contract's version (namespace, version attribute) did not change.",
    "People who compare versions.",
  ),
  rule(
    "removed-before-sunset",
    "E | E | E | E | E | E",
    "A deprecated operation or member is removed before its sunset date.",
    "Old clients that trusted the date.",
  ),
  rule(
    "contract-mark-relaxed",
    "W | W | W | W | W | W",
    "What was there before has a lower stability, an earlier sunset, or a new one that is past: later changes of it pass.",
    "Nobody yet: whoever trusted the mark is to know.",
  ),
  rule("waiver-expired", "E | E | E | E | E | E", "A waiver is past its date.", "Nobody yet: decide again."),
  rule("waiver-unused", "W | W | W | W | W | W", "A waiver matches nothing.", "Nobody: remove it."),
] as const;

/** Changes that never gate but are reported, since their reverse has a rule. */
export const noteRules = [
  rule("contract-new", "I | I | I | I | I | I", "The base has no such contract.", "Nobody."),
  rule(
    "service-or-port-added",
    "I | I | I | I | I | I",
    "A service or a port with an address is added.",
    "New clients of it.",
  ),
  rule(
    "policy-relaxed",
    "I | I | I | I | I | I",
    "What a policy required is optional or gone.",
    "New clients with an old server.",
  ),
  rule(
    "route-added",
    "– | – | I | – | I | I",
    "An operation has one more route, or more methods of one.",
    "New clients with an old server.",
  ),
  rule(
    "media-type-added",
    "– | – | I | I | I | I",
    "Another media type is accepted or offered.",
    "New clients with an old server.",
  ),
  rule(
    "unknown-members-opened",
    "– | – | I | I | I | I",
    "A closed object becomes open.",
    "New clients with an old server.",
  ),
] as const;
