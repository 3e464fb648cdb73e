/** A program with its arguments. */
export interface ServerCommand {
  readonly program: string;
  readonly args: readonly string[];
}

/** The default of the setting `stubwright.command`: the Stubwright that the project has installed. */
export const defaultCommand: readonly string[] = ["npx", "--no-install", "stubwright", "lsp"];

/** The command of a setting; the default if the setting is no list of words. */
export function serverCommand(setting: unknown): ServerCommand {
  const words = Array.isArray(setting) && setting.every((word) => typeof word === "string") ? setting : defaultCommand;
  const [program = "npx", ...args] = words.length === 0 ? defaultCommand : words;
  return { program, args };
}
