/** What errors show of a service's inside, each with its name for people. */
const patterns: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["a stack trace", /(?:^|[\n>])\s*at [\w$.<>[\] ]+ ?\(?[^\s()]+:\d+/],
  ["a stack trace", /\bat [\w.$<>`]+\([\w./\\ ]+\.\w{1,6}:\d+\)|\bat [\w.`]+\(.*\) in .+:line \d+/],
  ["a stack trace", /Traceback \(most recent call last\)|File "[^"]+", line \d+/],
  ["a stack trace", /\bgoroutine \d+ \[|\bpanic: |\bruntime error: |\b\w+\.(?:go|rb|py|php|cs|java|pl|cpp):\d+\b/],
  ["a stack trace", /#\d+ \S+\.php\(\d+\)|node:internal\//],
  [
    "the name of an exception class",
    /\b(?:[a-z][a-z0-9]*\.){2,}[A-Z]\w*(?:Exception|Error)\b|\bSystem\.(?:\w+\.)*\w*Exception\b/,
  ],
  [
    "the name of an exception class",
    /\b(?:NullPointerException|NullReferenceException|ArrayIndexOutOfBounds\w*|KeyError:|AttributeError:|ReferenceError:|TypeError:)/,
  ],
  [
    "the name of an exception class",
    /\b(?:ValueError|IndexError|ZeroDivisionError|AssertionError|RuntimeError|UnicodeDecodeError|RangeError): |\b(?:NumberFormat|IllegalArgument|IllegalState|ClassCast|Unmarshal|SAXParse|XMLStream|SQL|InvalidCast|ArgumentNull|KeyNotFound|InvalidOperation)Exception\b/,
  ],
  [
    "a sentence of the programming language",
    /Cannot read propert|is not a function\b|undefined method|Segmentation fault|core dumped/,
  ],
  [
    "a path of the file system",
    /(?:^|[\s"'(:=])\/(?:usr|home|var|opt|etc|app|srv|tmp|root|mnt|Users|node_modules)\/[\w.@-]+/,
  ],
  ["a path of the file system", /\b[A-Z]:\\[\w .-]+\\/],
  ["SQL", /\bSELECT\b[^<]+\bFROM\b|\bINSERT\s+INTO\b|\bUPDATE\b[^<]+\bSET\b|\bDELETE\s+FROM\b/],
  [
    "SQL",
    /\bselect\s+(?:\*|[\w.]+(?:\s*,\s*[\w.]+)+)\s+from\b|\bselect\s[^<]+\sfrom\s[^<]+\swhere\s|\binsert\s+into\s+\w+\s*\(|\bdelete\s+from\s+\w+\s+where\b/i,
  ],
  [
    "a message of the database",
    /\b(?:relation|column|table) ["'`][^"'`]+["'`] (?:does not|doesn't) exist|violates [\w-]+ (?:key )?constraint|Duplicate entry '|no such (?:table|column): |could not execute (?:statement|query)/,
  ],
  [
    "an address inside",
    /\bE(?:CONNREFUSED|CONNRESET|HOSTUNREACH|TIMEDOUT)\b|\bENOTFOUND \w|\b(?:10(?:\.\d{1,3}){3}|192\.168(?:\.\d{1,3}){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d{1,3}){2}):\d+/,
  ],
  ["a connection string or password", /\bjdbc:\w+:|\b(?:Data Source|Server)=[^;\s]+;/],
  ["a message of the database", /\bORA-\d{5}\b|\bSQLSTATE\b|SQL syntax|SQLITE_\w+|duplicate key value/],
  ["a connection string or password", /\b(?:password|passwd|pwd)\s*=\s*\S+|\w+:\/\/\w+:[^\s@/]+@/i],
];

/** What a text of an error tells of the service's inside; undefined for one that tells nothing. */
export function internalDetail(text: string): string | undefined {
  for (const [name, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found !== null) return `${name}: ${found[0].trim().slice(0, 80)}`;
  }
  return undefined;
}
