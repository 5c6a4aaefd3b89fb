import { expect, it } from 'vitest';
import { chosenEventsText, eventChoices } from './event-choices.ts';

it('event groups are used in the inquiry form, each with its event types in words', () => {
  expect(eventChoices().map(({ label, events }) => `${label}: ${events.join(', ')}`)).toEqual([
    'Engagement: Engagement party',
    'Pre-Wedding: Shower or pre-party, Rehearsal dinner or welcome party',
    'Day Of: Ceremony, Reception',
    'Post-Wedding: Brunch or after-party',
    'Elopement: Elopement',
    'Other: Other event',
  ]);
});

it('what was chosen is told in the order of a wedding', () => {
  const told = (...chosen: string[]) => chosenEventsText(eventChoices(), chosen);
  expect(told('day-of', 'engagement')).toBe('Engagement party · Ceremony · Reception');
  expect(told()).toBe('Choose everything you’d like them for.');
});
