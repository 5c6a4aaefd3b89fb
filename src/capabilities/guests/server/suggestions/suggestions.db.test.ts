import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { transact } from '#platform/database/transact.ts';
import { NEW_PERSON } from '../../rules/guest-person.ts';
import { NEW_EVENT } from '../../rules/new-event.ts';
import { NEW_HOUSEHOLD } from '../../rules/new-household.ts';
import { MOST_SUGGESTIONS } from '../../rules/suggestions/suggestion-rules.ts';
import { guestSuggestions } from '../../suggestions.tables.ts';
import { type GuestsWorld, openGuestsWorld } from '../../testing/guests-world.ts';
import { forgetGuests } from '../forget-guests.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

const suggested = (lines = 'Ana & Tom Lee\nKim Park +1') => ({
  uuid: randomUUID(),
  lines,
  side: 'A' as const,
  note: 'From the choir.',
});

async function couple() {
  const owner = await world.addOwner('Maya');
  const partner = await world.join(owner, 'PARTNER');
  const family = await world.join(owner, 'FAMILY');
  await owner.guests.addGuestLines({ lines: 'Sam Cruz', side: 'A', list: 'INVITED' });
  await owner.api.saveFamilyRights({ suggests: true });
  const names = async () => (await owner.guests.listGuests()).households.length;
  return { owner, partner, family, households: names };
}

