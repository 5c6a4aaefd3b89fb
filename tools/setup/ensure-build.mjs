import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pinnedEnvironment, pinnedNode, toolScript } from './pinned-node.mjs';
import { projectRoot } from './project-root.mjs';
import { runWithProgress } from './run-with-progress.mjs';
import { withLock } from './with-lock.mjs';

const SOURCES = [
  'src',
  'public',
  'vite.config.ts',
  'react-router.config.ts',
  'package.json',
  'package-lock.json',
];
const build = path.join(projectRoot, 'build');
const stamp = path.join(build, '.stamp');

/** Builds the pages unless the build at hand was made from exactly these sources. */
export async function ensureBuild() {
  if (isCurrent(hashSources())) return;
  await withLock(async () => {
    const sources = hashSources();
    if (isCurrent(sources)) return;
    rmSync(stamp, { force: true });
    await runWithProgress({
      task: 'Building the pages',
      command: pinnedNode,
      args: [toolScript('react-router'), 'build'],
      env: pinnedEnvironment({ NODE_ENV: 'production' }),
    });
    writeFileSync(stamp, sources);
  });
}

function isCurrent(sources) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sources;
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) addToHash(hash, source);
  return hash.digest('hex');
}

function addToHash(hash, name) {
  const full = path.join(projectRoot, name);
  if (!existsSync(full) || /\.test\.tsx?$/.test(name)) return;
  const entries = readEntries(full);
  if (!entries) {
    hash.update(name).update('\0').update(readFileSync(full)).update('\0');
    return;
  }
  for (const entry of entries) addToHash(hash, path.join(name, entry));
}

function readEntries(full) {
  try {
    return readdirSync(full).sort();
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}
