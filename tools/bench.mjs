import { ensureInstall } from './setup/ensure-install.mjs';
import { requireNode } from './setup/require-node.mjs';
import { reportFailure } from './setup/setup-failure.mjs';
import { runTool } from './testing/run-tool.mjs';

// Runs with any Node from 20 on and without node_modules: it brings everything else.
// `npm run bench -- --only=pages,leads` measures a selection.
try {
  requireNode();
  await ensureInstall('all');
  process.exitCode = (await runTool('../../bench/run.ts', ...process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
