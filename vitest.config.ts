import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest first, or one core waits for them at the end. */
const LONGEST = [
  'tools/short-drills.db.test.ts',
  'src/server/testing/contract.db.test.ts',
  'src/capabilities/identity/server/brute-force.db.test.ts',
  'src/server/testing/refused-writes.db.test.ts',
  'tools/coverage/pages-by-role.db.test.ts',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'],
    globalSetup: ['src/platform/testing/test-cluster.ts'],
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // Both keep what they have loaded: loading it anew for each file took more than a third of the time.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
