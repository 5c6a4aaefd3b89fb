import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Each capability and those that it stands on, by name. */
export type CapabilityGraph = Map<string, string[]>;

const IMPORTED = /['"]#capabilities\/([a-z-]+)\//g;

/** Read off the imports, types included; tests and their worlds may look anywhere. */
export function readCapabilityGraph(root: string): CapabilityGraph {
  const folder = path.join(root, 'src/capabilities');
  const names = readdirSync(folder).toSorted();
  return new Map(
    names.map((name) => {
      const files = globSync('**/*.{ts,tsx}', {
        cwd: path.join(folder, name),
        exclude: ['**/*.test.*', 'testing/**'],
      });
      const texts = files.map((file) => readFileSync(path.join(folder, name, file), 'utf8'));
      const imported = texts.flatMap((text) =>
        [...text.matchAll(IMPORTED)].flatMap(([, other]) => other ?? []),
      );
      return [name, [...new Set(imported)].filter((other) => other !== name).toSorted()];
    }),
  );
}

/** Capabilities that stand on each other, in turn; undefined where there are none. */
export function findCircle(graph: CapabilityGraph): string[] | undefined {
  const sound = new Set<string>();
  const visit = (name: string, above: readonly string[]): string[] | undefined => {
    if (above.includes(name)) return [...above.slice(above.indexOf(name)), name];
    if (sound.has(name)) return undefined;
    for (const below of graph.get(name) ?? []) {
      const circle = visit(below, [...above, name]);
      if (circle) return circle;
    }
    sound.add(name);
    return undefined;
  };
  for (const name of graph.keys()) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return undefined;
}
