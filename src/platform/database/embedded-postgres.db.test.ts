import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const running: EmbeddedPostgres[] = [];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ampersand-database-'));
  // As root the server runs as another user, who has to get in.
  await chmod(folder, 0o755);
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function start(name: string, log: (message: string) => void = () => undefined, durable = false) {
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, name), durable, log });
  running.push(server);
  return server;
}

async function query(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test('a first start prepares the database, a later one keeps its data', async () => {
  const messages: string[] = [];
  const log = (message: string) => messages.push(message);
  const first = await start('kept', log);
  await query(first.url, "create table note (text text); insert into note values ('Straße, 東京')");
  await first.stop();

  const began = performance.now();
  const second = await start('kept', log);
  expect(performance.now() - began).toBeLessThan(3_000);
  expect(await query(second.url, 'select text, lower(text) from note')).toEqual([
    { text: 'Straße, 東京', lower: 'straße, 東京' },
  ]);
  expect(messages).toEqual(['Preparing the database…']);
});

test('the server listens on a loopback port of its own and asks for a password only the owner can read', async () => {
  const server = await start('kept');
  const address = new URL(server.url);
  expect(address.hostname).toBe('127.0.0.1');
  expect(address.port).not.toBe('5432');
  expect((await stat(path.join(folder, 'kept', 'password'))).mode & 0o777).toBe(0o600);
  address.password = 'wrong';
  await expect(query(address.href, 'select 1')).rejects.toThrow(/password authentication failed/);
});

test('a second use of the same folder is refused in one sentence', async () => {
  await start('kept');
  await expect(start('kept')).rejects.toThrow(
    /is in use by another Ampersand \(process \d+\): stop that one, or/,
  );
});

test('a server left behind by a killed process is taken over with its data', async () => {
  const script = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(path.resolve(import.meta.dirname, 'embedded-postgres.ts'))});
    const { url } = await startEmbeddedPostgres({ dataDir: process.argv[1], durable: false, log() {} });
    process.stdout.write(url);
    setInterval(() => {}, 1000);`;
  const dataDir = path.join(folder, 'kept');
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(owner.stdout, 'data');
  await query(String(url), "create table left_behind as select 'still here' as text");
  const postmaster = Number.parseInt(
    await readFile(path.join(dataDir, 'cluster', 'postmaster.pid'), 'utf8'),
    10,
  );
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  expect(() => process.kill(postmaster, 0)).not.toThrow();

  const server = await start('kept');
  expect(await query(server.url, 'select text from left_behind')).toEqual([{ text: 'still here' }]);
});

test('a process number that now belongs to somebody else does not keep the database from starting', async () => {
  await (await start('kept')).stop();
  const file = path.join(folder, 'kept', 'cluster', 'postmaster.pid');
  await writeFile(file, `${process.pid}\n${path.dirname(file)}\n1700000000\n5432\n\n127.0.0.1\n`);
  const server = await start('kept');
  expect(await query(server.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
});

test('an unfinished preparation is done again', async () => {
  const draft = path.join(folder, 'unfinished', 'cluster.draft-1');
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, 'PG_VERSION'), '18\n');
  await mkdir(path.join(folder, 'unfinished', 'cluster'));
  await writeFile(path.join(folder, 'unfinished', 'cluster', 'PG_VERSION'), '18\n');
  const server = await start('unfinished');
  expect(await query(server.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
  await expect(stat(draft)).rejects.toThrow(/ENOENT/);
});

test('a database of another PostgreSQL is left alone', async () => {
  await (await start('kept')).stop();
  await writeFile(path.join(folder, 'kept', 'cluster', 'PG_VERSION'), '12\n');
  await expect(start('kept')).rejects.toThrow(/was made by PostgreSQL 12 and cannot be opened by 18/);
});

test('a server that is killed comes back at the same address, with what was committed', async () => {
  const messages: string[] = [];
  const server = await start('killed', (message) => messages.push(message), true);
  await query(server.url, "create table note (text text); insert into note values ('kept')");
  const [{ pid }] = (await query(
    server.url,
    "select regexp_replace(pg_read_file('postmaster.pid'), '\\n.*', '', 'n') as pid",
  )) as [{ pid: string }];
  process.kill(Number.parseInt(pid, 10), 'SIGKILL');
  await expect.poll(() => messages, { timeout: 15_000 }).toContain('The database is back.');
  expect(await query(server.url, 'select text from note')).toEqual([{ text: 'kept' }]);
});
