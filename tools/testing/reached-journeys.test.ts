import { globSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { JOURNEYS, reachedJourneys } from './reached-journeys.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const specs = globSync('e2e/**/*.spec.ts', { cwd: ROOT });

describe('the journeys that a change reaches', () => {
  it('are those of its capability, each once', () => {
    expect(
      reachedJourneys([
        'src/capabilities/reviews/server/list-reviews.ts',
        'src/capabilities/reviews/rules/stars.ts',
        'src/capabilities/editorial/server/store.ts',
      ]),
    ).toEqual([
      'e2e/every-page.spec.ts',
      'e2e/inspiration.spec.ts',
      'e2e/reviews.spec.ts',
      'e2e/storefront.spec.ts',
    ]);
  });

  it.each([
    'src/ui/button.tsx',
    'src/app/use-user.ts',
    'src/server/main.ts',
    'package.json',
    'src/capabilities/new/rules/a.ts',
  ])('are all where %s lies below everything, or nobody knows', (file) => {
    expect(reachedJourneys(['src/capabilities/reviews/rules/stars.ts', file])).toBe('all');
  });

  it('are a changed journey itself, and none of texts, tests and tools', () => {
    expect(
      reachedJourneys([
        'e2e/leads.spec.ts',
        'e2e/controls/fields-date.spec.ts',
        'README.md',
        'src/ui/date-text.test.ts',
        'src/capabilities/weddings/testing/wedding-world.ts',
        'tools/start.mjs',
      ]),
    ).toEqual(['e2e/controls/fields-date.spec.ts', 'e2e/leads.spec.ts']);
  });

  it('exist, and every capability with screens has some', () => {
    const named = Object.values(JOURNEYS).flat();
    const missing = named.filter((name) => !specs.some((spec) => spec.startsWith(`e2e/${name}`)));
    expect(missing).toEqual([]);
    const withScreens = readdirSync(path.join(ROOT, 'src/capabilities')).filter(
      (name) => globSync(`src/capabilities/${name}/screens/**`, { cwd: ROOT }).length > 0,
    );
    expect(withScreens.filter((name) => !(name in JOURNEYS))).toEqual([]);
  });
});
