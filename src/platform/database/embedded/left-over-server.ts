import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { processCommand, processMark } from './process-mark.ts';
import { stopServer } from './stop-server.ts';

// Larger than any process number a system gives.
const NOBODY = '2147483647';

/**
 * A node process that was killed leaves its PostgreSQL running. Stop that one and start anew instead of adopting it:
 * its settings, or after an update its program files, may no longer be the ones we would start.
 * Call only as the owner of the data folder.
 */
export async function stopLeftOverServer(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const content = read(file);
  if (content === undefined) return;
  const pid = Number.parseInt(content, 10);
  if (!(pid > 1) || processMark(pid) === undefined) return;
  if (isServerOf(cluster, pid)) return stopServer(pid);
  // After a crash of the machine the number may belong to somebody else, and PostgreSQL would refuse to start. Only the
  // number is replaced: the rest lets PostgreSQL itself make sure that no process still works on these files.
  writeFileSync(file, content.replace(/^\d+/, NOBODY));
}

function isServerOf(cluster: string, pid: number): boolean {
  const command = processCommand(pid) ?? '';
  return command.includes('postgres') && command.includes(cluster);
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
