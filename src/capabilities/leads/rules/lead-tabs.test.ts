import { describe, expect, it } from 'vitest';
import { leadTabs, openTotalOf, snoozedOf, sumOfCounts, tabOf, totalOf, unreadOf } from './lead-tabs.ts';

describe('leadTabs', () => {
  it('has the tabs and sub-statuses of the specification', () => {
    const tabs = leadTabs({ showHellosSentFirst: false });
    expect(tabs.map(({ label, subTabs }) => [label, subTabs.map((subTab) => subTab.label)])).toEqual([
      ['Prospects', ['For review', 'Hellos sent']],
      ['Inquiries', ['Active', 'Closed']],
      ['Conversations', ['All', 'Active', 'Booked']],
    ]);
    expect(tabs.map(({ opens }) => opens)).toEqual(['find-couples/browse', 'ready', 'conversations']);
  });

  it('opens prospects on the hellos sent where the flag is on', () => {
    expect(leadTabs({ showHellosSentFirst: true })[0]?.opens).toBe('find-couples/invited');
  });

  it('finds the tab of a view', () => {
    const tabs = leadTabs({ showHellosSentFirst: false });
    expect(tabOf(tabs, 'booked')?.key).toBe('conversations');
    expect(tabOf(tabs, 'closed')?.key).toBe('inquiries');
    expect(tabOf(tabs, 'find-couples/invited')?.key).toBe('mtfm');
  });
});

const counts = {
  READY: { total: 5, unread: 2, snoozed: 1 },
  CONNECTED: { total: 7, unread: 1, snoozed: 2 },
  BOOKED: { total: 3, unread: 1, snoozed: 0 },
  CLOSED: { total: 40, unread: 9, snoozed: 0 },
};

describe('totalOf', () => {
  it('counts that agree: what a view says is what its list shows', () => {
    expect(totalOf('ready', counts)).toBe(4);
    expect(snoozedOf(counts)).toBe(1);
    expect(openTotalOf(counts)).toBe(15);
    expect(totalOf('conversations', counts)).toBe(10);
    expect(totalOf('find-couples/browse', counts)).toBe(0);
  });

  it('takes a status without a count as none', () => {
    expect(totalOf('conversations', { BOOKED: { total: 1, unread: 0, snoozed: 0 } })).toBe(1);
  });
});

describe('unreadOf', () => {
  it('counts each status once, and nothing that is closed', () => {
    expect(unreadOf(['ready', 'closed'], counts)).toBe(2);
    expect(unreadOf(['conversations', 'connected', 'booked'], counts)).toBe(2);
    expect(unreadOf(['closed'], counts)).toBe(0);
    expect(unreadOf(['find-couples/browse', 'find-couples/invited'], counts)).toBe(0);
  });
});

describe('sumOfCounts', () => {
  it('adds listings up, and none are none', () => {
    expect(sumOfCounts([counts, counts]).READY).toEqual({ total: 10, unread: 4, snoozed: 2 });
    expect(openTotalOf(sumOfCounts([]))).toBe(0);
  });
});
