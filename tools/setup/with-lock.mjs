import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from './project-root.mjs';
import { explainFailure } from './setup-failure.mjs';

const file = path.join(projectRoot, '.cache', 'setup.lock');

/** Two commands started in one clone take turns in changing node_modules and build. */
export async function withLock(work) {
  const mine = JSON.stringify({ pid: process.pid, began: beginning(process.pid), id: randomUUID() });
  let told = false;
  while (!tryCreate(mine)) {
    const found = read(file);
    if (found === undefined) continue;
    if (!isHeld(found)) {
      removeStale(found);
      continue;
    }
    if (!told) console.log('Another command is setting up this folder; waiting for it to finish…');
    told = true;
    await sleep(250);
  }
  try {
    return await work();
  } finally {
    if (read(file) === mine) rmSync(file, { force: true });
  }
}

/** A link appears whole or not at all, so nobody reads half a lock. */
function tryCreate(content) {
  const draft = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, content);
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw explainFailure(error, 'Setting up', projectRoot);
  } finally {
    rmSync(draft, { force: true });
  }
}

function isHeld(content) {
  try {
    const holder = JSON.parse(content);
    const began = beginning(holder.pid);
    return began !== undefined && began === holder.began;
  } catch {
    return false;
  }
}

/** When a process began: tells the holder from a later process with the same number. Undefined when it is gone. */
function beginning(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (stat !== undefined) return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  if (process.platform === 'linux') return undefined;
  try {
    process.kill(pid, 0);
    return 'alive';
  } catch (error) {
    return error.code === 'EPERM' ? 'alive' : undefined;
  }
}

/** Two may find the same stale lock; the slower one must not take away the new lock of the faster one. */
function removeStale(stale) {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch {
    // Somebody else dealt with it; the caller looks again.
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(name) {
  try {
    return readFileSync(name, 'utf8');
  } catch {
    return undefined;
  }
}
