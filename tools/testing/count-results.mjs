import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** A step without tests of its own counts as one. @returns {Counts} */
export function countStep(succeeded) {
  return succeeded ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** @returns {Counts} */
export function countVitest(file, succeeded) {
  const report = readReport(file);
  if (!report) return countStep(false);
  const cases = report.testResults.flatMap((result) => result.assertionResults);
  const count = (...statuses) => cases.filter((entry) => statuses.includes(entry.status)).length;
  // A file that cannot even be loaded has no case to fail.
  const broken = report.testResults.filter(
    (result) =>
      result.status === 'failed' && !result.assertionResults.some((entry) => entry.status === 'failed'),
  ).length;
  return settle(
    {
      passed: count('passed'),
      failed: count('failed') + broken,
      skipped: count('skipped', 'pending', 'todo', 'disabled'),
    },
    succeeded,
  );
}

/** @returns {Counts} */
export function countPlaywright(file, succeeded) {
  const report = readReport(file);
  if (!report) return countStep(false);
  const { expected, unexpected, flaky, skipped } = report.stats;
  if (flaky > 0) console.log(`${flaky} browser tests passed only when repeated.`);
  return settle({ passed: expected + flaky, failed: unexpected, skipped }, succeeded);
}

/** A run that ended badly although no case failed (an error outside the tests, no tests found) is a failure too. */
function settle(counts, succeeded) {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
