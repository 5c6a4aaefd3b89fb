import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { MOST_GUESTS } from '../rules/guest-limits.ts';
import { NEW_PERSON, personName } from '../rules/guest-person.ts';
import { NEW_HOUSEHOLD } from '../rules/new-household.ts';
import { guestHouseholds, guests } from '../tables.ts';
import { type GuestsWorld, type Host, openGuestsWorld } from '../testing/guests-world.ts';
import { collectGuests } from './collect-guests.ts';
import { hasHouseholds } from './guests.store.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

const lines = (text: string) => ({ lines: text, side: 'A' as const, list: 'INVITED' as const });

/** The only household that these lines make. */
async function addOne(host: Host, text: string) {
  const { households } = await host.guests.addGuestLines(lines(text));
  const [household] = households;
  if (!household) throw new Error('Nobody was added.');
  return household;
}

async function householdOf(host: Host, uuid: string) {
  const { households } = await host.guests.listGuests();
  return households.find((household) => household.uuid === uuid);
}

const names = (household: { people: Parameters<typeof personName>[0][] } | undefined) =>
  household?.people.map(personName);

describe('adding', () => {
  it('takes names line by line, and begins a wedding where there is none', async () => {
    const newcomer = await world.addPerson('Ida');
    expect(await newcomer.guests.listGuests()).toMatchObject({ households: [], canEdit: true });
    const { households } = await newcomer.guests.addGuestLines(
      lines('Sam & Alex Lee\n\nLee family (4)\nAna Cruz +1'),
    );
    expect(households.map(names)).toEqual([
      ['Sam Lee', 'Alex Lee'],
      ['Guest', 'Guest', 'Guest', 'Guest'],
      ['Ana Cruz', 'Guest'],
    ]);
    expect(households.map(({ name }) => name)).toEqual(['', 'The Lee family', '']);
    expect(households[2]?.people[1]?.plusOneOf).toBe(0);
    const listed = (await newcomer.guests.listGuests()).households;
    expect(new Set(listed.map(({ uuid }) => uuid))).toEqual(new Set(households.map(({ uuid }) => uuid)));
  });

  it('refuses what cannot be read, whole', async () => {
    const host = await world.addOwner('Maya');
    expect(await refusal(host.guests.addGuestLines(lines('Lee family (11)')))).toBe('invalid_input');
    expect(await refusal(host.guests.addGuestLines(lines('  ')))).toBe('invalid_input');
    expect((await host.guests.listGuests()).households).toEqual([]);
  });

  it('keeps a place in line for those who are invited later, and for nobody else', async () => {
    const host = await world.addOwner('Maya');
    const household = {
      ...NEW_HOUSEHOLD,
      listRank: 3,
      people: [{ ...NEW_PERSON, uuid: null, lastName: 'Lee' }],
    };
    const { households } = await host.guests.addHouseholds({
      households: [{ ...household, list: 'LATER' }, household],
    });
    expect(households.map(({ listRank }) => listRank)).toEqual([3, null]);
  });
});

