import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { type ProgramResult, runJobProgram } from "./job-program.js";

/** A step of a composite action, as far as ours uses them. */
interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly shell: string;
  readonly "working-directory"?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly run: string;
}

interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly using: string; readonly steps: readonly Step[] };
}

/** A job in which the action runs. */
export interface Job {
  /** The folder with the checkout. */
  readonly workspace: string;
  readonly event: unknown;
  readonly env: Readonly<Record<string, string>>;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly token?: string;
}

/** What a job has left. */
export interface JobResult {
  readonly status: number;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Values by their names in expressions: `inputs.base`, `steps.gate.outputs.verdict`. */
type Values = ReadonlyMap<string, string>;

/** Replaces `${{ name }}`. A name without a value fails, so that a misspelt one is noticed. */
function expand(text: string, values: Values): string {
  return text.replace(/\$\{\{\s*(.+?)\s*\}\}/g, (_all, expression: string) => evaluate(expression, values));
}

/** The value of a name, or of a comparison of a name with a text. */
function evaluate(expression: string, values: Values): string {
  const [, name, wanted] = /^([\w.-]+) == '([^']*)'$/.exec(expression) ?? [];
  if (name !== undefined) return String(evaluate(name, values) === wanted);
  const value = values.get(expression);
  if (value === undefined) throw new Error(`The expression ${expression} has no value.`);
  return value;
}

/** The files that a runner gives to the steps of a job. */
function runnerFiles(event: unknown): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), "stubwright-runner-"));
  const at = (name: string): string => join(folder, name);
  for (const name of ["output", "summary"]) writeFileSync(at(name), "");
  mkdirSync(at("temp"));
  writeFileSync(at("event.json"), JSON.stringify(event));
  return at;
}

/** The inputs of a job and the defaults of the others. */
function inputValues({ inputs }: Action, { inputs: given = {}, token = "" }: Job): Map<string, string> {
  const values = new Map([["github.token", token]]);
  for (const name of Object.keys(given)) if (!(name in inputs)) throw new Error(`There is no input ${name}.`);
  for (const [name, { default: value = "" }] of Object.entries(inputs))
    values.set(`inputs.${name}`, given[name] ?? expand(value, values));
  return values;
}

/**
 * Runs a composite action as GitHub does: inputs with their defaults, steps in bash with the files of the runner, a step only if
 * those before succeeded (docs.github.com, metadata syntax for actions).
 */
export async function runAction(actionPath: string, job: Job): Promise<JobResult> {
  const action: Action = parse(readFileSync(join(actionPath, "action.yml"), "utf8"));
  const at = runnerFiles(job.event);
  const values = inputValues(action, job);
  const runStep = async (step: Step): Promise<ProgramResult> => {
    if (step.shell !== "bash") throw new Error(`A step in ${step.shell} is not known here.`);
    writeFileSync(at("step.sh"), expand(step.run, values));
    writeFileSync(at("output"), "");
    const own = Object.entries(step.env ?? {}).map(([name, text]) => [name, expand(text, values)]);
    const result = await runJobProgram("bash", ["--noprofile", "--norc", "-eo", "pipefail", at("step.sh")], {
      cwd: resolve(job.workspace, expand(step["working-directory"] ?? ".", values)),
      env: {
        ...job.env,
        GITHUB_ACTION_PATH: actionPath,
        GITHUB_EVENT_PATH: at("event.json"),
        GITHUB_OUTPUT: at("output"),
        GITHUB_STEP_SUMMARY: at("summary"),
        RUNNER_TEMP: at("temp"),
        ...Object.fromEntries(own),
      },
    });
    for (const [name, value] of readOutputs(readFileSync(at("output"), "utf8")))
      values.set(`steps.${step.id ?? ""}.outputs.${name}`, value);
    return result;
  };
  let [status, log] = [0, ""];
  for (const step of action.runs.steps) {
    const isWanted = status === 0 && (step.if === undefined || expand(step.if, values) === "true");
    if (!isWanted) continue;
    const result = await runStep(step);
    status = result.status;
    log += result.out;
  }
  const outputs = Object.entries(action.outputs).map(([name, { value }]) => [name, expand(value, values)]);
  return { status, log, summary: readFileSync(at("summary"), "utf8"), outputs: Object.fromEntries(outputs) };
}

/** The lines `name=value` of an output file. */
function readOutputs(text: string): readonly (readonly [string, string])[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, name, value] = /^([\w-]+)=(.*)$/.exec(line) ?? [];
      if (name === undefined || value === undefined) throw new Error(`${line} is no output.`);
      return [name, value] as const;
    });
}
