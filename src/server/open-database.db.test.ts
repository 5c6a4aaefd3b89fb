import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SCRIPT = `
  const { openDatabase } = await import(${JSON.stringify(path.resolve(import.meta.dirname, 'open-database.ts'))});
  const { createLog } = await import(${JSON.stringify(path.resolve(import.meta.dirname, '../platform/log.ts'))});
  await openDatabase({ dataDir: process.argv[1] }, createLog('silent'), (line) => console.log(line));
  console.error('open');
  setInterval(() => {}, 1000);`;

let folder: string;
let child: ChildProcessByStdio<null, Readable, Readable>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'ampersand-lost-'));
  // As root the server runs as another user, who has to get in.
  await chmod(folder, 0o755);
  child = spawn(process.execPath, ['--input-type=module', '-e', SCRIPT, folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await once(child.stderr, 'data');
});
afterAll(async () => {
  child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

test('a process whose own database cannot be brought back says so and ends', async () => {
  const said = text(child.stdout);
  const ended = once(child, 'exit');
  const cluster = path.join(folder, 'postgres', 'cluster');
  const pid = Number.parseInt(await readFile(path.join(cluster, 'postmaster.pid'), 'utf8'), 10);
  await rm(path.join(cluster, 'PG_VERSION'));
  process.kill(pid, 'SIGKILL');
  expect(await ended).toEqual([1, null]);
  expect(await said).toContain('The database can’t be brought back:');
});
