import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A small file system of its own in a folder. */
export interface SmallDisk {
  /** Leaves no room on it. */
  readonly fill: () => void;
  readonly free: () => void;
  readonly unmount: () => void;
}

const megabytes = 256;
const piece = Buffer.alloc(1_048_576);

/** Mounts a small file system; undefined where that is not allowed. */
export function mountSmallDisk(folder: string): SmallDisk | undefined {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  const ballast = join(folder, "ballast");
  return {
    fill: () => {
      try {
        for (let count = 0; count < megabytes; count++) writeFileSync(ballast, piece, { flag: "a" });
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      }
    },
    free: () => rmSync(ballast, { force: true }),
    unmount: () => execFileSync("umount", [folder], { stdio: "ignore" }),
  };
}
