import { readFileSync } from "node:fs";
import { parseAllDocuments } from "yaml";

/** The inputs that a component declares. */
type DeclaredInputs = Readonly<Record<string, { readonly default?: string; readonly options?: readonly string[] }>>;

/** A job of GitLab, as far as our component has one. */
export interface GitLabJob {
  readonly image: string;
  readonly rules: readonly { readonly if: string }[];
  readonly variables: Readonly<Record<string, string>>;
  readonly script: readonly string[];
  readonly artifacts: { readonly paths: readonly string[]; readonly reports: Readonly<Record<string, string>> };
}

/**
 * The jobs of a component with values for its inputs, as GitLab includes it (docs.gitlab.com, CI/CD inputs): `$[[ inputs.name ]]`
 * is replaced in every text. Throws for an input that is not declared, or whose value is not among its options.
 */
export function includeComponent(
  path: string,
  given: Readonly<Record<string, string>> = {},
): Readonly<Record<string, GitLabJob>> {
  const [head, body] = parseAllDocuments(readFileSync(path, "utf8"));
  const { inputs }: { readonly inputs: DeclaredInputs } = head?.toJS().spec ?? { inputs: {} };
  for (const [name, value] of Object.entries(given)) {
    const options = inputs[name]?.options;
    if (!(name in inputs) || options?.includes(value) === false)
      throw new Error(`The input ${name} cannot be ${value}.`);
  }
  const inputOf = (name: string): string => {
    const value = given[name] ?? inputs[name]?.default;
    if (value === undefined) throw new Error(`The input ${name} has no value.`);
    return value;
  };
  return withInputs(body?.toJS(), inputOf) as Readonly<Record<string, GitLabJob>>;
}

function withInputs(value: unknown, inputOf: (name: string) => string): unknown {
  const text = (one: string): string =>
    one.replace(/\$\[\[ inputs\.([\w-]+) \]\]/g, (_all, name: string) => inputOf(name));
  if (typeof value === "string") return text(value);
  if (Array.isArray(value)) return value.map((one) => withInputs(one, inputOf));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [text(name), withInputs(one, inputOf)]));
}
