/** `npm run mutants`, or a part: `npm run mutants -- --mutate 'src/capabilities/places/rules/*.ts'`. */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.rules.config.ts', related: true },
  mutate: ['src/capabilities/*/rules/**/*.ts', '!**/*.test.ts', '!**/*.data.ts'],
  // Texts are tested where the specification has them; a changed word elsewhere is no fault of a rule.
  mutator: { excludedMutations: ['StringLiteral'] },
  thresholds: { high: 90, low: 80, break: null },
  reporters: ['clear-text', 'progress'],
  // A mutant in a table runs every test of its folder; the tables are tested as data.
  ignoreStatic: true,
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutants/incremental.json',
  tempDirName: '.cache/mutants/work',
  cleanTempDir: 'always',
  ignorePatterns: ['build', '.cache', 'data', 'e2e', 'bench'],
};
