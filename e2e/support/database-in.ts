import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The database that a server started in its folder; where its user cannot enter that, a note says where it lies. */
export function databaseIn(dataDir: string): string {
  const folder = path.join(dataDir, 'postgres');
  const note = path.join(folder, 'moved-to');
  const home = existsSync(note) ? readFileSync(note, 'utf8').trim() : folder;
  const read = (name: string) => readFileSync(path.join(home, name), 'utf8');
  const port = read('cluster/postmaster.pid').split('\n')[3];
  return `postgres://ampersand:${encodeURIComponent(read('password').trim())}@127.0.0.1:${port}/ampersand`;
}

/** Of the server that all journeys share. */
export const databaseUnderTest = () => databaseIn(process.env.E2E_DATA_DIR ?? '');
