import { defineConfig } from 'vitest/config';

/** Tests of pure code alone: no database is started for them. Mutation testing runs them hundreds of times. */
export default defineConfig({
  test: {
    include: ['src/base/**/*.test.ts', 'src/app/rules/**/*.test.ts', 'src/capabilities/*/rules/**/*.test.ts'],
  },
});
