import { ensureBuild } from './setup/ensure-build.mjs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { requireNode } from './setup/require-node.mjs';
import { reportFailure } from './setup/setup-failure.mjs';
import { runTool } from './testing/run-tool.mjs';

// Runs with any Node from 20 on and without node_modules: it brings everything else.
// `npm run drill -- --only=kill,database` breaks a selection of things.
try {
  requireNode();
  await ensureInstall('all');
  await ensureBuild();
  process.exitCode = (await runTool('../../drills/run.ts', ...process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
