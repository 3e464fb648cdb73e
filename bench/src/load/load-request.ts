/** What a load generator is asked to do. */
export interface LoadRequest {
  readonly port: number;
  readonly path: string;
  readonly contentType: string;
  readonly body: string;
  readonly connections: number;
  readonly milliseconds: number;
  /** Requests a second; undefined for as many as the connections carry. */
  readonly rate?: number;
}

/** What it found. */
export interface LoadReport {
  readonly requests: number;
  readonly requestsPerSecond: number;
  /** Replies that were not 200. */
  readonly failures: number;
  /** Milliseconds, of the slowest one in a hundred and of the one in the middle. */
  readonly p99: number;
  readonly p50: number;
}
