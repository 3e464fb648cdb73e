import type { Fleet } from "../fleet/start-fleet.js";
import type { Random } from "../random/mulberry32.js";
import type { RouteProxies } from "./route-proxies.js";
import type { SmallDisk } from "./small-disk.js";

/** What the weather is made on. */
export interface Place {
  readonly fleet: Fleet;
  readonly proxies: RouteProxies;
  /** That of the last node; undefined where file systems cannot be mounted. */
  readonly disk: SmallDisk | undefined;
  readonly random: Random;
  /** The number of the node that leads a stream. */
  readonly leader: (stream: string) => Promise<number>;
  /** Resolves when the streams have a leader and all replicas are up to date. */
  readonly whole: () => Promise<void>;
}

/** One kind of bad weather. It is over when `strike` resolves, and everything is there again. */
export interface Weather {
  readonly name: string;
  readonly strike: (place: Place) => Promise<void>;
  /** Why it cannot be made here; undefined if it can. */
  readonly missing?: (place: Place) => string | undefined;
}
