import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { requireNode } from './setup/require-node.mjs';
import { runServer } from './setup/run-server.mjs';
import { reportFailure } from './setup/setup-failure.mjs';

// Runs with any Node from 20 on and without node_modules: it brings everything else.
const dev = process.argv.includes('--dev');
const args = process.argv.slice(2).filter((argument) => argument !== '--dev');

try {
  requireNode();
  await ensureInstall(dev ? 'all' : 'production');
  if (!dev) await ensureBuild();
  process.exitCode = await runServer({ dev, args });
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
