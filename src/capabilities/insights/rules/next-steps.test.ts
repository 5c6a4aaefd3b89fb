import { describe, expect, it } from 'vitest';
import { chooseSteps, type NextStep } from './next-steps.ts';

const step = (kind: NextStep['kind'], gainTenths: number | null, title: string = kind): NextStep => ({
  kind,
  title,
  reason: '',
  gainTenths,
  section: null,
});

describe('what to do next', () => {
  it('begins with who waits, then goes by gain', () => {
    const chosen = chooseSteps([
      step('review', 42),
      step('listing', 60),
      { ...step('reply', 5), isUrgent: true },
      step('calendar', null),
    ]);
    expect(chosen.map(({ kind }) => kind)).toEqual(['reply', 'listing', 'review', 'calendar']);
  });

  it('names at most four, and two of the editor', () => {
    const chosen = chooseSteps([
      ...[9, 30, 20, 1].map((gain) => step('listing', gain, `listing ${gain}`)),
      step('review', 10),
      step('calendar', null),
      { ...step('reply', 0), isUrgent: true },
    ]);
    expect(chosen.map(({ title }) => title)).toEqual(['reply', 'listing 30', 'listing 20', 'review']);
  });

  it('of nothing is nothing', () => {
    expect(chooseSteps([])).toEqual([]);
  });
});
