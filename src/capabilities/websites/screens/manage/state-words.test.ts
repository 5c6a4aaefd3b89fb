import { describe, expect, it } from 'vitest';
import { siteStanding } from './state-words.ts';

const site = { state: 'PUBLISHED', privacy: 'PASSCODE', takenDownFor: null } as const;

describe('where a website stands', () => {
  it('says who can read what is published', () => {
    expect(siteStanding(site)).toMatchObject({
      label: 'Published',
      text: expect.stringContaining('passcode'),
    });
    expect(siteStanding({ ...site, privacy: 'LINK' }).text).toMatch(/has the address/);
    expect(siteStanding({ ...site, privacy: 'PUBLIC' }).text).toMatch(/^Everyone/);
  });

  it('says what is not out, and that nothing is lost', () => {
    expect(siteStanding({ ...site, state: 'DRAFT' }).label).toBe('Draft');
    expect(siteStanding({ ...site, state: 'HIDDEN' }).label).toBe('Offline');
    expect(siteStanding({ ...site, takenDownFor: 'Somebody else’s photos' })).toMatchObject({
      label: 'Taken down',
      text: expect.stringContaining('Nothing of it is lost'),
    });
  });
});
