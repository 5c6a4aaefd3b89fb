import { mkdirSync } from 'node:fs';
import { ensureInstall } from './setup/ensure-install.mjs';
import { projectRoot } from './setup/project-root.mjs';
import { requireNode } from './setup/require-node.mjs';
import { reportFailure, SetupFailure } from './setup/setup-failure.mjs';
import { formatCounts, runSteps } from './testing/run-steps.mjs';
import { testSteps } from './testing/test-steps.mjs';

// Runs with any Node from 20 on and without node_modules: it brings everything else.
// `npm test -- --only=unit,lint` runs a selection, `npm test -- --changed` what uncommitted changes can reach and
// `npm test -- --changed=main` what differs from another commit.
try {
  process.chdir(projectRoot);
  requireNode();
  const steps = selectSteps();
  await ensureInstall('all');
  mkdirSync('.cache/test', { recursive: true });
  finish(await runSteps(steps, changedSince()));
} catch (error) {
  reportFailure(error);
  finish({ passed: 0, failed: 1, skipped: 0 });
}

function selectSteps() {
  const only = process.argv.find((argument) => argument.startsWith('--only='));
  if (!only) return testSteps;
  const keys = only.slice('--only='.length).split(',');
  const unknown = keys.find((key) => !testSteps.some((step) => step.key === key));
  if (unknown === undefined) return testSteps.filter((step) => keys.includes(step.key));
  throw new SetupFailure(
    `There is no step '${unknown}': choose from ${testSteps.map((step) => step.key).join(', ')}.`,
  );
}

function changedSince() {
  const changed = process.argv.find((argument) => /^--changed(=|$)/.test(argument));
  return changed && (changed.slice('--changed='.length) || 'HEAD');
}

/** People and machines read the last line. */
function finish(counts) {
  console.log(formatCounts(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
}
