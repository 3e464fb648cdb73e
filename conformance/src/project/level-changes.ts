/** What a person does who changes an id or a level. */
const advice = [
  "",
  "Users name ids in configs and waivers, and levels decide whether their builds pass. Another id or another default level is",
  'therefore a breaking release of ours: say so under "Changed" in CHANGELOG.md, with what users have to do. A new rule or check',
  'is named under "Added". Then accept the levels: UPDATE_LEVELS=1 npm test -- project/stable-levels',
];

/** The differences between reviewed lines (`compare <id> <levels>`, `test <id> <level>`) and those of today, with what to do. */
export function levelChanges(reviewed: readonly string[], today: readonly string[]): readonly string[] {
  const [before, after] = [byName(reviewed), byName(today)];
  const changes = [...before].flatMap(([name, levels]) => {
    const now = after.get(name);
    if (now === undefined) return [`${name} is gone.`];
    return now === levels ? [] : [`${name}: the default level is ${now}, it was ${levels}.`];
  });
  const added = [...after]
    .filter(([name]) => !before.has(name))
    .map(([name, levels]) => `${name} is new, with ${levels}.`);
  const all = [...changes, ...added];
  return all.length === 0 ? [] : [...all, ...advice];
}

/** The levels of each line by the command and the id before them. */
function byName(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.map((line) => {
      const [command = "", id = "", ...levels] = line.split(" ");
      return [`${command} ${id}`, levels.join(" ")];
    }),
  );
}
