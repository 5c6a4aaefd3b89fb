import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const BIOME = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const house = mkdtempSync(path.join(tmpdir(), 'ampersand-lint-'));

beforeAll(() => {
  const config: Record<string, unknown> = JSON.parse(readFileSync(path.join(ROOT, 'biome.json'), 'utf8'));
  // The house is no clone, so it has no ignore file to ask.
  writeFileSync(path.join(house, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  cpSync(path.join(ROOT, 'tools/lint'), path.join(house, 'tools/lint'), { recursive: true });
});
afterAll(() => rmSync(house, { recursive: true, force: true }));

type Report = { diagnostics: { category: string; location: { path: string } }[] };

/** The files in which a rule of the house reports something, once for each report. */
function lint(rule: string, files: Record<string, string>): string[] {
  rmSync(path.join(house, 'src'), { recursive: true, force: true });
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), content);
  }
  const { stdout } = spawnSync(process.execPath, [BIOME, 'lint', '--reporter=json', 'src'], {
    cwd: house,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as Report;
  return diagnostics
    .filter(({ category }) => category === rule)
    .map(({ location }) => location.path)
    .toSorted();
}

it('reports the literal address of a page, and lets builders, calls, files and tests be', () => {
  const link = 'export const Link = () => <a href="/faq">Questions</a>;';
  const sound = `
    export const links = [paths.faq(), \`\${paths.faq()}#costs\`, publicUrl + paths.faq()];
    export const others = ['/web-api/v1/user/get', '/assets/theme.css', path.split('/'), '/guests/'];`;
  expect(
    lint('plugin', {
      'src/capabilities/guests/screens/literal.tsx': link,
      'src/capabilities/guests/screens/expression.tsx': `export const Form = ({ to }) => <form action={to ?? \`/guests/\${to}\`} />;`,
      'src/capabilities/guests/screens/home.tsx': 'export const Home = () => <Link to="/">Home</Link>;',
      'src/capabilities/guests/screens/home-link.ts': "export const link = { label: 'Home', href: '/' };",
      'src/capabilities/guests/screens/leave.ts':
        "export const leave = () => navigate('/', { replace: true });",
      'src/capabilities/guests/screens/guests.route.ts':
        "export const loader = () => redirect('/guests/list');",
      'src/capabilities/guests/server/mails.ts': `export const link = ({ publicUrl }) => \`\${publicUrl}/guests\`;`,
      'src/capabilities/guests/rules/list-links.ts': `export const list = () => \`\${guestsPaths.home()}/list\`;`,
      'src/shells/bar.tsx': link,
      'src/capabilities/guests/screens/sound.tsx': sound,
      'src/capabilities/guests/screens/literal.test.tsx': link,
      'src/capabilities/guests/rules/paths.ts': "export const guestsPaths = { home: () => '/guests' };",
      'src/ui/link.example.tsx': link,
    }),
  ).toEqual([
    'src/capabilities/guests/rules/list-links.ts',
    'src/capabilities/guests/screens/expression.tsx',
    'src/capabilities/guests/screens/guests.route.ts',
    'src/capabilities/guests/screens/home-link.ts',
    'src/capabilities/guests/screens/home.tsx',
    'src/capabilities/guests/screens/leave.ts',
    'src/capabilities/guests/screens/literal.tsx',
    'src/capabilities/guests/server/mails.ts',
    'src/shells/bar.tsx',
  ]);
});

it('reports a bare transaction, however it is opened, and lets transact() and tests be', () => {
  const opened = 'export const open = (db) => db.transaction(async () => undefined);';
  expect(
    lint('plugin', {
      'src/capabilities/guests/server/add-guest.ts': opened,
      'src/capabilities/guests/server/store.ts': 'export const open = (deps) => deps.db?.transaction();',
      'src/capabilities/guests/server/jobs.ts': 'export const open = ({ db }) => [db.transaction];',
      'src/platform/limits/take-try.ts': opened,
      'src/capabilities/guests/server/drop-guest.ts': 'export const open = (db, work) => transact(db, work);',
      'src/capabilities/guests/server/add-guest.db.test.ts': opened,
      'src/capabilities/guests/testing/guest-world.ts': opened,
      'src/platform/database/transact.ts': opened,
    }),
  ).toEqual([
    'src/capabilities/guests/server/add-guest.ts',
    'src/capabilities/guests/server/jobs.ts',
    'src/capabilities/guests/server/store.ts',
    'src/platform/limits/take-try.ts',
  ]);
});

it('reports whoever asks the table of roles, and lets policies and the table’s own tests be', () => {
  const wedding = `import { weddingAbilities } from '#capabilities/weddings/rules/member-roles.ts';
    export const may = (role) => weddingAbilities(role).includes('see-budget');`;
  const storefront = `import { storefrontAbilities as of } from '#capabilities/storefronts/rules/storefront-roles.ts';
    export const may = (role) => of(role).includes('buy');`;
  const beside = `export { weddingAbilities } from './member-roles.ts';`;
  expect(
    lint('lint/style/noRestrictedImports', {
      'src/capabilities/guests/server/add-seat.ts': wedding,
      'src/capabilities/guests/server/store.ts': storefront,
      'src/capabilities/guests/screens/list.tsx': wedding,
      'src/capabilities/guests/rules/may-seat.ts': storefront,
      'src/capabilities/weddings/server/present.ts': wedding.replace('#capabilities/weddings', '..'),
      'src/shells/bar.tsx': wedding,
      'src/capabilities/guests/server/policy.ts': wedding + storefront,
      'src/capabilities/weddings/rules/member-roles.test.ts': beside,
      'src/capabilities/guests/server/list-roles.ts': `import { MEMBER_ROLES } from '#capabilities/weddings/rules/member-roles.ts';
        export const roles = MEMBER_ROLES;`,
    }),
  ).toEqual([
    'src/capabilities/guests/rules/may-seat.ts',
    'src/capabilities/guests/screens/list.tsx',
    'src/capabilities/guests/server/add-seat.ts',
    'src/capabilities/guests/server/store.ts',
    'src/capabilities/weddings/server/present.ts',
    'src/shells/bar.tsx',
  ]);
});

it('reports a query or a mutation that a screen makes for itself', () => {
  const imports = (names: string) => `import { ${names} } from '@tanstack/react-query';\n`;
  const key = "['guests']";
  expect(
    lint('plugin', {
      'src/capabilities/guests/queries.ts': `${imports('queryOptions')}export const q = queryOptions({ queryKey: ${key} });`,
      'src/app/use-action.ts': `${imports('useMutation, useQueryClient')}export { useMutation, useQueryClient };`,
      'src/capabilities/guests/screens/asks.tsx': `${imports('useQuery')}import { q } from '../queries.ts';\nexport const useAll = () => useQuery({ ...q, enabled: true });`,
      'src/capabilities/guests/screens/adds.tsx': `${imports('useMutation')}export const add = useMutation;`,
      'src/capabilities/guests/screens/knows-keys.tsx': `${imports('useQuery')}export const useAll = () => useQuery({ queryKey: ${key} });`,
      'src/capabilities/guests/parts/changes.ts': `${imports('useQuery, useQueryClient')}export { useQuery, useQueryClient };`,
      'src/shells/begins.tsx': `${imports('useQuery')}export const useAll = (q, initialData) => useQuery({ ...q, initialData: 1 });`,
    }),
  ).toEqual([
    'src/capabilities/guests/parts/changes.ts',
    'src/capabilities/guests/screens/adds.tsx',
    'src/capabilities/guests/screens/knows-keys.tsx',
    'src/shells/begins.tsx',
  ]);
});
