import type { OneWayOperation, RequestReplyOperation } from "@stubwright/runtime";
import type {
  ConsoleSettings,
  ContractDescription,
  OperationDescription,
  TypeDescription,
} from "@stubwright/runtime/codec";

/** Header blocks or faults by name. */
export type NamedValues = Record<string, unknown>;

/** An operation with its codecs, which check every value. */
export type CodedOperation =
  | RequestReplyOperation<unknown, unknown, NamedValues, NamedValues, NamedValues>
  | OneWayOperation<unknown, NamedValues>;

/** The contract that the page shows. */
export interface Contract {
  readonly description: ContractDescription;
  readonly settings: ConsoleSettings;
  readonly operations: ReadonlyMap<string, OperationDescription>;
  readonly types: ReadonlyMap<string, TypeDescription>;
  /** Loads the codecs when first asked for, and gives those of an operation. */
  readonly codecOf: (operation: string) => Promise<CodedOperation>;
}

/** Loads the contract from beside the page. Rejects with an `Error` for people. */
export async function loadContract(): Promise<Contract> {
  const [settings, description] = await Promise.all([
    loadJson<ConsoleSettings>("settings.json"),
    loadJson<ContractDescription>("contract/description.json"),
  ]);
  const load = once(async () => {
    const module: Record<string, CodedOperation> = await import(besidePage("contract/operations.js"));
    return new Map(Object.values(module).map((operation) => [operation.name, operation]));
  });
  return {
    description,
    settings,
    operations: new Map(description.operations.map((operation) => [operation.name, operation])),
    types: new Map(description.types.map((type) => [type.name, type])),
    codecOf: async (name) => {
      const operation = (await load()).get(name);
      if (operation === undefined) throw new Error(`There are no codecs of ${name}.`);
      return operation;
    },
  };
}

/** The absolute address of a file beside the page. */
export function besidePage(path: string): string {
  return new URL(path, document.baseURI).href;
}

async function loadJson<Content>(path: string): Promise<Content> {
  const response = await fetch(besidePage(path));
  if (!response.ok) throw new Error(`${path} cannot be loaded: the server answered ${response.status}.`);
  return response.json();
}

function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
