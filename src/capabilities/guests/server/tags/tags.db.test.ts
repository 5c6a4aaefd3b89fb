import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { MOST_TAGS } from '../../rules/tags/guest-tag.ts';
import { guestTagLinks, guestTags } from '../../tags.tables.ts';
import { importAll } from '../../testing/bring-list.ts';
import { type GuestsWorld, type Host, openGuestsWorld } from '../../testing/guests-world.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

const FAMILY = { name: 'Family', color: 'WINE' } as const;

async function hostWith(lines: string) {
  const host = await world.addOwner('Maya');
  const { households } = await host.guests.addGuestLines({ lines, side: 'A', list: 'INVITED' });
  return { host, uuids: households.flatMap(({ people }) => people.map(({ uuid }) => uuid)) };
}

/** Whoever has tags, by name. */
async function tagsOf(host: Host) {
  const { households, tags } = await host.guests.listGuests();
  const people = households.flatMap((household) => household.people);
  return Object.fromEntries(
    people.map((person) => [person.firstName, person.tags.map((place) => tags[place]?.name)]),
  );
}

async function everything() {
  return {
    tags: await world.db.select().from(guestTags).orderBy(guestTags.uuid),
    links: await world.db
      .select()
      .from(guestTagLinks)
      .orderBy(guestTagLinks.tagUuid, guestTagLinks.guestUuid),
  };
}

