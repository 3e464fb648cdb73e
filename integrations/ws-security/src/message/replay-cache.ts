/** Remembers what must come only once. Share one between all instances of a service: an attacker picks the instance. */
export interface ReplayCache {
  /**
   * Whether a key is new. The cache keeps it until `expires`, in milliseconds since 1970; after that the message is refused
   * for its age. Of two that add the same key at once, only one is told `true`. A rejection refuses the message.
   */
  add(key: string, expires: number): boolean | Promise<boolean>;
}

/** How much a cache in memory keeps. */
export interface ReplayCacheOptions {
  /** Keys at most; default 100,000. Further messages are refused until keys expire: to forget one would let it be replayed. */
  readonly keys?: number;
  /** The time, in milliseconds since 1970. */
  readonly now?: () => number;
}

/** A cache in this process's memory, for a service of one instance. */
export function memoryReplayCache({ keys = 100_000, now = Date.now }: ReplayCacheOptions = {}): ReplayCache {
  const expiries = new Map<string, number>();
  return {
    add: (key, expires) => {
      const known = expiries.get(key);
      if (known !== undefined && known >= now()) return false;
      if (expiries.size >= keys) forgetExpired(expiries, now());
      if (expiries.size >= keys) throw new Error(`The replay cache is full: ${keys} messages have not expired yet.`);
      expiries.set(key, expires);
      return true;
    },
  };
}

function forgetExpired(expiries: Map<string, number>, now: number): void {
  for (const [key, expires] of expiries) if (expires < now) expiries.delete(key);
}
