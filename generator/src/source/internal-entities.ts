const longestEntity = 100_000;

/**
 * The internal general entities a DOCTYPE declares, as replacement text. Markup inside an entity stays text; external
 * and parameter entities are never read. Entities that grow past 100,000 characters are left undeclared.
 */
export function internalEntities(doctype: string): Readonly<Record<string, string>> {
  const declarations = /<!--[\s\S]*?-->|<!ENTITY\s+([^\s%"'<>]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
  const entities = new Map<string, string>();
  for (const [, name, double, single] of doctype.matchAll(declarations)) {
    if (name === undefined || entities.has(name)) continue;
    const value = expand(double ?? single ?? "", entities);
    if (value.length <= longestEntity) entities.set(name, value);
  }
  return Object.fromEntries(entities);
}

/** Only entities declared earlier are replaced, so that a cycle stays text. */
function expand(value: string, entities: ReadonlyMap<string, string>): string {
  const whole = value.replace(
    /&#x([0-9a-fA-F]{1,6});|&#([0-9]{1,7});|&([^;&\s#]+);/g,
    (reference, hex, decimal, name) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      if (name !== undefined) return entities.get(name) ?? predefined[name] ?? reference;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : reference;
    },
  );
  return whole;
}

const predefined: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
