import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { showsOn } from '#app/request-scope.ts';
import { storefrontSubject } from '#capabilities/storefronts/rules/storefront-subject.ts';
import { announceChange } from '#platform/live/announce-change.ts';
import { createLiveHub, type LiveHub } from '#platform/live/live-hub.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { serveTestPages, type TestPage } from '../testing/test-pages.ts';

/** What the product promises while processes hear of each other's changes. */
const BOUND_MS = 1_000;

let test: TestApp;
let hub: LiveHub;
let processes: Awaited<ReturnType<typeof serveTestPages>>[];

/** A page as real ones are: what it shows is read from the database, and noted. */
function listing(): TestPage {
  return {
    path: 'listing/:name',
    handle: { document: 'public' },
    loader: async ({ request, context }) => {
      const name = new URL(request.url).pathname.split('/').at(-1)?.replace('.data', '') ?? '';
      showsOn(context, storefrontSubject(name));
      const { rows } = await test.platform.db.execute<{ text: string }>(
        sql`select text from listing where name = ${name}`,
      );
      return { says: rows[0]?.text };
    },
  };
}

beforeAll(async () => {
  test = await openTestApp();
  await test.platform.db.execute(sql`create table listing (name text primary key, text text not null)`);
  await test.platform.db.execute(sql`insert into listing values ('barn', 'first'), ('hall', 'first')`);
  hub = createLiveHub({ databaseUrl: test.databaseUrl, log: test.platform.log });
  const other = { ...test.platform, live: hub };
  processes = [await serveTestPages(test.platform, [listing()]), await serveTestPages(other, [listing()])];
  await Promise.all([test.platform.live.ready, hub.ready]);
});
afterAll(async () => {
  for (const each of processes) await each.close();
  await hub.close();
  await test.close();
});

/** What readers of every process get, for the page and for its data. */
async function readAll(name: string): Promise<string[]> {
  const answers = await Promise.all(
    processes.flatMap(({ app }) => [app.inject(`/listing/${name}`), app.inject(`/listing/${name}.data`)]),
  );
  return answers.map(({ body }) => /first|second|third|fourth/.exec(body)?.[0] ?? '');
}

async function edit(name: string, text: string): Promise<void> {
  await test.platform.db.transaction(async (tx) => {
    await tx.execute(sql`update listing set text = ${text} where name = ${name}`);
    await announceChange(tx, storefrontSubject(name));
  });
}

const everywhere = (text: string) => Array.from({ length: 4 }, () => text);

describe('after an edit', () => {
  it('no reader of any process gets the old page for longer than the bound', async () => {
    expect(await readAll('barn')).toEqual(everywhere('first'));
    expect(await readAll('hall')).toEqual(everywhere('first'));
    const before = processes.map(({ renders }) => renders());
    await edit('barn', 'second');
    await vi.waitFor(async () => expect(await readAll('barn')).toEqual(everywhere('second')), {
      timeout: BOUND_MS,
      interval: 5,
    });
    await readAll('hall');
    const after = processes.map(({ renders }) => renders());
    expect(after, 'one render each: the other page stayed').toEqual(before.map((count) => count + 1));
  });

  it('a process that lost its connection reads everything anew when it hears again', async () => {
    expect(await readAll('hall')).toEqual(everywhere('first'));
    await test.platform.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'ampersand live' and datname = current_database()`);
    await edit('hall', 'third');
    await vi.waitFor(async () => expect(await readAll('hall')).toEqual(everywhere('third')), {
      timeout: 5_000,
      interval: 20,
    });
  });

  it('a process that hears nothing at all serves the old page for a minute at most', async () => {
    expect(await readAll('barn')).toEqual(everywhere('second'));
    await test.platform.db.execute(sql`update listing set text = 'fourth' where name = 'barn'`);
    expect(await readAll('barn')).toEqual(everywhere('second'));
    test.clock.advance(60_001);
    expect(await readAll('barn')).toEqual(everywhere('fourth'));
  });

  it('that was rolled back nothing is rendered again', async () => {
    for (const name of ['barn', 'hall']) await readAll(name);
    const before = processes.map(({ renders }) => renders());
    const failing = test.platform.db.transaction(async (tx) => {
      await announceChange(tx, storefrontSubject('barn'));
      // @ts-expect-error a name that nobody made
      await announceChange(tx, 'storefront:barn');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await edit('hall', 'fourth');
    await vi.waitFor(async () => expect(await readAll('hall')).toEqual(everywhere('fourth')), {
      timeout: BOUND_MS,
      interval: 5,
    });
    await readAll('barn');
    expect(processes.map(({ renders }) => renders())).toEqual(before.map((count) => count + 1));
  });
});
