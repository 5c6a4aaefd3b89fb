import { reportFailure } from '../setup/setup-failure.mjs';
import { countStep } from './count-results.mjs';

/**
 * Runs the steps one after the other, a failed one included: whoever repairs wants to see everything at once. Neighbours that
 * leave cores to others run together.
 * @param {string} [since] a commit; then only what differs from it is looked at, where a step can
 * @returns {Promise<import('./count-results.mjs').Counts>} the sum over all steps
 */
export async function runSteps(steps, since) {
  const results = [];
  for (const together of groupsOf(steps)) {
    const run = async (step) => {
      const began = performance.now();
      console.log(`\n▶ ${step.name}`);
      const counts = await runStep(step, results, since);
      const result = { step, counts, seconds: ((performance.now() - began) / 1000).toFixed(1) };
      console.log(describe(result));
      return result;
    };
    results.push(...(await Promise.all(together.map(run))));
  }
  console.log(`\n${results.map(describe).join('\n')}\n`);
  return results.reduce((sum, { counts }) => add(sum, counts), { passed: 0, failed: 0, skipped: 0 });
}

function groupsOf(steps) {
  const groups = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (step.sharesCores && last?.at(-1).sharesCores) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

async function runStep(step, results, since) {
  const needed = results.find((result) => result.step.key === step.needs);
  if (needed && needed.counts.failed > 0) {
    console.log(`Not run, because the step '${needed.step.name}' failed.`);
    return countStep(false);
  }
  try {
    const outcome = await step.run(since);
    return typeof outcome === 'boolean' ? countStep(outcome) : outcome;
  } catch (error) {
    reportFailure(error);
    return countStep(false);
  }
}

function describe({ step, counts, seconds }) {
  const alone = counts.passed + counts.failed + counts.skipped === 1;
  const numbers = alone ? '' : `: ${formatCounts(counts)}`;
  const line = `${counts.failed > 0 ? '✗' : '✓'} ${step.name}${numbers} (${seconds} s)`;
  // Named at the very end too: the output of a long run is often cut at its beginning.
  return [line, ...(counts.failures ?? []).map((failure) => `    ${failure}`)].join('\n');
}

export function formatCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function add(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped };
}
