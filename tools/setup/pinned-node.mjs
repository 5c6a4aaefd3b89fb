import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './project-root.mjs';

const bin = path.join(projectRoot, 'node_modules', '.bin');

/** The Node version this product is built and tested with, from the npm package `node`. */
export const pinnedNode = path.join(projectRoot, 'node_modules', 'node', 'bin', 'node');

export function hasPinnedNode() {
  return existsSync(pinnedNode);
}

/** The script behind an installed command, to be run by the pinned Node. */
export function toolScript(name) {
  return realpathSync(path.join(bin, name));
}

/** What a tool starts in turn finds the pinned Node and the installed commands first. */
export function pinnedEnvironment(extra = {}) {
  return { ...process.env, ...extra, PATH: [bin, withoutInstalled()].join(path.delimiter) };
}

/** For npm, which replaces node_modules and so must not run from it. */
export function systemEnvironment() {
  return { ...process.env, PATH: withoutInstalled() };
}

function withoutInstalled() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.filter((folder) => !folder.endsWith(path.join('node_modules', '.bin'))).join(path.delimiter);
}
