import { type FSWatcher, readlinkSync, realpathSync, statSync, watch } from "node:fs";
import { basename, dirname, resolve, sep } from "node:path";

/**
 * How many milliseconds of quiet there must be before a change is reported: editors write a file in several steps, and checkouts
 * many files.
 */
const settleTime = 80;
/** How many milliseconds a file that never rests, such as a log in the folder, delays the report of others. */
const longestSettling = 1000;
/** How often to look where the system cannot watch a folder, in milliseconds. */
const pollTime = 1000;

interface WatchedFolder {
  /** Another folder of the same name is another folder. */
  readonly inode: number;
  /** The names to listen for; undefined for every name. */
  names: ReadonlySet<string> | undefined;
  readonly close: () => void;
}

/**
 * Tells when one of some files may have changed. It watches their folders, so a file that is replaced (as editors save) or
 * not there yet is seen too; for a folder that is not there, the nearest one above. (Chokidar 5 watches the files: it misses
 * one that comes back after it was deleted, and whatever a folder brings that was moved away and back.)
 */
export class FileWatcher {
  readonly #folders = new Map<string, WatchedFolder>();
  readonly #root: string;
  readonly #onChange: () => void;
  #settling: NodeJS.Timeout | undefined;
  /** When the first change was heard that has not been told. */
  #since: number | undefined;

  /** `root` is the folder of the project: of the folders below it, renaming is seen too. */
  constructor(root: string, onChange: () => void) {
    this.#root = root;
    this.#onChange = onChange;
  }

  /** Watches these files (absolute paths) from now on, and no others. True where a folder is watched that was not before. */
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

  /** Ends all watching; nothing is reported afterwards. */
  close(): void {
    for (const watched of this.#folders.values()) watched.close();
    this.#folders.clear();
    clearTimeout(this.#settling);
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

  /** The folder's own name is heard when it goes away. */
  #heard(folder: string, name: string | null): void {
    const names = this.#folders.get(folder)?.names;
    if (name === null || names === undefined || names.has(name) || name === basename(folder)) this.#changed();
  }

  #tell(): void {
    this.#since = undefined;
    this.#onChange();
  }

  #changed(): void {
    clearTimeout(this.#settling);
    this.#since ??= performance.now();
    const left = longestSettling - (performance.now() - this.#since);
    this.#settling = setTimeout(() => this.#tell(), Math.min(settleTime, left));
  }
}

/** The names to listen for in each folder; undefined for every name. */
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

/** A file and, where it is a link, what that leads to: both may change. */
function withTargets(file: string): readonly string[] {
  const all = [file];
  for (let at = linkedFile(file); at !== undefined && !all.includes(at); at = linkedFile(at)) all.push(at);
  return all;
}

/** What a link says is meant from the folder that it is in, which may be reached by a link itself. */
function linkedFile(path: string): string | undefined {
  try {
    return resolve(realpathSync(dirname(path)), readlinkSync(path));
  } catch {
    return undefined;
  }
}

/** Undefined where nothing is, or where a file stands in the way to it. */
function inodeOf(path: string): number | undefined {
  try {
    return statSync(path).ino;
  } catch {
    return undefined;
  }
}
