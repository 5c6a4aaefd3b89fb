import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { guestHistory } from '../../history.tables.ts';
import { HISTORY_KEPT, HISTORY_PAGE } from '../../rules/history/history-words.ts';
import { importAll } from '../../testing/bring-list.ts';
import { type GuestsWorld, type Host, openGuestsWorld } from '../../testing/guests-world.ts';
import { takeReplies } from '../events/take-replies.ts';
import { noteHistory } from './note-history.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

async function hostWith(lines: string) {
  const host = await world.addOwner('Maya');
  const { households } = await host.guests.addGuestLines({ lines, side: 'A', list: 'INVITED' });
  const [home] = households;
  if (!home) throw new Error('There is a household.');
  return { host, home, guestUuids: home.people.map(({ uuid }) => uuid) };
}

/** The oldest first, as it is easier to read. */
async function told(host: Host, uuid: string) {
  const { entries } = await host.guests.readHistory({ uuid });
  return entries.map(({ text }) => text).toReversed();
}

it('tells what members did, by their names', async () => {
  const { host, home, guestUuids } = await hostWith('Ana & Tom Lee');
  const family = await world.join(host, 'FAMILY');
  await host.guests.saveHousehold({ ...home, notes: 'Bring the dog.' });
  const tag = await host.guests.addTag({ name: 'Family', color: 'WINE' });
  await host.guests.setTags({ changes: [{ tagUuid: tag.uuid, isOn: true, guestUuids }] });
  await host.guests.setTags({ changes: [{ tagUuid: tag.uuid, isOn: true, guestUuids }] });
  const change = { uuids: [home.uuid], side: null, list: 'LATER', listRank: null } as const;
  await family.guests.changeHouseholds({ changes: [{ ...change, uuids: [home.uuid] }] });
  const sent = { kind: 'INVITATION', channel: 'PAPER', sentOn: '2027-05-03' } as const;
  await host.guests.markSent({ ...sent, householdUuids: [home.uuid] });
  const all = await told(host, home.uuid);
  expect(all).toEqual([
    'Maya added them',
    'Maya changed the notes',
    'Maya tagged Ana Lee and Tom Lee Family',
    expect.stringMatching(/^\w+ moved them to Later$/),
    'Maya marked as sent: invitation',
  ]);
});

it('tells what guests answered themselves, and what was brought in', async () => {
  const { host, home, guestUuids } = await hostWith('Ana Lee');
  const { events } = await host.guests.listGuests();
  const [guestUuid = ''] = guestUuids;
  const care = { diets: [], dietNote: '', needs: [], name: undefined };
  const said = [{ eventUuid: events[0]?.uuid ?? '', status: 'ATTENDING' as const, dishUuid: null }];
  const reply = { householdUuid: home.uuid, people: [{ guestUuid, ...care, events: said }] };
  const [own] = await world.db.select().from(guestHistory).where(eq(guestHistory.householdUuid, home.uuid));
  await world.db.transaction((tx) =>
    takeReplies(tx, world, own?.weddingId ?? '', { ...reply, byUser: null }),
  );
  expect(await told(host, home.uuid)).toContain('Ana Lee answered: coming to Wedding');
  await importAll(host, 'First name,Last name\nKim,Park');
  const { households } = await host.guests.listGuests();
  const kim = households.find(({ people }) => people[0]?.firstName === 'Kim');
  expect(await told(host, kim?.uuid ?? '')).toEqual(['Maya brought them in from a file']);
});

it('is read page by page, and the oldest go', async () => {
  const { host, home } = await hostWith('Ana Lee');
  const [own] = await world.db.select().from(guestHistory).where(eq(guestHistory.householdUuid, home.uuid));
  const noting = { clock: world.clock, weddingId: own?.weddingId ?? '', byUser: host.userId };
  const notes = Array.from({ length: HISTORY_KEPT }, (_, place) => ({
    householdUuid: home.uuid,
    text: `did ${place}`,
  }));
  await world.db.transaction((tx) => noteHistory(tx, noting, notes));
  const seen: string[] = [];
  let before: string | undefined;
  for (let page = 0; page < HISTORY_KEPT / HISTORY_PAGE; page += 1) {
    const { entries, isMore } = await host.guests.readHistory({ uuid: home.uuid, ...(before && { before }) });
    seen.push(...entries.map(({ text }) => text));
    before = entries.at(-1)?.uuid;
    expect(isMore).toBe(seen.length < HISTORY_KEPT);
  }
  expect(new Set(seen).size).toBe(HISTORY_KEPT);
  expect(seen).not.toContain('Maya added them');
});

it('is for those who may see guests, of their own wedding', async () => {
  const { host, home } = await hostWith('Ana Lee');
  const { host: other } = await hostWith('Kim Park');
  const viewer = await world.join(host, 'VIEWER');
  expect(await refusal(other.guests.readHistory({ uuid: home.uuid }))).toBe('guests.not_found');
  expect(await refusal(viewer.guests.readHistory({ uuid: home.uuid }))).toBe('wedding.role_forbids');
});
