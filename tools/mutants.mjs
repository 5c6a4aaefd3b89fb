import { ensureInstall } from './setup/ensure-install.mjs';
import { requireNode } from './setup/require-node.mjs';
import { reportFailure } from './setup/setup-failure.mjs';
import { runTool } from './testing/run-tool.mjs';

// Changes rules in small ways, one at a time, and tells which changes no test notices.
try {
  requireNode();
  await ensureInstall('all');
  process.exitCode = (await runTool('stryker', 'run', ...process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
