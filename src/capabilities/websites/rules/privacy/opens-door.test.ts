import { describe, expect, it } from 'vitest';
import { opensEvent, opensPage, opensSite } from './opens-door.ts';
import { FOR_EVERYONE, type PagePrivacy, SITE_PRIVACIES } from './site-privacy.ts';

const site = (privacy: (typeof SITE_PRIVACIES)[number], isListed = false, isIndexed = false) => ({
  ...{ privacy, isListed, isIndexed },
});
const invited = (...eventIds: string[]): PagePrivacy => ({ visibility: 'INVITED', eventIds });
const LOCKED: PagePrivacy = { visibility: 'PASSCODE', eventIds: [] };
const HIDDEN: PagePrivacy = { visibility: 'HIDDEN', eventIds: [] };

describe('the door of a site', () => {
  it('opens towards the public and never the other way', () => {
    for (const [place, before] of SITE_PRIVACIES.entries())
      for (const [other, after] of SITE_PRIVACIES.entries())
        expect(opensSite(site(before), site(after)), `${before} to ${after}`).toBe(other > place);
  });

  it('opens when it can be found by more', () => {
    expect(opensSite(site('PUBLIC'), site('PUBLIC', true))).toBe(true);
    expect(opensSite(site('PUBLIC', true), site('PUBLIC', true, true))).toBe(true);
    expect(opensSite(site('PUBLIC', true, true), site('PUBLIC'))).toBe(false);
    expect(opensSite(site('PUBLIC', true, true), site('LINK'))).toBe(false);
  });
});

describe('the door of a page', () => {
  it.each([
    [FOR_EVERYONE, LOCKED, false],
    [FOR_EVERYONE, HIDDEN, false],
    [FOR_EVERYONE, invited(), false],
    [LOCKED, HIDDEN, false],
    [LOCKED, LOCKED, false],
    [LOCKED, FOR_EVERYONE, true],
    [LOCKED, invited(), true],
    [invited(), LOCKED, true],
    [HIDDEN, LOCKED, true],
    [HIDDEN, HIDDEN, false],
    [invited(), invited('a'), false],
    [invited('a'), invited(), true],
    [invited('a', 'b'), invited('b'), false],
    [invited('a'), invited('a', 'b'), true],
  ] as const)('%o to %o', (before, after, opens) => {
    expect(opensPage(before, after)).toBe(opens);
  });

  it('of an event opens to everybody alone', () => {
    expect(opensEvent('INVITED', 'EVERYONE')).toBe(true);
    expect(opensEvent('EVERYONE', 'INVITED')).toBe(false);
    expect(opensEvent('EVERYONE', 'EVERYONE')).toBe(false);
  });
});
