import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hasPinnedNode } from './pinned-node.mjs';
import { projectRoot } from './project-root.mjs';

const lockFile = path.join(projectRoot, 'package-lock.json');
const stamp = path.join(projectRoot, 'node_modules', '.ampersand-install');

/** What node_modules holds of the current lockfile: 'all', 'production', or undefined when it does not fit. */
export function installedMode() {
  if (!hasPinnedNode()) return undefined;
  const stamped = readJson(stamp);
  if (stamped) return stamped.lock === lockHash() ? stamped.mode : undefined;
  // Somebody ran npm themselves: look at what npm noted about it instead of installing everything again.
  const mode = ['all', 'production'].find(matchesLock);
  if (mode) stampInstall(mode);
  return mode;
}

export function stampInstall(mode) {
  try {
    writeFileSync(stamp, JSON.stringify({ lock: lockHash(), mode }));
  } catch {
    // A folder we may only read still runs; the next command looks again.
  }
}

function matchesLock(mode) {
  const wanted = readJson(lockFile)?.packages;
  const found = readJson(path.join(projectRoot, 'node_modules', '.package-lock.json'))?.packages;
  if (!wanted || !found) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || (mode === 'production' && entry.dev)) return true;
    const installed = found[place];
    // Binaries for other systems are optional and rightly missing.
    if (!installed) return Boolean(entry.optional || entry.devOptional);
    return installed.version === entry.version && installed.integrity === entry.integrity;
  });
}

function lockHash() {
  return createHash('sha256').update(readFileSync(lockFile)).digest('hex');
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
