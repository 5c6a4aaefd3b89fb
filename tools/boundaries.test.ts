import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const CONFIG = path.join(ROOT, '.dependency-cruiser.mjs');
const CRUISER = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
const house = mkdtempSync(path.join(tmpdir(), 'ampersand-house-'));
afterAll(() => rmSync(house, { recursive: true, force: true }));

const SOUND = {
  'tsconfig.json':
    '{ "compilerOptions": { "module": "preserve", "moduleResolution": "bundler", "allowImportingTsExtensions": true, "noEmit": true, "jsx": "react-jsx" } }',
  'package.json': '{ "name": "house", "type": "module", "dependencies": { "pg": "1", "fastify": "1" } }',
  'node_modules/pg/package.json': '{ "name": "pg", "main": "index.js" }',
  'node_modules/pg/index.js': 'export default {};',
  'node_modules/fastify/package.json': '{ "name": "fastify", "main": "index.js" }',
  'node_modules/fastify/index.js': 'export default {};',
  'src/base/text.ts': 'export const text = 1;',
  'src/platform/clock.ts': 'export const clock = 1;',
  'src/capabilities/guests/server/store.ts': "import pg from 'pg';\nexport const store = pg;",
  'src/capabilities/guests/server/index.ts': "export { store } from './store.ts';",
  'src/capabilities/guests/contract.ts': 'export const contract = 1;\nexport type Guest = string;',
  'src/app/orpc.ts': 'export const orpc = 1;',
  'src/capabilities/guests/queries.ts':
    "import { orpc } from '../../app/orpc.ts';\nexport const guestsQuery = orpc;",
  'src/capabilities/guests/screens/list.tsx':
    "import type { Guest } from '../contract.ts';\nimport { guestsQuery } from '../queries.ts';\nexport const list: Guest = String(guestsQuery);",
};

type Violation = { rule: { name: string }; from: string };

/** What the check reports in a house with these files added to a sound one. */
function cruise(added: Record<string, string>): Violation[] {
  for (const [file, content] of Object.entries({ ...SOUND, ...added })) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), content);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [CRUISER, 'src', '--config', CONFIG, '--output-type', 'json', '--no-progress'],
    { cwd: house, encoding: 'utf8' },
  );
  return (JSON.parse(stdout) as { summary: { violations: Violation[] } }).summary.violations;
}

const PLANTED: [rule: string, file: string, content: string][] = [
  [
    'screens-never-import-the-server',
    'src/capabilities/guests/screens/one.tsx',
    "import { store } from '../server/store.ts';\nexport const bad = store;",
  ],
  [
    'screens-get-schemas-as-types-only',
    'src/capabilities/guests/screens/two.tsx',
    "import { contract } from '../contract.ts';\nexport const bad = contract;",
  ],
  [
    'queries-in-one-file',
    'src/capabilities/guests/screens/own-key.tsx',
    "import { orpc } from '../../../app/orpc.ts';\nexport const bad = orpc;",
  ],
  [
    'only-screens-ask-queries',
    'src/capabilities/guests/rules/asks.ts',
    "import { guestsQuery } from '../queries.ts';\nexport const bad = guestsQuery;",
  ],
  [
    'screens-get-schemas-as-types-only',
    'src/capabilities/seating/queries.ts',
    "import { contract } from '../guests/contract.ts';\nexport const bad = contract;",
  ],
  [
    'sql-only-in-stores',
    'src/capabilities/guests/server/list-guests.ts',
    "import pg from 'pg';\nexport const bad = pg;",
  ],
  [
    'one-door-per-capability',
    'src/capabilities/seating/server/seat.ts',
    "import { store } from '../../guests/server/store.ts';\nexport const bad = store;",
  ],
  [
    'base-is-pure',
    'src/base/bad.ts',
    "import { clock } from '../platform/clock.ts';\nexport const bad = clock;",
  ],
  [
    'platform-knows-no-capability',
    'src/platform/bad.ts',
    "import { contract } from '../capabilities/guests/contract.ts';\nexport const bad = contract;",
  ],
  [
    'rules-are-pure',
    'src/capabilities/guests/rules/bad.ts',
    "import { clock } from '../../../platform/clock.ts';\nexport const bad = clock;",
  ],
  [
    'inquiries-know-nobody-above',
    'src/capabilities/inquiries/rules/above.ts',
    "import { desk } from '../../leads/rules/desk.ts';\nexport const bad = desk;",
  ],
  [
    'notices-know-no-occasion',
    'src/capabilities/notices/rules/occasion.ts',
    "import { thread } from '../../inquiries/rules/thread.ts';\nexport const bad = thread;",
  ],
  [
    'bookings-and-leads-stand-apart',
    'src/capabilities/bookings/rules/beside.ts',
    "import { desk } from '../../leads/rules/desk.ts';\nexport const bad = desk;",
  ],
  [
    'http-only-in-the-process',
    'src/capabilities/guests/server/http.ts',
    "import fastify from 'fastify';\nexport const bad = fastify;",
  ],
  [
    'ui-knows-no-capability',
    'src/ui/bad.tsx',
    "import { contract } from '../capabilities/guests/contract.ts';\nexport const bad = contract;",
  ],
  [
    'capabilities-know-no-process',
    'src/capabilities/guests/server/process.ts',
    "import { main } from '../../../server/main.ts';\nexport const bad = main;",
  ],
  [
    'no-circles',
    'src/base/circle.ts',
    "import { other } from './other.ts';\nexport const circle = () => other;",
  ],
  [
    'no-circles',
    'src/base/circle-by-type.ts',
    "import type { Other } from './other-type.ts';\nexport type Circle = { other?: Other };",
  ],
  [
    'app-knows-no-capability',
    'src/app/bad.ts',
    "import type { Guest } from '../capabilities/guests/contract.ts';\nexport type Bad = Guest;",
  ],
  [
    'shells-stand-on-top',
    'src/capabilities/guests/screens/framed.tsx',
    "import { bar } from '../../../shells/bar.tsx';\nexport const bad = bar;",
  ],
];

describe('the boundary check', () => {
  it('finds nothing in a sound house', () => {
    expect(cruise({})).toEqual([]);
  });

  it('reports every planted violation, each where it stands', () => {
    const violations = cruise({
      ...Object.fromEntries(PLANTED.map(([, file, content]) => [file, content])),
      'src/server/main.ts': 'export const main = 1;',
      'src/base/other-type.ts':
        "import type { Circle } from './circle-by-type.ts';\nexport type Other = { circle?: Circle };",
      'src/shells/bar.tsx': 'export const bar = 1;',
      'src/capabilities/inquiries/rules/thread.ts': 'export const thread = 1;',
      'src/capabilities/leads/rules/desk.ts': 'export const desk = 1;',
      'src/base/other.ts': "import { circle } from './circle.ts';\nexport const other = () => circle;",
    });
    const reported = violations.map(({ rule, from }) => `${rule.name} in ${from}`);
    expect(reported).toEqual(expect.arrayContaining(PLANTED.map(([rule, file]) => `${rule} in ${file}`)));
  });
});
