import { ensureInstall } from './setup/ensure-install.mjs';
import { requireNode } from './setup/require-node.mjs';
import { runServer } from './setup/run-server.mjs';
import { reportFailure } from './setup/setup-failure.mjs';

// `npm run world -- --storefronts 200000` fills the database of DATABASE_URL, or the embedded one, with a generated world.
try {
  requireNode();
  await ensureInstall('production');
  process.exitCode = await runServer({ script: 'src/server/world.ts', args: process.argv.slice(2) });
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