describe('a household', () => {
  it('is saved whole: people are changed, added, removed and put in order', async () => {
    const host = await world.addOwner('Maya');
    const before = await addOne(host, 'Ana, Tom and Mia Lee');
    const [ana, tom, mia] = before.people;
    if (!(ana && tom && mia)) throw new Error('Three were added.');
    const saved = await host.guests.saveHousehold({
      ...before,
      name: 'Our  neighbors\u202E',
      notes: 'Bring the dog.',
      address1: '1 Elm Street',
      people: [
        { ...mia, kind: 'CHILD' },
        { ...ana, email: 'ana@people.example' },
        { ...NEW_PERSON, uuid: null, plusOneOf: 1 },
      ],
    });
    expect(saved).toMatchObject({
      name: 'Our neighbors',
      notes: 'Bring the dog.',
      version: before.version + 1,
    });
    expect(saved.people.map(({ uuid }) => uuid)).toEqual([mia.uuid, ana.uuid, expect.any(String)]);
    expect(saved.people.map(({ plusOneOf }) => plusOneOf)).toEqual([null, null, 1]);
    expect(await householdOf(host, before.uuid)).toEqual(saved);
    const rest = await host.guests.saveHousehold({ ...saved, people: saved.people.slice(0, 1) });
    expect(names(rest)).toEqual(['Mia Lee']);
  });

  it('refuses who has seen an older one, and keeps what was saved first', async () => {
    const host = await world.addOwner('Maya');
    const partner = await world.join(host, 'PARTNER');
    const seen = await addOne(host, 'Ana Lee');
    const answers = await Promise.all([
      refusal(host.guests.saveHousehold({ ...seen, notes: 'first' })),
      refusal(partner.guests.saveHousehold({ ...seen, notes: 'second' })),
    ]);
    expect(answers.toSorted()).toEqual(['guests.changed_meanwhile', 'not refused']);
    expect((await householdOf(host, seen.uuid))?.version).toBe(seen.version + 1);
  });

  it('takes nobody from elsewhere, and nobody twice', async () => {
    const host = await world.addOwner('Maya');
    const one = await addOne(host, 'Ana Lee');
    const other = await addOne(host, 'Tom Park');
    const [tom] = other.people;
    const [ana] = one.people;
    if (!(tom && ana)) throw new Error('Both were added.');
    expect(await refusal(host.guests.saveHousehold({ ...one, people: [tom] }))).toBe('guests.not_found');
    expect(await refusal(host.guests.saveHousehold({ ...one, people: [ana, ana] }))).toBe('guests.not_found');
    expect(await refusal(host.guests.saveHousehold({ ...one, people: [] }))).toBe('invalid_input');
    expect(await refusal(host.guests.saveHousehold({ ...one, people: [{ ...ana, plusOneOf: 0 }] }))).toBe(
      'invalid_input',
    );
    expect(await householdOf(host, one.uuid)).toEqual(one);
  });

  it('is deleted with everybody in it, and comes back from what the screen knew', async () => {
    const host = await world.addOwner('Maya');
    const { uuid, version: _, ...household } = await addOne(host, 'Ana Cruz +1');
    expect(await host.guests.removeHouseholds({ uuids: [uuid] })).toEqual({ removed: 1 });
    expect(await host.guests.removeHouseholds({ uuids: [uuid] })).toEqual({ removed: 0 });
    const gone = household.people.map((person) => person.uuid);
    const rows = await world.db.select({ uuid: guests.uuid }).from(guests);
    expect(rows.filter((row) => gone.includes(row.uuid))).toEqual([]);
    const { households } = await host.guests.addHouseholds({ households: [household] });
    expect(households.map(names)).toEqual([['Ana Cruz', 'Guest']]);
    expect(households[0]?.people[1]?.plusOneOf).toBe(0);
  });
});

describe('moving', () => {
  it('puts somebody behind the others, and an empty household goes', async () => {
    const host = await world.addOwner('Maya');
    const one = await addOne(host, 'Ana Lee');
    const other = await addOne(host, 'Tom Park');
    const moved = await host.guests.moveGuest({
      guestUuid: one.people[0]?.uuid ?? '',
      householdUuid: other.uuid,
    });
    expect(names(moved)).toEqual(['Tom Park', 'Ana Lee']);
    expect(moved.version).toBe(other.version + 1);
    expect(await householdOf(host, one.uuid)).toBeUndefined();
  });

  it('gives somebody a household of their own on the same side, and plus-ones lose their host', async () => {
    const host = await world.addOwner('Maya');
    const pair = await addOne(host, 'Ana Cruz +1');
    const own = await host.guests.moveGuest({ guestUuid: pair.people[0]?.uuid ?? '', householdUuid: null });
    expect(own).toMatchObject({ side: 'A', list: 'INVITED' });
    expect(names(own)).toEqual(['Ana Cruz']);
    const left = await householdOf(host, pair.uuid);
    expect(left?.people).toMatchObject([{ plusOneOf: null, uuid: pair.people[1]?.uuid }]);
  });

  it('stops at ten, and at households that are not there', async () => {
    const host = await world.addOwner('Maya');
    const full = await addOne(host, 'Lee family (10)');
    const one = await addOne(host, 'Ana Lee');
    const guestUuid = one.people[0]?.uuid ?? '';
    expect(await refusal(host.guests.moveGuest({ guestUuid, householdUuid: full.uuid }))).toBe(
      'guests.household_full',
    );
    const nowhere = '00000000-0000-4000-8000-0000000000aa';
    expect(await refusal(host.guests.moveGuest({ guestUuid, householdUuid: nowhere }))).toBe(
      'guests.not_found',
    );
    expect(await householdOf(host, one.uuid)).toEqual(one);
  });
});

