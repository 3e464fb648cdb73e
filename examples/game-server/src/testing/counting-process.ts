import { openLmdbStore } from "../store/lmdb-store.js";

/**
 * Run as a process of its own: counts one key up for ever in the store at the folder given, several moves at a time,
 * and prints each count as soon as it is acknowledged. It ends by being killed.
 */
async function countForEver(folder: string): Promise<void> {
  const store = openLmdbStore(folder);
  const table = { name: "tiles", decode: Number } as const;
  const countOn = async (): Promise<void> => {
    for (;;) {
      const count = await store.update(table, "count", (state = 0) => ({ next: state + 1, result: state + 1 }));
      await store.append({ operation: "Count", time: "", content: { count } });
      process.stdout.write(`${count}\n`);
    }
  };
  await Promise.all([countOn(), countOn(), countOn(), countOn()]);
}

await countForEver(process.argv[2] ?? "");
