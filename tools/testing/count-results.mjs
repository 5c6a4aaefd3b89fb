import { readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts */

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
  const failures = report.testResults.flatMap(failuresIn);
  return settle(
    {
      passed: count('passed'),
      failed: failures.length,
      skipped: count('skipped', 'pending', 'todo', 'disabled'),
      failures,
    },
    succeeded,
  );
}

function failuresIn({ name, status, assertionResults }) {
  const failed = assertionResults.filter((entry) => entry.status === 'failed');
  const file = path.relative('.', name);
  // A file that cannot even be loaded has no case to fail.
  if (status === 'failed' && failed.length === 0) return [`${file} could not be run`];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
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
