import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SettingsEntry } from '#app/define-settings.ts';
import type { DemoPart } from '#capabilities/world/server/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import type { TestPerson } from '#server/testing/test-people.ts';
import { findCircle, readCapabilityGraph } from './capability-graph.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const TOY = path.join(import.meta.dirname, 'toy-capability');
const house = mkdtempSync(path.join(tmpdir(), 'ampersand-toy-'));

/** All that a new capability touches outside its own folder, each by one line. */
const LINES: Readonly<Record<string, [before: string | RegExp, line: string]>> = {
  'src/server/capabilities.ts': [/$/, "export { songs } from '#capabilities/songs/server/index.ts';\n"],
  'src/plugs.ts': [/$/, "export { songsPlug } from './capabilities/songs/plug.ts';\n"],
  'src/settings-sections.ts': [
    /$/,
    "export { songSettings } from './capabilities/songs/screens/settings/song-settings.ts';\n",
  ],
  'src/routes.ts': [
    '    ...sections(upcomingCouplePaths, 1),\n',
    "    route('wedding-planning/songs', './capabilities/songs/screens/songs.route.tsx'),\n",
  ],
};

function build(): void {
  cpSync(path.join(ROOT, 'src'), path.join(house, 'src'), {
    recursive: true,
    filter: (file) => !/\.test\.tsx?$/.test(file),
  });
  cpSync(path.join(ROOT, 'package.json'), path.join(house, 'package.json'));
  for (const folder of ['node_modules', 'data'])
    symlinkSync(path.join(ROOT, folder), path.join(house, folder));
  for (const file of globSync('**/*.txt', { cwd: TOY })) {
    cpSync(path.join(TOY, file), path.join(house, 'src/capabilities/songs', file.replace(/\.txt$/, '')));
  }
  for (const [file, [before, line]] of Object.entries(LINES)) {
    const text = readFileSync(path.join(house, file), 'utf8');
    writeFileSync(
      path.join(house, file),
      text.replace(before, (found) => line + found),
    );
  }
}

const load = (file: string) => import(path.join(house, file));

let app: TestApp;
let couple: TestPerson;

beforeAll(async () => {
  build();
  app = await (await load('src/server/testing/test-app.ts')).openTestApp();
  await app.platform.db.$client.query(
    'create table songs (uuid uuid primary key, wedding_id uuid not null, title text not null, played_at timestamptz, unique (wedding_id, title))',
  );
  couple = await (await load('src/server/testing/test-people.ts')).signUpCouple(app);
  await couple.browser.call('PUT', '/web-api/v1/wedding', { guestCount: 80 });
});
afterAll(async () => {
  await app?.close();
  rmSync(house, { recursive: true, force: true });
});

const wish = (title: string) => couple.browser.call('POST', '/web-api/v1/songs', { title });
const played = async () =>
  (await app.platform.db.$client.query('select title from songs where played_at is not null')).rows;

describe('a capability that plugs in with its folder and a line in each list', () => {
  it('answers calls, refuses with its own code, and its refusal changes nothing', async () => {
    expect((await wish('Harvest Moon')).status).toBe(200);
    expect(await wish('Harvest Moon')).toMatchObject({
      status: 400,
      body: { error: { code: 'song.already_wished' } },
    });
    const { body } = await couple.browser.call('GET', '/web-api/v1/songs');
    expect(body).toEqual([{ uuid: expect.any(String), title: 'Harvest Moon' }]);
  });

  it('has its jobs done', async () => {
    await app.runJobs();
    expect(await played()).toEqual([{ title: 'Harvest Moon' }]);
  });

  it('hears that a wedding ends', async () => {
    const left = await couple.browser.call('POST', '/web-api/v1/wedding/leave', { endsWedding: true });
    expect(left.status).toBe(200);
    expect(await played()).toEqual([]);
  });

  it('has its part in the demo world, after those it stands on', async () => {
    const { demoPartsOf } = await load('src/capabilities/world/server/index.ts');
    const { capabilities } = await load('src/server/ordered-capabilities.ts');
    const part = demoPartsOf(capabilities).find(({ tables }: DemoPart) => tables.includes('songs'));
    const client = await app.platform.db.$client.connect();
    await part.fill(client, { couples: [{ weddingId: '6f2c6b8e-7d4e-4d57-9a53-2f6f0c6b8d11' }] });
    client.release();
    const { rows } = await app.platform.db.$client.query('select title from songs');
    expect(rows).toEqual([{ title: 'At Last' }]);
  });

  it('has its section in the account settings, at its place', async () => {
    const { entriesFor, SETTINGS_ENTRIES } = await load(
      'src/capabilities/settings/screens/settings-entries.ts',
    );
    const ids = (entries: readonly SettingsEntry[]) => entries.map(({ id }) => id);
    const around = ids(SETTINGS_ENTRIES).filter((id) => ['partner', 'songs', 'sign-in'].includes(id));
    expect(around).toEqual(['partner', 'songs', 'sign-in']);
    expect(ids(entriesFor({ isPlanning: true, hasWedding: false }))).not.toContain('songs');
  });

  it('has something on every page for people with a wedding', async () => {
    const [host] = (await load('src/plugs.ts')).songsPlug.hosts;
    expect(host.isFor({ user_role_account_weddings: [] })).toBe(false);
    expect(host.isFor({ user_role_account_weddings: [{}] })).toBe(true);
    expect(await host.load()).toBeTypeOf('function');
  });

  it('has its page', async () => {
    const routes = JSON.stringify((await load('src/routes.ts')).default);
    expect(routes).toContain('capabilities/songs/screens/songs.route.tsx');
  });

  it('stands on what it says, and in no circle', () => {
    const graph = readCapabilityGraph(house);
    expect(graph.get('songs')).toEqual(['weddings', 'world']);
    expect(findCircle(graph)).toBeUndefined();
  });
});
