import { ensureInstall } from './setup/ensure-install.mjs';
import { requireNode } from './setup/require-node.mjs';
import { runServer } from './setup/run-server.mjs';
import { reportFailure } from './setup/setup-failure.mjs';

// `npm run ledger -- --check` recomputes the books of DATABASE_URL, or of the embedded database; `--export` writes an account.
try {
  requireNode();
  await ensureInstall('production');
  process.exitCode = await runServer({ script: 'src/server/ledger.ts', args: process.argv.slice(2) });
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
