import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'],
    globalSetup: ['src/platform/testing/test-cluster.ts'],
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // Both keep what they have loaded: loading it anew for each file took more than a third of the time.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
