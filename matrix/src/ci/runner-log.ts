/** A workflow command that a runner obeyed: `::error file=a,line=1::text`. */
export interface ObeyedCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly text: string;
}

/**
 * The commands of a log that a runner of GitHub obeys (docs.github.com, workflow commands). Between `::stop-commands::token` and
 * `::token::` it obeys none. The older form `##[name]text` counts wherever it stands in a line.
 */
export function obeyedCommands(log: string): readonly ObeyedCommand[] {
  const commands: ObeyedCommand[] = [];
  let token: string | undefined;
  for (const line of log.split(/\r\n|\r|\n/)) {
    const command = readCommand(line);
    if (token !== undefined) {
      if (command?.name === token) token = undefined;
    } else if (command?.name === "stop-commands") token = command.text;
    else if (command !== undefined) commands.push(command);
  }
  return commands;
}

function readCommand(line: string): ObeyedCommand | undefined {
  const [, name, properties = "", text] =
    /^\s*::([^\s:]+)(?: (.*?))?::(.*)$/.exec(line) ?? /##\[([^\s\]]+)(?: (.*?))?\](.*)$/.exec(line) ?? [];
  if (name === undefined || text === undefined) return undefined;
  const pairs = properties.split(",").map((pair) => pair.split("="));
  return {
    name,
    properties: Object.fromEntries(pairs.map(([key = "", value = ""]) => [key, decode(value)])),
    text: decode(text),
  };
}

function decode(text: string): string {
  return text
    .replaceAll("%0D", "\r")
    .replaceAll("%0A", "\n")
    .replaceAll("%3A", ":")
    .replaceAll("%2C", ",")
    .replaceAll("%25", "%");
}
