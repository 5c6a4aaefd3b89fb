import { ensureInstall } from './setup/ensure-install.mjs';
import { requireNode } from './setup/require-node.mjs';
import { reportFailure } from './setup/setup-failure.mjs';
import { runTool } from './testing/run-tool.mjs';

// Which branches of rules and server the unit and database tests reach; a folder as argument looks at a part.
const CODE = ['src/base', 'src/app/rules', 'src/platform', 'src/server', 'src/capabilities/*/{rules,server}'];
const NOT_OURS_TO_COUNT = ['**/*.test.ts', '**/*.data.ts', '**/testing/**', 'src/server/{main,world,say}.ts'];

try {
  requireNode();
  await ensureInstall('all');
  const passed = await runTool(
    'vitest',
    'run',
    ...process.argv.slice(2),
    '--coverage.enabled',
    '--coverage.provider=v8',
    '--coverage.reporter=text-summary',
    '--coverage.reporter=html',
    '--coverage.reportsDirectory=.cache/coverage',
    ...CODE.map((code) => `--coverage.include=${code}/**/*.ts`),
    ...NOT_OURS_TO_COUNT.map((code) => `--coverage.exclude=${code}`),
  );
  process.exitCode = passed ? 0 : 1;
} catch (error) {
  reportFailure(error);
  process.exitCode = 1;
}