describe('who may', () => {
  it('owners, planner and family change the list; a viewer sees names and nothing else', async () => {
    const owner = await world.addOwner('Maya');
    const first = await addOne(owner, 'Ana Lee');
    await owner.guests.saveHousehold({
      ...first,
      address1: '1 Elm Street',
      notes: 'Secret',
      people: first.people.map((person) => ({ ...person, email: 'ana@people.example', phone: '2125550100' })),
    });
    for (const role of ['PARTNER', 'PLANNER', 'FAMILY'] as const) {
      const member = await world.join(owner, role);
      expect(await member.guests.listGuests()).toMatchObject({ canEdit: true, seesDetails: true });
      expect(names(await addOne(member, `Friend Of${role}`))).toEqual([`Friend Of${role}`]);
    }
    const viewer = await world.join(owner, 'VIEWER');
    const seen = await viewer.guests.listGuests();
    expect(seen).toMatchObject({ canEdit: false, seesDetails: false });
    expect(seen.households).toHaveLength(4);
    expect(JSON.stringify(seen)).not.toMatch(/Elm|Secret|ana@people|2125550100/);
    expect(await (await viewer.guests.exportGuests()).text()).not.toMatch(/Elm|Secret|ana@people/);
    expect(JSON.stringify(await collectGuests(world.db, viewer.userId))).not.toMatch(/Elm|Secret|ana@people/);
    expect(await refusal(viewer.guests.addGuestLines(lines('Tom Park')))).toBe('wedding.role_forbids');
    expect(await refusal(viewer.guests.removeHouseholds({ uuids: [first.uuid] }))).toBe(
      'wedding.role_forbids',
    );
  });

  it('the other couple cannot read, change, move or delete anything', async () => {
    const owner = await world.addOwner('Maya');
    const other = await world.addOwner('Priya');
    const ours = await addOne(owner, 'Ana Lee');
    const theirs = await addOne(other, 'Tom Park');
    const guestUuid = ours.people[0]?.uuid ?? '';
    expect(await householdOf(other, ours.uuid)).toBeUndefined();
    expect(await refusal(other.guests.saveHousehold(ours))).toBe('guests.not_found');
    expect(await refusal(other.guests.moveGuest({ guestUuid, householdUuid: theirs.uuid }))).toBe(
      'guests.not_found',
    );
    expect(
      await refusal(
        other.guests.moveGuest({ guestUuid: theirs.people[0]?.uuid ?? '', householdUuid: ours.uuid }),
      ),
    ).toBe('guests.not_found');
    expect(await other.guests.removeHouseholds({ uuids: [ours.uuid] })).toEqual({ removed: 0 });
    expect(await householdOf(owner, ours.uuid)).toEqual(ours);
    expect(await refusal(world.visitorGuests.listGuests())).toBe('unauthenticated');
  });
});

describe('the whole list', () => {
  it('ends at five thousand, also when two add at once', async () => {
    const host = await world.addOwner('Maya');
    const partner = await world.join(host, 'PARTNER');
    const { uuid: weddingId } = await host.api.getWedding();
    const now = world.clock.now();
    const homes = Array.from({ length: 500 }, () => world.clock.uuid());
    await world.db
      .insert(guestHouseholds)
      .values(homes.map((uuid) => ({ ...NEW_HOUSEHOLD, uuid, weddingId, createdAt: now, updatedAt: now })));
    for (let position = 0; position < 10; position += 1) {
      const kept = position === 9 ? homes.slice(1) : homes;
      await world.db.insert(guests).values(
        kept.map((householdUuid) => ({
          uuid: world.clock.uuid(),
          weddingId,
          householdUuid,
          position,
          lastName: 'Lee',
          kind: 'ADULT' as const,
        })),
      );
    }
    const answers = await Promise.all([
      refusal(host.guests.addGuestLines(lines('Ana Lee'))),
      refusal(partner.guests.addGuestLines(lines('Tom Park'))),
    ]);
    expect(answers.toSorted()).toEqual(['guests.list_full', 'not refused']);
    const { households } = await host.guests.listGuests();
    expect(households.flatMap(({ people }) => people)).toHaveLength(MOST_GUESTS);
  });

  it('leaves as a spreadsheet in which nothing runs, and with the wedding', async () => {
    const host = await world.addOwner('Maya');
    const household = await addOne(host, 'Ana Cruz +1');
    await host.guests.saveHousehold({ ...household, notes: '=1+1', address1: '1 Elm Street' });
    const file = await host.guests.exportGuests();
    expect(file.name).toMatch(/^guests-\d{4}-\d\d-\d\d\.csv$/);
    const [head, first, second] = (await file.text()).split('\r\n');
    expect(head).toContain('Household,Title,First name');
    expect(first).toContain(
      'Ana Cruz,,Ana,Cruz,,Adult,,,,Maya’s side,Invited,,Ana Cruz and Guest,Ana and Guest',
    );
    expect(first).toContain("'=1+1");
    expect(head).toMatch(/,Wedding,"Wedding, dish",Household ID,Guest ID$/);
    expect(first).toMatch(/,Waiting,,[\w-]{36},[\w-]{36}$/);
    expect(second).toContain('Ana Cruz,,,,,Adult,Ana Cruz');
    const { uuid: weddingId } = await host.api.getWedding();
    expect(await hasHouseholds(world.db, weddingId)).toBe(true);
    expect((await collectGuests(world.db, host.userId)).households).toHaveLength(1);
    const stranger = await world.addPerson('Stranger');
    expect(await collectGuests(world.db, stranger.userId)).toEqual({
      events: [],
      tags: [],
      households: [],
      suggestions: [],
    });
  });
});
