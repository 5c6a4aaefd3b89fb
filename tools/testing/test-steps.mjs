import { rmSync } from 'node:fs';
import { ensureBuild } from '../setup/ensure-build.mjs';
import { findChromium } from '../setup/find-chromium.mjs';
import { changedFiles } from './changed-files.mjs';
import { countPlaywright, countVitest } from './count-results.mjs';
import { reachedJourneys } from './reached-journeys.mjs';
import { runTool } from './run-tool.mjs';

const VITEST_RESULTS = '.cache/test/vitest.json';
const PLAYWRIGHT_RESULTS = '.cache/test/playwright.json';

/**
 * Everything `npm test` does, in order. A step throws, returns whether it succeeded, or returns its counts.
 * `needs` names a step without which this one makes no sense. Given what was changed `since`, tests that no change can
 * reach are left out.
 */
export const testSteps = [
  {
    key: 'types',
    name: 'type check',
    run: async () => (await runTool('react-router', 'typegen')) && runTool('../typescript-7/bin/tsc'),
  },
  { key: 'lint', name: 'lint', sharesCores: true, run: () => runTool('biome', 'check', '.') },
  {
    key: 'boundaries',
    name: 'boundaries',
    sharesCores: true,
    run: () => runTool('depcruise', 'src', '--config', '.dependency-cruiser.mjs'),
  },
  { key: 'unused', name: 'unused code', sharesCores: true, run: () => runTool('knip') },
  { key: 'unit', name: 'unit and database tests', run: runVitest },
  { key: 'build', name: 'build', run: () => ensureBuild().then(() => true) },
  { key: 'browser', name: 'browser tests', needs: 'build', run: runPlaywright },
];

async function runVitest(since) {
  rmSync(VITEST_RESULTS, { force: true });
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_RESULTS}`];
  if (since) options.push(`--changed=${since}`, '--passWithNoTests');
  return countVitest(VITEST_RESULTS, await runTool('vitest', 'run', ...options));
}

async function runPlaywright(since) {
  const journeys = since ? reachedJourneys(changedFiles(since)) : 'all';
  if (journeys.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const chosen = journeys === 'all' ? [] : journeys;
  rmSync(PLAYWRIGHT_RESULTS, { force: true });
  const env = { ...(await findChromium()), PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_RESULTS };
  return countPlaywright(PLAYWRIGHT_RESULTS, await runTool('playwright', 'test', ...chosen, { env }));
}