describe('family that suggests', () => {
  it('writes nothing to the list, and does again as soon as the owners want it', async () => {
    const { owner, family, households } = await couple();
    const { households: [home] = [], events } = await owner.guests.listGuests();
    const [event] = events;
    if (!(home && event)) throw new Error('A list begins with a household and an event.');
    const { uuid, version } = home;
    const guestUuid = home.people[0]?.uuid ?? '';
    const { uuid: tagUuid } = await owner.guests.addTag({ name: 'Choir', color: 'WINE' });
    const filter = await owner.guests.addFilter({ name: 'Later', query: '?list=LATER' });
    const household = { ...NEW_HOUSEHOLD, people: [{ ...NEW_PERSON, firstName: 'Eve', uuid: null }] };
    const imported = { uuid: randomUUID() };
    const { guests } = family;
    const writes = {
      addGuestLines: () => guests.addGuestLines({ lines: 'Eve', side: 'A', list: 'INVITED' }),
      addHouseholds: () => guests.addHouseholds({ households: [household] }),
      saveHousehold: () => guests.saveHousehold({ ...household, uuid, version }),
      changeHouseholds: () =>
        guests.changeHouseholds({ changes: [{ uuids: [uuid], side: 'B', list: null, listRank: null }] }),
      removeHouseholds: () => guests.removeHouseholds({ uuids: [uuid] }),
      moveGuest: () => guests.moveGuest({ guestUuid, householdUuid: null }),
      addEvent: () => guests.addEvent({ ...NEW_EVENT, name: 'Brunch' }),
      setInvitations: () =>
        guests.setInvitations({
          changes: [{ eventUuid: event.uuid, status: 'ATTENDING', dishUuid: null, guestUuids: [guestUuid] }],
        }),
      removeEvent: () => guests.removeEvent({ uuid: event.uuid }),
      orderEvents: () => guests.orderEvents({ uuids: [event.uuid] }),
      addTag: () => guests.addTag({ name: 'Mine', color: 'WINE' }),
      saveTag: () => guests.saveTag({ uuid: tagUuid, name: 'Mine', color: 'WINE' }),
      removeTag: () => guests.removeTag({ uuid: tagUuid }),
      setTags: () => guests.setTags({ changes: [{ tagUuid, isOn: true, guestUuids: [guestUuid] }] }),
      addFilter: () => guests.addFilter({ name: 'Mine', query: '' }),
      renameFilter: () => guests.renameFilter({ uuid: filter.uuid, name: 'Mine' }),
      removeFilter: () => guests.removeFilter({ uuid: filter.uuid }),
      markSent: () =>
        guests.markSent({
          kind: 'INVITATION',
          channel: 'PAPER',
          sentOn: '2026-03-01',
          householdUuids: [uuid],
        }),
      openImport: () =>
        guests.openImport({ params: { name: 'a.csv' }, body: new File(['Name\nAna Lee'], 'a.csv') }),
      addImportFile: () =>
        guests.addImportFile({
          params: { ...imported, name: 'a.csv' },
          body: new File(['Name\nAna Lee'], 'a.csv'),
        }),
      applyImport: () => guests.applyImport(imported),
      undoImport: () => guests.undoImport(imported),
      discardImport: () => guests.discardImport(imported),
      readImport: () => guests.readImport(imported),
      acceptSuggestion: () => guests.acceptSuggestion({ uuid: randomUUID(), list: 'INVITED' }),
      declineSuggestion: () => guests.declineSuggestion({ uuid: randomUUID() }),
      reopenSuggestion: () => guests.reopenSuggestion({ uuid: randomUUID() }),
    };
    for (const [name, write] of Object.entries(writes)) {
      expect(await refusal(write()), name).toBe('wedding.role_forbids');
    }
    expect(await guests.listGuests()).toMatchObject({
      canEdit: false,
      canSuggest: true,
      seesDetails: true,
      family: null,
    });
    expect(await refusal(family.api.saveFamilyRights({ suggests: false }))).toBe('wedding.role_forbids');
    expect(await households()).toBe(1);

    await owner.api.saveFamilyRights({ suggests: false });
    expect(await refusal(guests.addSuggestion(suggested()))).toBe('wedding.role_forbids');
    await writes.addGuestLines();
    expect(await households()).toBe(2);
  });

  it('suggests once however often it is sent, and sees only their own', async () => {
    const { owner, family, households } = await couple();
    const other = await world.join(owner, 'FAMILY');
    const given = suggested();
    await Promise.all([family.guests.addSuggestion(given), family.guests.addSuggestion(given)]);
    await other.guests.addSuggestion(suggested('Eve Stone'));
    expect(await refusal(other.guests.addSuggestion(given))).toBe('guests.not_found');
    expect((await family.guests.listSuggestions()).suggestions).toMatchObject([
      { lines: given.lines, note: 'From the choir.', state: 'NEW' },
    ]);
    expect((await owner.guests.listSuggestions()).suggestions).toHaveLength(2);
    expect(await households()).toBe(1);
  });

  it('has an end', async () => {
    const { owner, family } = await couple();
    const { uuid: weddingId } = await owner.api.getWedding();
    const row = { weddingId, lines: 'Ana', side: 'A', note: '', state: 'NEW' } as const;
    await world.db.insert(guestSuggestions).values(
      Array.from({ length: MOST_SUGGESTIONS - 1 }, () => ({
        ...row,
        uuid: randomUUID(),
        createdAt: world.clock.now(),
      })),
    );
    const tries = await Promise.allSettled(
      [suggested(), suggested()].map((one) => family.guests.addSuggestion(one)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await refusal(family.guests.addSuggestion(suggested()))).toBe('guests.suggestions_full');
  });
});

describe('a suggestion', () => {
  it('is accepted once by two owners at once, on the list that was chosen', async () => {
    const { owner, partner, family, households } = await couple();
    const { uuid } = await family.guests.addSuggestion(suggested());
    const answers = await Promise.all(
      [owner, partner].map(({ guests }) => guests.acceptSuggestion({ uuid, list: 'LATER' })),
    );
    expect(answers).toMatchObject([{ state: 'ACCEPTED' }, { state: 'ACCEPTED' }]);
    expect(await households()).toBe(3);
    const added = (await owner.guests.listGuests()).households.filter(({ list }) => list === 'LATER');
    expect(added.map(({ people, side }) => [people.length, side])).toEqual([
      [2, 'A'],
      [2, 'A'],
    ]);
    expect(await refusal(owner.guests.declineSuggestion({ uuid }))).toBe('guests.suggestion_decided');
    expect(await refusal(owner.guests.reopenSuggestion({ uuid }))).toBe('guests.suggestion_decided');
    expect((await family.guests.listSuggestions()).suggestions).toMatchObject([{ state: 'ACCEPTED' }]);
  });

  it('is declined, taken up again and then accepted', async () => {
    const { owner, family, households } = await couple();
    const { uuid } = await family.guests.addSuggestion(suggested());
    await owner.guests.declineSuggestion({ uuid });
    expect(await refusal(owner.guests.acceptSuggestion({ uuid, list: 'INVITED' }))).toBe(
      'guests.suggestion_decided',
    );
    expect(await households()).toBe(1);
    await owner.guests.reopenSuggestion({ uuid });
    await owner.guests.acceptSuggestion({ uuid, list: 'INVITED' });
    expect(await households()).toBe(3);
  });

  it('belongs to one wedding, and goes when guests are forgotten', async () => {
    const { owner, family } = await couple();
    const stranger = await couple();
    const given = suggested();
    const { uuid } = await family.guests.addSuggestion(given);
    const { guests } = stranger.owner;
    expect(await refusal(guests.acceptSuggestion({ uuid, list: 'INVITED' }))).toBe('guests.not_found');
    expect(await refusal(guests.declineSuggestion({ uuid }))).toBe('guests.not_found');
    expect(await refusal(stranger.family.guests.addSuggestion(given))).toBe('guests.not_found');
    expect((await guests.listSuggestions()).suggestions).toEqual([]);
    const { uuid: weddingId } = await owner.api.getWedding();
    await transact(world.db, async (tx) => {
      await forgetGuests(tx, weddingId);
      return { ok: true, value: undefined } as const;
    });
    expect((await owner.guests.listSuggestions()).suggestions).toEqual([]);
  });
});
