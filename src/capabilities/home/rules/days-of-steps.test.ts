import { expect, it } from 'vitest';
import { daysOfSteps } from './days-of-steps.ts';

it('puts steps under the days on which they were taken, where the wedding is', () => {
  const steps = [
    '2026-11-16T03:00:00Z',
    '2026-11-15T15:00:00Z',
    '2026-11-14T18:00:00Z',
    '2026-11-02T18:00:00Z',
  ];
  const days = daysOfSteps(
    steps.map((at) => ({ at })),
    { today: '2026-11-15', timeZone: 'America/New_York' },
  );
  expect(days.map(({ heading, steps }) => [heading, steps.length])).toEqual([
    ['Today', 2],
    ['Yesterday', 1],
    ['Monday, November 2', 1],
  ]);
});
