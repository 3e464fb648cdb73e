import { type FSWatcher, readlinkSync, realpathSync, statSync, watch } from "node:fs";
import { basename, dirname, resolve, sep } from "node:path";

/**
 * The milliseconds without a change before changes are reported. Editors write a file in several steps, and a checkout writes
 * many files.
 */
const quietTime = 80;
/** The most milliseconds that a report waits for quiet. A file that changes all the time, such as a log, must not block it. */
const longestWait = 1000;
/** The milliseconds between two reports for a folder that the system cannot watch. */
const pollTime = 1000;

interface WatchedFolder {
  /** Distinguishes a folder from a new folder of the same name. */
  readonly inode: number;
  /** The names to listen for; undefined for every name. */
  names: ReadonlySet<string> | undefined;
  readonly close: () => void;
}

/**
 * Reports when one of a set of files may have changed. The watcher watches folders, not files, because editors save by
 * replacing a file, and because a file may not exist yet. For a missing folder, it watches the nearest folder above.
 * (Chokidar 5 watches files: it misses a deleted file that comes back, and the files of a folder that is moved away and back.)
 */
export class FileWatcher {
  readonly #folders = new Map<string, WatchedFolder>();
  readonly #root: string;
  readonly #onChange: () => void;
  #timer: NodeJS.Timeout | undefined;
  /** The time of the first change that has not been reported. */
  #since: number | undefined;

  /** `root` is the project's folder. The watcher also sees if a folder below `root` is renamed. */
  constructor(root: string, onChange: () => void) {
    this.#root = root;
    this.#onChange = onChange;
  }

  /** Watches exactly these files (absolute paths) from now on. Returns whether a folder is watched that was not watched before. */
  watchOnly(files: readonly string[]): boolean {
    const wanted = wantedFolders(files, this.#root);
    for (const [folder, watched] of this.#folders) {
      if (wanted.has(folder) && inodeOf(folder) === watched.inode) continue;
      watched.close();
      this.#folders.delete(folder);
    }
    let isNew = false;
    for (const [folder, names] of wanted) {
      const watched = this.#folders.get(folder);
      if (watched !== undefined) watched.names = names;
      else {
        this.#folders.set(folder, this.#watchFolder(folder, names));
        isNew = true;
      }
    }
    return isNew;
  }

  /** Stops watching. No report follows. */
  close(): void {
    for (const watched of this.#folders.values()) watched.close();
    this.#folders.clear();
    clearTimeout(this.#timer);
  }

  #watchFolder(folder: string, names: ReadonlySet<string> | undefined): WatchedFolder {
    const inode = inodeOf(folder) ?? 0;
    try {
      const watcher: FSWatcher = watch(folder, (_event, name) => this.#heard(folder, name));
      watcher.on("error", () => this.#changed());
      return { inode, names, close: () => watcher.close() };
    } catch {
      const timer = setInterval(() => this.#changed(), pollTime);
      return { inode, names, close: () => clearInterval(timer) };
    }
  }

  /** Handles an event of a folder. An event with the folder's own name means that the folder disappeared. */
  #heard(folder: string, name: string | null): void {
    const names = this.#folders.get(folder)?.names;
    if (name === null || names === undefined || names.has(name) || name === basename(folder)) this.#changed();
  }

  #report(): void {
    this.#since = undefined;
    this.#onChange();
  }

  #changed(): void {
    clearTimeout(this.#timer);
    this.#since ??= performance.now();
    const left = longestWait - (performance.now() - this.#since);
    this.#timer = setTimeout(() => this.#report(), Math.min(quietTime, left));
  }
}

/** Returns the names to listen for in each folder. Undefined means every name. */
function wantedFolders(files: readonly string[], root: string): ReadonlyMap<string, ReadonlySet<string> | undefined> {
  const folders = new Map<string, Set<string> | undefined>();
  const listen = (folder: string, name: string): void => {
    if (folders.has(folder) && folders.get(folder) === undefined) return;
    folders.set(folder, (folders.get(folder) ?? new Set()).add(name));
  };
  for (const file of files.flatMap(withTargets)) {
    let folder = dirname(file);
    if (inodeOf(folder) === undefined) {
      while (inodeOf(folder) === undefined && dirname(folder) !== folder) folder = dirname(folder);
      folders.set(folder, undefined);
    } else listen(folder, basename(file));
    for (; folder.startsWith(root + sep); folder = dirname(folder)) listen(dirname(folder), basename(folder));
  }
  return folders;
}

/** Returns a file, and all targets if it is a symbolic link, because each of them may change. */
function withTargets(file: string): readonly string[] {
  const all = [file];
  for (let at = linkedFile(file); at !== undefined && !all.includes(at); at = linkedFile(at)) all.push(at);
  return all;
}

/** The target of a symbolic link. A relative target starts at the link's real folder. Undefined for other files. */
function linkedFile(path: string): string | undefined {
  try {
    return resolve(realpathSync(dirname(path)), readlinkSync(path));
  } catch {
    return undefined;
  }
}

/** The inode of a path. Undefined if the path does not exist, or if a parent is a file. */
function inodeOf(path: string): number | undefined {
  try {
    return statSync(path).ino;
  } catch {
    return undefined;
  }
}
