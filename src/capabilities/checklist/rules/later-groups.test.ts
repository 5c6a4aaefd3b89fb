import { describe, expect, it } from 'vitest';
import { MONTH_NAMES } from '#base/calendar-date-format.ts';
import type { Group } from './checklist-view.ts';
import { laterGroups } from './later-groups.ts';
import { AFTER } from './task-month.ts';
import { topicWords } from './topic-words.ts';

const month = (label: string, place: string): Group<string> => ({ place, label, open: 2, tasks: [label] });
/** From December on. */
const ahead = (count: number) => [
  ...Array.from({ length: count }, (_, at) => month(MONTH_NAMES[(11 + at) % 12] ?? '', `month ${at}`)),
  month('After', AFTER),
];

describe('laterGroups', () => {
  it('fold ten months into eight cards', () => {
    const groups = laterGroups(ahead(10), { hasDay: true });
    expect(groups.map(({ label, open }) => `${label} ${open}`)).toEqual([
      ...['December 2', 'January 2', 'February 2', 'March 2', 'April 2'],
      ...['May to July 6', 'August to the day 4', 'After 2'],
    ]);
    expect(groups.filter(({ isFar }) => isFar)).toHaveLength(3);
  });

  it.each([
    [0, ['After']],
    [7, ['December', 'January', 'February', 'March', 'April', 'May', 'June', 'After']],
    [8, ['December', 'January', 'February', 'March', 'April', 'May', 'June to July', 'After']],
  ])('of %i months', (count, labels) => {
    expect(laterGroups(ahead(count), { hasDay: false }).map(({ label }) => label)).toEqual(labels);
  });

  it('lose no month', () => {
    for (let count = 0; count < 60; count += 1) {
      const later = ahead(count);
      const shown = laterGroups(later, { hasDay: true }).flatMap(({ months }) => months);
      expect(shown).toEqual(later);
    }
  });
});

describe('topicWords', () => {
  const tasks = (...keys: string[]) => keys.map((key) => ({ key, title: `Title of ${key}` }));

  it('tell each thing once, as much as there is room for', () => {
    expect(topicWords(tasks('attire-shop', 'book-florist', 'room-blocks'))).toBe(
      'Outfits, a florist, hotel rooms',
    );
    expect(topicWords(tasks('rsvp-chase', 'rsvp-close'))).toBe('RSVPs');
    expect(
      topicWords(tasks('invitation-design', 'ceremony-outline', 'rings', 'vows', 'rehearsal-dinner')),
    ).toBe('Invitations, the ceremony, rings, vows and 1 more');
    expect(topicWords([])).toBe('');
  });

  it('tell own tasks by their titles, never whole novels', () => {
    const title = 'Ask the cousins for their new addresses and phone numbers';
    expect(topicWords([{ key: null, title }])).toBe('Ask the cousins for their new…');
  });
});
