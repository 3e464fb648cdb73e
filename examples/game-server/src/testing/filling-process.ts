import { collect } from "../store/collect.js";
import { openLmdbStore } from "../store/lmdb-store.js";

/** Run as a process of its own with a limit on file sizes: writes until it fails, then says how many entries went in and are there. */
async function fillUp(folder: string): Promise<void> {
  const store = openLmdbStore(folder);
  const entry = { operation: "Fill", time: "", content: { text: "x".repeat(10_000) } };
  let acknowledged = 0;
  try {
    for (;;) acknowledged = await store.append(entry);
  } catch {
    await store.append(entry).catch(() => undefined);
    console.log(JSON.stringify({ acknowledged, kept: (await collect(store.entries())).length }));
  }
  await store.close();
}

await fillUp(process.argv[2] ?? "");
