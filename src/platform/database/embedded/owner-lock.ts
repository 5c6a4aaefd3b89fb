import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '#platform/setup-error.ts';
import { processMark } from './process-mark.ts';

// A process that is being stopped needs a moment to let go.
const PATIENCE_MS = 3_000;

/** Makes this process the only one to use the data folder. Returns what gives it back. */
export async function takeOwnership(dataDir: string): Promise<() => void> {
  const file = path.join(dataDir, 'owner.json');
  const mine = JSON.stringify({ pid: process.pid, mark: processMark(process.pid), id: randomUUID() });
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const held = tryCreate(file, mine);
    if (held) return () => release(file, mine);
    const found = read(file);
    if (found === undefined) continue;
    const pid = livingOwner(found);
    if (pid === undefined) {
      removeStale(file, found);
    } else if (Date.now() > deadline) {
      throw new SetupError(
        `The database in ${dataDir} is in use by another Ampersand (process ${pid}): stop that one, or set DATA_DIR to another folder.`,
      );
    } else {
      await sleep(100);
    }
  }
}

/** A link appears whole or not at all, so nobody ever reads half a lock. */
function tryCreate(file: string, content: string): boolean {
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, content, { mode: 0o600 });
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function livingOwner(content: string): number | undefined {
  try {
    const owner = JSON.parse(content) as { pid: number; mark?: string };
    return owner.mark !== undefined && processMark(owner.pid) === owner.mark ? owner.pid : undefined;
  } catch {
    return undefined;
  }
}

/** Two starts may find the same stale lock; the slower one must not take away the new lock of the faster one. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch {
    // Someone else dealt with it; the caller looks again.
  } finally {
    rmSync(aside, { force: true });
  }
}

function release(file: string, mine: string): void {
  if (read(file) === mine) rmSync(file, { force: true });
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
