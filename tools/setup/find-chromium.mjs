import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { pinnedNode } from './pinned-node.mjs';
import { projectRoot } from './project-root.mjs';
import { runWithProgress } from './run-with-progress.mjs';
import { SetupFailure } from './setup-failure.mjs';

// Runs on its own: the package needs the pinned Node, and looks up its temp folder when it is loaded.
const unpackChromium = fileURLToPath(new URL('./unpack-chromium.mjs', import.meta.url));

const INSTALLED = [
  // The same tests take it about 40 percent less of the processor's time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium for the browser tests: the one asked for, the bundled one, one of the system, or a newly installed one.
 * @returns {Promise<Record<string, string>>} the environment that tells Playwright about it
 */
export async function findChromium() {
  const wished = process.env.CHROMIUM_PATH;
  if (wished) {
    if (runs(wished)) return { CHROMIUM_PATH: wished };
    throw new SetupFailure(`CHROMIUM_PATH is ${wished}, which does not run: correct it or leave it out.`);
  }
  const bundled = bundledChromium();
  if (bundled) return bundled;
  const present = INSTALLED.find(runs);
  if (present) return { CHROMIUM_PATH: present };
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await installChromium();
  const installed = INSTALLED.find(runs);
  if (installed) return { CHROMIUM_PATH: installed };
  throw new SetupFailure(
    'The browser tests need a Chromium: install one, or set CHROMIUM_PATH to its program.',
  );
}

/**
 * The package unpacks into the temp folder and reuses whatever lies there, so it gets a temp folder of ours, one per
 * version. Of the package only the program is used, never its flags: they turn off web security.
 */
function bundledChromium() {
  const manifest = path.join(projectRoot, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  // Its program is for this processor alone; on another, a shell would take it for a script.
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(manifest)) return undefined;
  const { version } = JSON.parse(readFileSync(manifest, 'utf8'));
  const folder = path.join(projectRoot, '.cache', `chromium-${version}`);
  const program = path.join(folder, 'chromium');
  if (!runs(program)) {
    // Nothing there yet, or an unpacking that was interrupted.
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const env = { ...process.env, TMPDIR: folder };
    spawnSync(pinnedNode, [unpackChromium], { env, stdio: 'ignore' });
  }
  if (!runs(program)) return undefined;
  // A bare machine has no fonts, and text without glyphs has other widths.
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_PATH: path.join(folder, 'fonts') };
  return { CHROMIUM_PATH: program, ...fonts };
}

async function installChromium() {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const task = 'Installing Chromium for the browser tests';
  // Not every system has the small one.
  const install = 'apt-get install -y --no-install-recommends';
  const script = `apt-get update && (${install} chromium-headless-shell || ${install} chromium)`;
  await runWithProgress({ task, command: '/bin/sh', args: ['-c', script], env });
}

function runs(program) {
  if (!existsSync(program)) return false;
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}