describe('tags', () => {
  it('are added, put on people, renamed, taken off and deleted', async () => {
    const { host, uuids } = await hostWith('Ana & Tom Lee');
    const family = await host.guests.addTag(FAMILY);
    const dancers = await host.guests.addTag({ name: 'Dancers', color: 'BAY' });
    const set = (tagUuid: string, isOn: boolean, guestUuids = uuids) =>
      host.guests.setTags({ changes: [{ tagUuid, isOn, guestUuids }] });
    expect(await set(family.uuid, true)).toEqual({ changed: 2 });
    expect(await set(family.uuid, true)).toEqual({ changed: 0 });
    await set(dancers.uuid, true, uuids.slice(0, 1));
    expect(await tagsOf(host)).toEqual({ Ana: ['Dancers', 'Family'], Tom: ['Family'] });
    await host.guests.saveTag({ uuid: family.uuid, name: 'Close family', color: 'GOLD' });
    expect(await tagsOf(host)).toEqual({ Ana: ['Close family', 'Dancers'], Tom: ['Close family'] });
    expect(await set(dancers.uuid, false)).toEqual({ changed: 1 });
    await host.guests.removeTag({ uuid: family.uuid });
    expect(await tagsOf(host)).toEqual({ Ana: [], Tom: [] });
    expect(await refusal(host.guests.removeTag({ uuid: family.uuid }))).toBe('guests.not_found');
  });

  it('leave the version of a household alone: who edits it meanwhile may save', async () => {
    const { host, uuids } = await hostWith('Ana Lee');
    const before = (await host.guests.listGuests()).households[0];
    const { uuid } = await host.guests.addTag(FAMILY);
    await host.guests.setTags({ changes: [{ tagUuid: uuid, isOn: true, guestUuids: uuids }] });
    if (!before) throw new Error('There is a household.');
    const saved = await host.guests.saveHousehold({ ...before, notes: 'Bring the dog.' });
    expect(saved.people[0]?.tags).toEqual([0]);
  });

  it('of one name are one, also when two add it at once; another cannot take its name', async () => {
    const { host } = await hostWith('Ana Lee');
    const partner = await world.join(host, 'PARTNER');
    const added = await Promise.all([
      host.guests.addTag(FAMILY),
      partner.guests.addTag({ ...FAMILY, name: 'FAMILY' }),
      host.guests.addTag(FAMILY),
    ]);
    expect(new Set(added.map(({ uuid }) => uuid)).size).toBe(1);
    const other = await host.guests.addTag({ name: 'Friends', color: 'BAY' });
    const rename = (name: string) => host.guests.saveTag({ uuid: other.uuid, name, color: 'BAY' });
    expect(await refusal(rename('family'))).toBe('guests.tag_taken');
    expect((await rename('FRIENDS')).name).toBe('FRIENDS');
  });

  it('have an end', async () => {
    const { host } = await hostWith('Ana Lee');
    const tries = await Promise.allSettled(
      Array.from({ length: MOST_TAGS + 2 }, (_, place) =>
        host.guests.addTag({ ...FAMILY, name: `Tag ${place}` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(2);
    expect(await refusal(host.guests.addTag({ ...FAMILY, name: 'One more' }))).toBe('guests.tags_full');
  });

  it('of others, or of others’ people, cannot be touched; who may only look sees none', async () => {
    const { host, uuids } = await hostWith('Ana Lee');
    const { uuid } = await host.guests.addTag(FAMILY);
    await host.guests.setTags({ changes: [{ tagUuid: uuid, isOn: true, guestUuids: uuids }] });
    const other = await hostWith('Kim Park');
    const theirs = await other.host.guests.addTag(FAMILY);
    const viewer = await world.join(host, 'VIEWER');
    const before = await everything();
    const set = (who: Host, tagUuid: string, guestUuids: string[]) =>
      who.guests.setTags({ changes: [{ tagUuid, isOn: true, guestUuids }] });
    for (const attempt of [
      () => set(other.host, uuid, other.uuids),
      () => set(other.host, theirs.uuid, uuids),
      () => set(other.host, theirs.uuid, [...other.uuids, ...uuids]),
      () => other.host.guests.saveTag({ ...FAMILY, uuid }),
      () => other.host.guests.removeTag({ uuid }),
    ])
      expect(await refusal(attempt())).toBe('guests.not_found');
    expect(await refusal(viewer.guests.addTag(FAMILY))).toBe('wedding.role_forbids');
    expect(await everything()).toEqual(before);
    expect((await viewer.guests.listGuests()).tags).toEqual([]);
    expect(await tagsOf(viewer)).toEqual({ Ana: [] });
  });
});

describe('a file with tags', () => {
  const FILE = 'First name,Last name,Tags\nAna,Lee,Family; Dancers\nTom,Park,family';

  it('brings them along, once, and takes back what it brought', async () => {
    const { host, uuids } = await hostWith('Ana Lee');
    const { uuid: tagUuid } = await host.guests.addTag(FAMILY);
    await host.guests.setTags({ changes: [{ tagUuid, isOn: true, guestUuids: uuids }] });
    const email = 'ana@people.example';
    const [ana] = (await host.guests.listGuests()).households;
    if (!ana) throw new Error('Ana is there.');
    await host.guests.saveHousehold({ ...ana, people: ana.people.map((person) => ({ ...person, email })) });
    const { uuid } = await importAll(
      host,
      FILE.replace('Tags', 'Tags,Email').replace('Dancers', `Dancers,${email}`),
    );
    expect(await tagsOf(host)).toEqual({ Ana: ['Dancers', 'Family'], Tom: ['Family'] });
    await host.guests.undoImport({ uuid });
    expect(await tagsOf(host)).toEqual({ Ana: ['Family'] });
    expect((await host.guests.listGuests()).tags.map(({ name }) => name)).toEqual(['Family']);
  });

  it('leaves alone whom somebody tagged since', async () => {
    const host = await world.addOwner('Maya');
    const { uuid } = await importAll(host, FILE);
    const { households, tags } = await host.guests.listGuests();
    const tom = households.flatMap(({ people }) => people).find(({ firstName }) => firstName === 'Tom');
    const change = { tagUuid: tags[0]?.uuid ?? '', isOn: true, guestUuids: [tom?.uuid ?? ''] };
    await host.guests.setTags({ changes: [change] });
    await host.guests.undoImport({ uuid });
    expect(await tagsOf(host)).toEqual({ Tom: ['Dancers', 'Family'] });
  });

  it('is shown by tag in the spreadsheet', async () => {
    const host = await world.addOwner('Maya');
    await importAll(host, FILE);
    const { tags } = await host.guests.listGuests();
    const file = await (await host.guests.exportGuests({ tag: tags[0]?.uuid ?? '' })).text();
    expect(file).toContain('Dancers; Family');
    expect(file).not.toContain('Park');
  });
});
