import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx', 'tools/**/*.test.ts'],
    globalSetup: ['src/platform/testing/test-cluster.ts'],
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // Both keep what they have loaded: half of the time went into starting anew for each file. A test leaves no globals behind.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
