import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { check, importAll, namesOf } from '../../testing/bring-list.ts';
import { type GuestsWorld, type Host, openGuestsWorld } from '../../testing/guests-world.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

describe('our own file', () => {
  async function fullList(host: Host) {
    await host.api.saveWedding({ primaryFirstName: 'Maya', partnerFirstName: 'Théo' });
    const brunch = await host.guests.addEvent({
      ...(await import('../../rules/new-event.ts')).NEW_EVENT,
      name: 'Brunch, with bubbles',
      meals: 'CHOICE',
      dishes: [
        { uuid: null, name: 'Trout', text: '', eaters: 'ALL' },
        { uuid: null, name: '=Beef', text: '', eaters: 'ALL' },
      ],
    });
    const { NEW_HOUSEHOLD } = await import('../../rules/new-household.ts');
    const { NEW_PERSON } = await import('../../rules/guest-person.ts');
    const seat = { ...NEW_PERSON, uuid: null };
    const home = {
      address1: '1 Elm St',
      address2: 'Apt "2"',
      city: 'Hudson',
      region: 'NY',
      postalCode: '02139',
      country: '',
    };
    const { households } = await host.guests.addHouseholds({
      households: [
        {
          ...NEW_HOUSEHOLD,
          ...home,
          side: 'A',
          notes: 'Two\nlines, "quoted"',
          people: [
            {
              ...seat,
              title: 'Dr.',
              firstName: 'Ana & Co',
              lastName: 'Lee',
              suffix: 'Jr.',
              email: 'ana@people.example',
              phone: '+1 212 555 0100',
            },
            { ...seat, plusOneOf: 0 },
            { ...seat, firstName: 'Mia', lastName: 'Lee', kind: 'CHILD' },
          ],
        },
        {
          ...NEW_HOUSEHOLD,
          name: 'Our neighbors',
          envelopeOuter: 'The House',
          side: 'B',
          list: 'LATER',
          listRank: 3,
          people: [
            { ...seat, firstName: "'=1+1" },
            { ...seat, firstName: '-x', kind: 'INFANT' },
          ],
        },
        { ...NEW_HOUSEHOLD, list: 'MAYBE', people: [seat, seat] },
        { ...NEW_HOUSEHOLD, people: [{ ...seat, firstName: 'Sam', lastName: 'Same' }] },
        { ...NEW_HOUSEHOLD, people: [{ ...seat, firstName: 'Sam', lastName: 'Same' }] },
      ],
    });
    const [lees, neighbors] = households;
    const people = households.flatMap((household) => household.people);
    for (const [place, name] of ['Family', '=Dancers'].entries()) {
      const { uuid } = await host.guests.addTag({ name, color: 'WINE' });
      const guestUuids = people.slice(place, place + 2).map((person) => person.uuid);
      await host.guests.setTags({ changes: [{ tagUuid: uuid, isOn: true, guestUuids }] });
    }
    const said = { eventUuid: brunch.uuid, dishUuid: null };
    await host.guests.setInvitations({
      changes: [
        {
          ...said,
          status: 'ATTENDING',
          dishUuid: brunch.dishes[1]?.uuid ?? null,
          guestUuids: [lees?.people[0]?.uuid ?? ''],
        },
        { ...said, status: 'DECLINED', guestUuids: [lees?.people[1]?.uuid ?? ''] },
        { ...said, status: 'INVITED', guestUuids: [neighbors?.people[0]?.uuid ?? ''] },
      ],
    });
  }

  const exported = async (host: Host) => (await host.guests.exportGuests()).text();
  const withoutIds = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id');

  it('comes back into the same list as nothing but the same', async () => {
    const host = await world.addOwner('Maya');
    await fullList(host);
    const { counts } = await check(host, await exported(host));
    expect(counts).toMatchObject({ BAD: 0, CONFLICT: 0, DUPLICATE_IN_FILE: 0, MERGE: 0, NEW: 0, SAME: 5 });
  });

  it('makes an empty list the same list', async () => {
    const [host, other] = [await world.addOwner('Maya'), await world.addOwner('Maya')];
    await fullList(host);
    await other.api.saveWedding({ primaryFirstName: 'Maya', partnerFirstName: 'Théo' });
    const file = await exported(host);
    expect((await importAll(other, file)).counts).toMatchObject({
      BAD: 0,
      DUPLICATE_IN_FILE: 0,
      households: 5,
    });
    expect(withoutIds(await exported(other))).toBe(withoutIds(file));
  });

  it('can hold only what the screen shows', async () => {
    const host = await world.addOwner('Maya');
    await fullList(host);
    const file = await (await host.guests.exportGuests({ list: 'LATER' })).text();
    expect(file.trim().split('\r\n')).toHaveLength(3);
    expect(file).toContain('Our neighbors');
    expect(await (await host.guests.exportGuests({ name: 'mia' })).text()).not.toContain('Our neighbors');
  });
});

it('5,000 rows are read, checked, imported and undone', async () => {
  const host = await world.addOwner('Maya');
  const rows = Array.from(
    { length: 5000 },
    (_, place) => `First${place},Last${place % 700},p${place}@people.example,${place} Elm St,Hudson,NY,12534`,
  );
  const { uuid, counts } = await check(
    host,
    `First name,Last name,Email,Address,City,State,Zip\n${rows.join('\n')}`,
  );
  expect(counts.NEW).toBe(5000);
  await host.guests.applyImport({ uuid });
  expect((await host.guests.listGuests()).households).toHaveLength(5000);
  const again = await check(host, await (await host.guests.exportGuests()).text());
  expect(again.counts.SAME).toBe(5000);
  await host.guests.undoImport({ uuid });
  expect(await namesOf(host)).toEqual([]);
}, 60_000);
