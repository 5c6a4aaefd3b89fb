import { describe, expect, it } from 'vitest';
import { defaultOrderOf, LEAD_SORT_KEYS } from '#capabilities/leads/rules/lead-sort.ts';
import { INQUIRY_STATUSES } from './inquiry-states.ts';
import { LEAD_VIEWS, readLeadView, statusesOf, viewOf } from './lead-views.ts';

describe('views of the lead inbox', () => {
  it.each([
    ['ready', ['READY']],
    ['connected', ['CONNECTED']],
    ['booked', ['BOOKED']],
    ['closed', ['CLOSED']],
    ['conversations', ['CONNECTED', 'BOOKED']],
    ['expired', ['CLOSED']],
  ] as const)('%s shows %j', (view, statuses) => {
    expect(statusesOf(view)).toEqual(statuses);
  });

  it('never shows what was not delivered', () => {
    const shown = LEAD_VIEWS.flatMap((view) => statusesOf(view));
    expect(shown).not.toContain('PENDING');
    expect(shown).not.toContain('NEW');
  });

  it('leads every status to a view that holds it, or to the first', () => {
    for (const status of INQUIRY_STATUSES) {
      const view = viewOf(status);
      const isShown = statusesOf(view).includes(status);
      expect(isShown || view === 'ready').toBe(true);
    }
  });

  it('reads an address, and takes anything else for the first view', () => {
    for (const view of LEAD_VIEWS) expect(readLeadView(view)).toBe(view);
    for (const slug of [undefined, '', 'READY', 'find-couples', 'constructor', '__proto__']) {
      expect(readLeadView(slug)).toBe('ready');
    }
  });

  it('reads names and days forward, the rest backward', () => {
    expect(LEAD_SORT_KEYS.filter((key) => defaultOrderOf(key) === 'asc')).toEqual([
      'needs-you',
      'expiry',
      'name',
      'wedding-date',
    ]);
  });
});
