/** What of the contract was exercised: each point is a place and what was special about it. */
export class Coverage {
  readonly #points = new Map<string, Map<string, boolean>>();
  readonly #faults = new Map<string, Set<string>>();

  /** Notes that a request with this point was sent, and whether the service accepted it. */
  note(operation: string, point: string, accepted: boolean): void {
    const points = this.#points.get(operation) ?? new Map<string, boolean>();
    points.set(point, (points.get(point) ?? false) || accepted);
    this.#points.set(operation, points);
  }

  /** Notes that a declared fault was received. */
  noteFault(operation: string, fault: string): void {
    const faults = this.#faults.get(operation) ?? new Set<string>();
    faults.add(fault);
    this.#faults.set(operation, faults);
  }

  /** The report on some operations, by their names, with the faults that each declares. */
  report(operations: readonly { readonly name: string; readonly faults: readonly string[] }[]): CoverageReport {
    return {
      operations: operations.map(({ name, faults }) => {
        const points = [...(this.#points.get(name) ?? [])];
        const seen = this.#faults.get(name) ?? new Set();
        return {
          name,
          exercised: points.flatMap(([point, accepted]) => (accepted ? [point] : [])),
          unreached: points.flatMap(([point, accepted]) => (accepted ? [] : [point])),
          faults: faults.filter((fault) => seen.has(fault)),
          unseenFaults: faults.filter((fault) => !seen.has(fault)),
        };
      }),
    };
  }
}

/** What of the contract was exercised. */
export interface CoverageReport {
  readonly operations: readonly OperationCoverage[];
}

/** What of one operation was exercised. */
export interface OperationCoverage {
  readonly name: string;
  /** Points of requests that the service accepted. */
  readonly exercised: readonly string[];
  /** Points of requests that were sent, and never accepted. */
  readonly unreached: readonly string[];
  /** Declared faults that were received. */
  readonly faults: readonly string[];
  /** Declared faults that never were. */
  readonly unseenFaults: readonly string[];
}
