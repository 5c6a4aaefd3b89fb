import { rmSync } from 'node:fs';
import path from 'node:path';
import { installedMode, stampInstall } from './installed-mode.mjs';
import { hasPinnedNode, systemEnvironment } from './pinned-node.mjs';
import { projectRoot } from './project-root.mjs';
import { requireFreeSpace } from './require-free-space.mjs';
import { runWithProgress } from './run-with-progress.mjs';
import { SetupFailure } from './setup-failure.mjs';
import { withLock } from './with-lock.mjs';

// What node_modules takes, with some room for what is written while unpacking.
const MEGABYTES = { production: 800, all: 1_000 };
const QUIET = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

/** @param {'all' | 'production'} mode 'production' is enough to serve, 'all' adds what development and tests need */
export async function ensureInstall(mode) {
  if (satisfies(installedMode(), mode)) return;
  await withLock(async () => {
    const present = installedMode();
    if (satisfies(present, mode)) return;
    await install(mode, present);
  });
}

function satisfies(present, mode) {
  return present === 'all' || present === mode;
}

async function install(mode, present) {
  requireFreeSpace(MEGABYTES[mode] - (present ? MEGABYTES[present] : 0));
  rmSync(path.join(projectRoot, 'node_modules', '.ampersand-install'), { force: true });
  // Adding the development tools to an install that fits must not pull the packages from under a running server,
  // which is what `npm ci` does: it deletes node_modules first.
  const verb = present === 'production' ? ['install', '--no-save'] : ['ci'];
  await runWithProgress({
    task: 'Installing the dependencies',
    command: 'npm',
    args: [...verb, mode === 'all' ? '--include=dev' : '--omit=dev', ...QUIET],
    env: systemEnvironment(),
    missing: 'npm was not found: install it together with Node 20 or newer and try again.',
  });
  if (!hasPinnedNode()) {
    throw new SetupFailure(
      'npm did not run the install scripts of the packages: set its option ignore-scripts to false and try again.',
    );
  }
  stampInstall(mode);
}
