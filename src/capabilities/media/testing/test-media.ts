import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createLog } from '#platform/log.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { createTestClock } from '#platform/testing/test-clock.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { mediaJobs } from '../server/jobs.ts';

/** A database and a folder of its own, and a look at what lies in it. */
export async function openTestMedia() {
  const database = await openTestDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-media-'));
  const clock = createTestClock();
  const files = createFolderFileStore(folder, clock);
  const { db } = database;
  return {
    db,
    clock,
    files,
    log: createLog('silent'),
    secret: 'a secret of the house',
    runJobs: () => runPendingJobs(db.$client, mediaJobs({ db, files })),
    /** Every file that lies in the store, unfinished ones included. */
    async listFiles(): Promise<string[]> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
        .sort();
    },
    async countAssets(): Promise<number> {
      const { rows } = await db.$client.query<{ count: number }>('select count(*)::int from media_assets');
      return rows[0]?.count ?? 0;
    },
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestMedia = Awaited<ReturnType<typeof openTestMedia>>;

let people = 0;

/** Only what the foreign key asks for. */
export async function insertPerson({ db }: Pick<TestMedia, 'db'>): Promise<string> {
  people += 1;
  const { rows } = await db.$client.query<{ id: string }>(
    `insert into users (id, email, name) values (gen_random_uuid(), $1, 'Test') returning id`,
    [`person-${people}@media.example`],
  );
  const id = rows[0]?.id;
  if (!id) throw new Error('The person was not stored.');
  return id;
}
