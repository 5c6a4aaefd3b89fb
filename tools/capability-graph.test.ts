import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { capabilities } from '../src/server/ordered-capabilities.ts';
import { findCircle, readCapabilityGraph } from './capability-graph.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const graph = readCapabilityGraph(ROOT);

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The rows of the table of capabilities in docs/architecture.md: name, and what it stands on. */
function documented(): Map<string, string[]> {
  const text = readFileSync(path.join(ROOT, 'docs/architecture.md'), 'utf8');
  const table = text.split('| capability | what it does | stands on |')[1]?.split('\n\n')[0] ?? '';
  return new Map(
    [...table.matchAll(/^\| `([a-z-]+)` \| .* \| (.*) \|$/gm)].map(([, name = '', below = '']) => [
      name,
      below === '–' ? [] : below.split(', ').toSorted(),
    ]),
  );
}

function plant(files: Record<string, string>): string {
  const house = mkdtempSync(path.join(tmpdir(), 'ampersand-graph-'));
  onTestFinished(() => rmSync(house, { recursive: true, force: true }));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), content);
  }
  return house;
}

describe('the capabilities', () => {
  it('stand on no circle', () => {
    expect(findCircle(graph)).toBeUndefined();
  });

  it('say in their manifests what they stand on', () => {
    const said = Object.fromEntries(
      capabilities.map(({ name, standsOn }) => [kebab(name), standsOn.map(kebab).toSorted()]),
    );
    const seen = Object.fromEntries(Object.keys(said).map((name) => [name, graph.get(name)]));
    expect(said).toEqual(seen);
  });

  it('are all in the table of docs/architecture.md, with what they stand on', () => {
    expect(Object.fromEntries(documented())).toEqual(Object.fromEntries(graph));
  });
});

describe('the look at imports', () => {
  it('finds capabilities that stand on each other, by a type too', () => {
    const house = plant({
      'src/capabilities/guests/server/seat.ts':
        "import { seat } from '#capabilities/seating/server/index.ts';\nexport const bad = seat;",
      'src/capabilities/seating/rules/table.ts':
        "import type { Guest } from '#capabilities/rsvp/contract.ts';",
      'src/capabilities/rsvp/parts/answer.tsx':
        "import type { Name } from '#capabilities/guests/rules/name.ts';",
    });
    expect(findCircle(readCapabilityGraph(house))).toEqual(['guests', 'seating', 'rsvp', 'guests']);
  });

  it('leaves tests alone', () => {
    const house = plant({
      'src/capabilities/guests/server/seat.test.ts': "import '#capabilities/seating/server/index.ts';",
      'src/capabilities/guests/testing/world.ts': "import '#capabilities/seating/server/index.ts';",
      'src/capabilities/seating/server/seat.ts': "import '#capabilities/guests/server/index.ts';",
    });
    expect(Object.fromEntries(readCapabilityGraph(house))).toEqual({ guests: [], seating: ['guests'] });
    expect(findCircle(readCapabilityGraph(house))).toBeUndefined();
  });
});
