/** The files of a console page, which `@stubwright/console` makes for one contract. */
export interface ConsolePage {
  /** The file at a path below the console's own, such as `page.js`; `""` is the page itself. Undefined if there is none. */
  readonly consoleFile: (path: string) => ConsoleFile | undefined | Promise<ConsoleFile | undefined>;
  /** Other settings than those of the service that serves the page; `own` are those. */
  readonly settings?: (own: ConsoleSettings) => ConsoleSettings;
}

/** A file of the console page. */
export interface ConsoleFile {
  readonly contentType: string;
  readonly body: string;
}

/** Where the console page finds the service and its documents: `settings.json` beside the page. URLs may be relative to the page. */
export interface ConsoleSettings {
  /** What is in front of `/json/reply/<Operation>`. Absent if the page must not call over JSON. */
  readonly json?: string;
  /** The SOAP endpoint. Absent if the page must not call over SOAP. */
  readonly soap?: string;
  /** The service's own addresses, for people and their code. Absent if they are those that the page calls. */
  readonly service?: { readonly json?: string; readonly soap?: string };
  /** The contract's documents, to download. */
  readonly documents: readonly { readonly name: string; readonly url: string }[];
}

/** What a console page knows of its contract: texts that the browser loads, or functions that make them when they are asked for. */
export interface ConsoleContract {
  /** The `ContractDescription`, as JSON. */
  readonly description: Lazy<string>;
  /** The generated codecs as JavaScript by file name, such as `operations.js`. They import the runtime from `../codec.js`. */
  readonly modules: Lazy<Readonly<Record<string, string>>>;
}

/** A value, or a function that makes it, whose result is kept by the function itself. */
export type Lazy<Value> = Value | (() => Value | Promise<Value>);
