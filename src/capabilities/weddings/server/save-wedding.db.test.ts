import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weddings } from '../tables.ts';
import {
  HUDSON,
  NEW_YORK,
  openWeddingWorld,
  refusal,
  refusedFields,
  type WeddingWorld,
} from '../testing/wedding-world.ts';
import { findWeddingContexts } from './find-wedding-contexts.ts';

let world: WeddingWorld;
beforeAll(async () => {
  world = await openWeddingWorld();
});
afterAll(() => world.close());

describe('the first call', () => {
  it('begins a wedding under the account’s name, with its maker as owner', async () => {
    const maya = await world.addPerson('Maya');
    expect(await refusal(maya.api.getWedding())).toBe('not_found');
    const made = await maya.api.saveWedding({});
    expect(made).toMatchObject({
      primaryFirstName: 'Maya',
      role: 'OWNER',
      weddingDate: null,
      dateStatus: null,
      budgetCents: null,
    });
    expect(await maya.api.getWedding()).toEqual(made);
  });

  it('makes exactly one wedding, however many calls come at once', async () => {
    const eager = await world.addPerson('Eager');
    const before = await world.db.$count(weddings);
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, index) => eager.api.saveWedding({ guestCount: index })),
    );
    expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1);
    expect(await world.db.$count(weddings)).toBe(before + 1);
  });

  it('leaves nothing behind when its input is refused', async () => {
    const hasty = await world.addPerson('Hasty');
    expect(await refusal(hasty.api.saveWedding({ guestCount: -1 }))).toBe('invalid_input');
    expect(await refusal(hasty.api.getWedding())).toBe('not_found');
  });
});

describe('changes', () => {
  it('touch only what is given, and null empties', async () => {
    const { api } = await world.addOwner('Ada');
    await api.saveWedding({
      guestCount: 120,
      weddingDate: '2027-06-05',
      budgetCents: 3_800_000,
      partnerFirstName: 'Lin',
    });
    const saved = await api.saveWedding({
      weddingDate: null,
      planningStage: 'NEWLY_ENGAGED',
      onboarded: true,
    });
    expect(saved).toMatchObject({
      guestCount: 120,
      budgetCents: 3_800_000,
      weddingDate: null,
      dateStatus: 'NOT_YET',
      planningStage: 'NEWLY_ENGAGED',
      coupleNames: 'Ada & Lin',
    });
    expect(saved.onboardedAt).toBe(saved.updatedAt);
  });

  it('do nothing when sent again', async () => {
    const { api } = await world.addOwner('Same');
    const given = { guestCount: 5, cityId: HUDSON, weddingDate: '2027-06-05', location: ' A barn ' };
    const first = await api.saveWedding(given);
    expect(first.location).toBe('A barn');
    expect(await api.saveWedding(given)).toEqual(first);
  });

  it('keep a trail of cities, newest first', async () => {
    const { api, userId } = await world.addOwner('Mover');
    for (const cityId of [HUDSON, HUDSON, NEW_YORK, null, HUDSON]) await api.saveWedding({ cityId });
    const [context] = await findWeddingContexts(world.db, userId);
    expect(context?.wedding_location_history.map(({ location }) => location)).toEqual([
      'Hudson, NY',
      'New York, NY',
      'Hudson, NY',
    ]);
    expect(context).toMatchObject({
      role: 'OWNER',
      primary_first_name: 'Mover',
      empty_or_placeholder_couple_names: false,
    });
  });

  it('are refused when the screen showed an older version', async () => {
    const { api } = await world.addOwner('Stale');
    const { version } = await api.saveWedding({ guestCount: 1 });
    await api.saveWedding({ guestCount: 2, version });
    expect(Object.keys(await refusedFields(api.saveWedding({ guestCount: 3, version })))).toEqual([
      'version',
    ]);
    expect(await api.getWedding()).toMatchObject({ guestCount: 2 });
  });

  it('at the same instant on different fields all stay', async () => {
    const { api } = await world.addOwner('Both');
    await Promise.all([
      api.saveWedding({ guestCount: 9 }),
      api.saveWedding({ location: 'Barn' }),
      api.saveWedding({ cityId: HUDSON }),
    ]);
    expect(await api.getWedding()).toMatchObject({
      guestCount: 9,
      location: 'Barn',
      city: { slug: 'hudson-ny' },
    });
  });
});

describe('wrong input', () => {
  it('names all fields with the specified messages', async () => {
    const { api } = await world.addOwner('Wrong');
    const fields = await refusedFields(
      api.saveWedding({
        weddingDate: '2011-01-01',
        guestCount: 2_000_000_001,
        budgetCents: -1,
        cityId: 999_999,
        primaryFirstName: '💍',
      }),
    );
    expect(fields).toEqual({
      weddingDate: 'Date cannot be before 2012',
      guestCount: 'Please enter a smaller number',
      budgetCents: 'Please enter a number between 0 and 10,000,000',
      cityId: 'Please enter a location',
      primaryFirstName: 'Please remove any emoji characters',
    });
  });

  it('cannot break in or break down', async () => {
    const { api } = await world.addOwner('Hostile');
    const megabyte = 'x'.repeat(1_048_576);
    expect(await refusal(api.saveWedding({ primaryFirstName: megabyte }))).toBe('invalid_input');
    expect(await refusal(api.saveWedding({ location: megabyte }))).toBe('invalid_input');
    expect(await refusal(api.saveWedding({ weddingDate: megabyte }))).toBe('invalid_input');
    expect(await refusal(api.saveWedding({ cityId: 2 ** 40 }))).toBe('invalid_input');
    expect(await refusal(api.saveWedding({ guestCount: 1e300 }))).toBe('invalid_input');
    const saved = await api.saveWedding({
      primaryFirstName: "M\0'; drop table weddings;--",
      location: '\u202Eקיבוץ\0',
    });
    expect(saved.primaryFirstName).toBe("M'; drop table weddings;--");
    expect(await api.saveWedding({ partnerFirstName: 'مريم' })).toMatchObject({ partnerFirstName: 'مريم' });
  });
});
