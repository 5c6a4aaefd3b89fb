import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { guestImports } from '../../tables.ts';
import { bring, check, contentOf, importAll, namesOf } from '../../testing/bring-list.ts';
import { type GuestsWorld, openGuestsWorld } from '../../testing/guests-world.ts';
import { guestsJobs } from '../jobs.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

describe('undoing', () => {
  it('puts the list back as it was', async () => {
    const host = await world.addOwner('Maya');
    await host.guests.addGuestLines({ lines: 'Ana Lee\nTom Park +1', side: 'A', list: 'INVITED' });
    const before = await contentOf(host);
    const [ana] = (await host.guests.listGuests()).households.filter(
      ({ people }) => people[0]?.firstName === 'Ana',
    );
    const { uuid } = await check(
      host,
      `First name,Last name,Email,Wedding,Brunch,Guest ID\nAna,Lee,ana@people.example,Coming,yes,${ana?.people[0]?.uuid}\nNew,Person,,,no,`,
    );
    await host.guests.applyImport({ uuid });
    expect(await contentOf(host)).not.toEqual(before);
    const undone = await host.guests.undoImport({ uuid });
    expect(undone).toMatchObject({ state: 'UNDONE', kept: [] });
    expect(await contentOf(host)).toEqual(before);
    expect(await refusal(host.guests.undoImport({ uuid }))).toBe('guests.import_not_ready');
  });

  it('leaves alone what was changed since, and names it', async () => {
    const host = await world.addOwner('Maya');
    const { uuid } = await importAll(host, 'Name\nAna Lee\nTom Park\nMia Cruz');
    const { households, events } = await host.guests.listGuests();
    const of = (name: string) => households.find(({ people }) => people[0]?.firstName === name);
    const [ana, tom] = [of('Ana'), of('Tom')];
    if (!(ana && tom && events[0])) throw new Error('They were imported.');
    await host.guests.saveHousehold({ ...ana, notes: 'Vegan' });
    const reply = { eventUuid: events[0].uuid, status: 'ATTENDING' as const, dishUuid: null };
    await host.guests.setInvitations({ changes: [{ ...reply, guestUuids: [tom.people[0]?.uuid ?? ''] }] });
    const { kept } = await host.guests.undoImport({ uuid });
    expect(kept.toSorted()).toEqual(['Ana Lee', 'Tom Park']);
    expect(await namesOf(host)).toEqual(['Ana Lee', 'Tom Park']);
  });

  it('is possible for seven days', async () => {
    const host = await world.addOwner('Maya');
    const { uuid } = await importAll(host, 'Name\nAna Lee');
    world.moveDays(6);
    expect((await host.guests.readImport({ uuid })).state).toBe('APPLIED');
    world.moveDays(2);
    expect(await refusal(host.guests.undoImport({ uuid }))).toBe('guests.import_gone');
    expect(await namesOf(host)).toEqual(['Ana Lee']);
  });
});

describe('what is kept', () => {
  it('is deleted a day after it was brought, or at once where somebody says so', async () => {
    const host = await world.addOwner('Maya');
    const [one, other] = [await bring(host, 'Name\nAna Lee'), await bring(host, 'Name\nTom Park')];
    await host.guests.discardImport({ uuid: one.uuid });
    expect(await refusal(host.guests.readImport({ uuid: one.uuid }))).toBe('guests.import_gone');
    world.moveDays(1);
    expect(await refusal(host.guests.readImport({ uuid: other.uuid }))).toBe('guests.import_gone');
    const log = { info: () => undefined } as never;
    for (const job of guestsJobs(world)) await job.run({}, { log, jobKey: undefined, attempt: 1 });
    const rows = await world.db.select({ uuid: guestImports.uuid }).from(guestImports);
    expect(rows.map(({ uuid }) => uuid)).not.toContain(other.uuid);
  });

  it('is nothing of the files once they are imported', async () => {
    const host = await world.addOwner('Maya');
    await importAll(host, 'Name,Notes\nAna Lee,Very-secret');
    const rows = await world.db.select().from(guestImports);
    expect(JSON.stringify(rows.map(({ sheets }) => sheets))).not.toContain('Very-secret');
  });
});
