import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountPreferences } from '../tables.ts';
import { joinWedding } from '../testing/join-wedding.ts';
import { HUDSON, openWeddingWorld, refusal, type WeddingWorld } from '../testing/wedding-world.ts';

let world: WeddingWorld;
beforeAll(async () => {
  world = await openWeddingWorld();
});
afterAll(() => world.close());

const FAVORITES = 'FIRST_MOVES_SHARE_FAVORITES';

describe('account preferences', () => {
  it('are off until asked once', async () => {
    const { api } = await world.addOwner('Maya');
    expect(await api.listPreferences()).toEqual([
      { key: FAVORITES, enabled: false, rePromptEligible: true },
      { key: 'FIRST_MOVES_SHARE_INQUIRIES', enabled: false, rePromptEligible: true },
      { key: 'FIRST_MOVES_SHARE_WEDDING_DETAILS', enabled: false, rePromptEligible: true },
    ]);
  });

  it('are the couple’s: one answer for both partners', async () => {
    const owner = await world.addOwner('Maya');
    const partner = await joinWedding(world, owner, 'PARTNER');
    const saved = await owner.api.savePreferences({
      accountPreferences: [{ key: FAVORITES, enabled: true }],
      source: 'INBOX',
      ctaPlacement: 'banner',
    });
    expect(saved[0]).toEqual({ key: FAVORITES, enabled: true, rePromptEligible: false });
    expect(await partner.api.listPreferences()).toEqual(saved);
    expect(await world.db.select().from(accountPreferences)).toMatchObject([
      { source: 'INBOX', ctaPlacement: 'banner' },
    ]);
  });

  it('may be asked again 90 days after a no, and a new no starts over', async () => {
    const { api } = await world.addOwner('Maya');
    const decline = () => api.savePreferences({ accountPreferences: [{ key: FAVORITES, enabled: false }] });
    expect((await decline())[0]?.rePromptEligible).toBe(false);
    world.moveDays(91);
    expect((await api.listPreferences())[0]?.rePromptEligible).toBe(true);
    expect((await decline())[0]?.rePromptEligible).toBe(false);
  });

  it('take known keys only', async () => {
    const { api } = await world.addOwner('Maya');
    const save = (key: string) =>
      api.savePreferences({ accountPreferences: [{ key: key as typeof FAVORITES, enabled: true }] });
    expect(await refusal(save('SHARE_EVERYTHING'))).toBe('invalid_input');
    expect(await refusal(api.savePreferences({ accountPreferences: [] }))).toBe('invalid_input');
  });
});

describe('searched location', () => {
  it('is the default market for visitors and newcomers', async () => {
    const expected = { type: 'MARKET', slug: 'new-york-ny' };
    expect(await world.visitor.getSearchedLocation()).toEqual(expected);
    expect(await (await world.addPerson('New')).api.getSearchedLocation()).toEqual(expected);
  });

  it('follows the wedding until the person chooses', async () => {
    const { api } = await world.addOwner('Maya');
    await api.saveWedding({ cityId: HUDSON });
    expect(await api.getSearchedLocation()).toEqual({ type: 'CITY', slug: 'hudson-ny' });
    await api.saveSearchedLocation({ type: 'STATE', slug: 'new-york' });
    expect(await api.getSearchedLocation()).toEqual({ type: 'STATE', slug: 'new-york' });
    await api.saveSearchedLocation({ type: 'ALL_MARKETS', slug: 'ignored' });
    expect(await api.getSearchedLocation()).toEqual({ type: 'ALL_MARKETS', slug: null });
  });

  it('is each person’s own', async () => {
    const [maya, ada] = [await world.addPerson('Maya'), await world.addPerson('Ada')];
    await maya.api.saveSearchedLocation({ type: 'CITY', slug: 'hudson-ny' });
    expect(await ada.api.getSearchedLocation()).toEqual({ type: 'MARKET', slug: 'new-york-ny' });
  });

  it('has to exist', async () => {
    const { api } = await world.addPerson('Lost');
    for (const slug of ['atlantis', '', 'a\0b', undefined]) {
      expect(await refusal(api.saveSearchedLocation({ type: 'CITY', slug }))).toBe('place.not_found');
    }
    expect(await refusal(api.saveSearchedLocation({ type: 'MARKET', slug: 'hudson-ny' }))).toBe(
      'place.not_found',
    );
    expect(await refusal(api.saveSearchedLocation({ type: 'CITY', slug: 'x'.repeat(1_048_576) }))).toBe(
      'invalid_input',
    );
  });
});
