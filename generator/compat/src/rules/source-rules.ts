import { rule } from "./rule.js";

/**
 * Rules about generated source, output files, imports, versions and waivers, which are not changes of the contract
 * itself.
 */
export const sourceRules = [
  rule(
    "ts-symbol-changed",
    "I | I | I | I | E | E",
    "An exported type, proxy, handler or enum name changed, vanished or means another type. If only the object with a type's values changed, it is a warning.",
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
    "Source that reads or writes the value. json-shape-changed reports it if it reaches the wire.",
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
    "The base config lists a contract that the current config does not, by name or entry.",
    "Everybody who uses it.",
  ),
  rule(
    "contract-version-unchanged",
    "I | I | I | I | – | –",
    "There are errors, but the contract's version (namespace, version attribute) did not change.",
    "People who compare versions.",
  ),
  rule(
    "version-not-bumped",
    "W | W | W | W | W | W",
    "The version in the package.json of the generated package is lower than the changes demand. Info if the package is private. Compare with the last release.",
    "Callers whose version range takes a breaking change for a harmless one.",
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
    "An existing part has a lower stability, an earlier sunset, or a new sunset in the past, so that later changes of it are allowed.",
    "Nobody yet: it informs those who relied on the mark.",
  ),
  rule("waiver-expired", "E | E | E | E | E | E", "A waiver is past its date.", "Nobody yet: decide again."),
  rule("waiver-unused", "W | W | W | W | W | W", "A waiver matches nothing.", "Nobody: remove it."),
] as const;

/** Rules about changes that never fail a run. They are reported because their reverse has a rule. */
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
    "A requirement of a policy is optional or removed.",
    "New clients with an old server.",
  ),
  rule(
    "route-added",
    "– | – | I | – | I | I",
    "An operation has another route, or a route takes more methods.",
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
