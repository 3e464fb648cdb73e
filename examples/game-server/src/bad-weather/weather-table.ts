import type { RoundReport } from "./round.js";

type Count = Exclude<keyof RoundReport, "wrong">;

const counts: readonly Count[] = ["accepted", "moves", "refused", "unknown", "lost", "doubled"];

/** What became of the rounds of one kind. */
interface Rounds {
  readonly reports: RoundReport[];
  broken: number;
}

/** The counts of all rounds, by kind of weather. */
export class WeatherTable {
  readonly #kinds = new Map<string, Rounds>();

  add(name: string, report: RoundReport): void {
    this.#rounds(name).reports.push(report);
  }

  /** Counts a round that did not end. */
  addBroken(name: string): void {
    this.#rounds(name).broken++;
  }

  /** Whether nothing was wrong in any round of a kind. */
  isClean(name: string): boolean {
    const rounds = this.#kinds.get(name);
    return rounds === undefined || wrongOf(rounds) === 0;
  }

  /** A row of Markdown; empty if no round was played. */
  row(name: string): string {
    const rounds = this.#kinds.get(name);
    if (rounds === undefined) return "";
    const sums = counts.map((count) => rounds.reports.reduce((sum, report) => sum + report[count], 0));
    return rowOf([name, rounds.reports.length + rounds.broken, ...sums, wrongOf(rounds)]);
  }

  /** The table in Markdown. */
  text(): string {
    const titles = ["weather", "rounds", ...counts, "wrong"];
    const rows = [...this.#kinds.keys()].map((name) => this.row(name));
    return [rowOf(titles), rowOf(titles.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows].join("\n");
  }

  #rounds(name: string): Rounds {
    const rounds = this.#kinds.get(name) ?? { reports: [], broken: 0 };
    this.#kinds.set(name, rounds);
    return rounds;
  }
}

function wrongOf({ reports, broken }: Rounds): number {
  return reports.reduce((sum, { wrong }) => sum + wrong.length, broken);
}

function rowOf(cells: readonly (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}
