import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import type { EventInput } from '../../contract/events.contract.ts';
import { MOST_EVENTS } from '../../rules/guest-limits.ts';
import { NEW_EVENT } from '../../rules/new-event.ts';
import { guestInvitations, weddingEvents } from '../../tables.ts';
import { type GuestsWorld, type Host, openGuestsWorld } from '../../testing/guests-world.ts';

let world: GuestsWorld;

beforeAll(async () => {
  world = await openGuestsWorld();
});
afterAll(() => world.close());

const BRUNCH: EventInput = { ...NEW_EVENT, kind: 'brunch-or-after-party', name: 'Sunday brunch' };
const DINNER: EventInput = {
  ...NEW_EVENT,
  name: 'Dinner',
  meals: 'CHOICE',
  dishes: [
    { uuid: null, name: 'Trout', text: 'with lemon', eaters: 'ALL' },
    { uuid: null, name: 'Risotto', text: '', eaters: 'ADULT' },
  ],
};

async function add(host: Host, lines: string) {
  const { households } = await host.guests.addGuestLines({ lines, side: 'A', list: 'INVITED' });
  return households;
}

/** A list with one household, and its people. */
async function hostWith(lines: string) {
  const host = await world.addOwner('Maya');
  const [household] = await add(host, lines);
  const { events } = await host.guests.listGuests();
  const [wedding] = events;
  if (!(household && wedding)) throw new Error('There is a household and an event.');
  return { host, household, wedding, uuids: household.people.map(({ uuid }) => uuid) };
}

async function invitationsOf(host: Host) {
  const { households } = await host.guests.listGuests();
  return households.flatMap(({ people }) => people).map(({ invitations }) => invitations);
}

/** Every row there is: a refusal leaves them as they are. */
async function everything() {
  return {
    events: await world.db.select().from(weddingEvents).orderBy(weddingEvents.uuid),
    invitations: await world.db
      .select()
      .from(guestInvitations)
      .orderBy(guestInvitations.eventUuid, guestInvitations.guestUuid),
  };
}

describe('events', () => {
  it('begin with the wedding, to which everybody is invited', async () => {
    const { host, wedding } = await hostWith('Sam & Alex Lee');
    expect(wedding).toMatchObject({ name: 'Wedding', kind: 'ceremony', invitesNew: true, asksReply: true });
    const waiting = { status: 'INVITED', meal: null };
    expect(await invitationsOf(host)).toEqual([[waiting], [waiting]]);
    await add(host, 'Ana Cruz');
    expect((await host.guests.listGuests()).events).toHaveLength(1);
    expect(await invitationsOf(host)).toHaveLength(3);
  });

  it('on the wedding day move with it, others do not', async () => {
    const { host, wedding } = await hostWith('Sam Lee');
    const brunch = await host.guests.addEvent(BRUNCH);
    const setWeddingDate = (weddingDate: string) => host.api.saveWedding({ weddingDate });
    await setWeddingDate('2028-06-10');
    const { events } = await host.guests.listGuests();
    expect(events.map(({ date }) => date)).toEqual(['2028-06-10', null]);
    // The form sends the day it shows, which binds nobody.
    const [shown] = events;
    if (!shown) throw new Error('There is an event.');
    await host.guests.saveEvent({ ...shown, name: 'Our wedding' });
    await setWeddingDate('2028-06-17');
    const moved = (await host.guests.listGuests()).events;
    expect(moved.map(({ uuid, date }) => [uuid, date])).toEqual([
      [wedding.uuid, '2028-06-17'],
      [brunch.uuid, null],
    ]);
  });

  it('are saved with their dishes; who chose one that goes is asked again', async () => {
    const { host, uuids } = await hostWith('Sam & Alex Lee');
    const dinner = await host.guests.addEvent(DINNER);
    const [trout, risotto] = dinner.dishes;
    if (!(trout && risotto)) throw new Error('There are two dishes.');
    await host.guests.setInvitations({
      changes: [trout, risotto].map((dish, place) => ({
        eventUuid: dinner.uuid,
        status: 'ATTENDING' as const,
        dishUuid: dish.uuid,
        guestUuids: uuids.slice(place, place + 1),
      })),
    });
    const saved = await host.guests.saveEvent({
      ...dinner,
      dishes: [
        { ...risotto, name: 'Mushroom risotto' },
        { ...trout, uuid: null, name: 'Bass' },
      ],
    });
    expect(saved.dishes.map(({ name }) => name)).toEqual(['Mushroom risotto', 'Bass']);
    expect((await invitationsOf(host)).map(([, dinnerOf]) => dinnerOf)).toEqual([
      { status: 'ATTENDING', meal: null },
      { status: 'ATTENDING', meal: 0 },
    ]);
  });

  it('refuse an older version, a dish of another event and a wrong field, and change nothing', async () => {
    const { host, wedding } = await hostWith('Sam Lee');
    const dinner = await host.guests.addEvent(DINNER);
    await host.guests.saveEvent({ ...dinner, name: 'Gala dinner' });
    const before = await everything();
    expect(await refusal(host.guests.saveEvent({ ...dinner, name: 'Old' }))).toBe('guests.changed_meanwhile');
    const [dish] = dinner.dishes;
    if (!dish) throw new Error('There is a dish.');
    expect(await refusal(host.guests.saveEvent({ ...wedding, dishes: [dish] }))).toBe('guests.not_found');
    for (const wrong of [
      { name: '' },
      { startsAt: '25:00' },
      { opensOn: '2028-02-01', closesOn: '2028-01-01' },
      { date: '2028-06-10', closesOn: '2028-06-11' },
      { capacity: 0 },
      { meals: 'CHOICE' as const, dishes: [] },
      { dishes: [DINNER.dishes[0], { ...DINNER.dishes[1], name: 'trout' }] as EventInput['dishes'] },
    ]) {
      expect(await refusal(host.guests.saveEvent({ ...wedding, ...wrong }))).toBe('invalid_input');
    }
    expect(await everything()).toEqual(before);
  });

  it('are put in order and deleted, but for the last', async () => {
    const { host, wedding } = await hostWith('Sam Lee');
    const brunch = await host.guests.addEvent(BRUNCH);
    const { events } = await host.guests.orderEvents({ uuids: [brunch.uuid] });
    expect(events.map(({ uuid }) => uuid)).toEqual([brunch.uuid, wedding.uuid]);
    const left = await host.guests.removeEvent({ uuid: brunch.uuid });
    expect(left.events.map(({ uuid }) => uuid)).toEqual([wedding.uuid]);
    expect(await refusal(host.guests.removeEvent({ uuid: wedding.uuid }))).toBe('guests.last_event');
    expect(await refusal(host.guests.removeEvent({ uuid: brunch.uuid }))).toBe('guests.not_found');
  });

  it('have an end, also when many are added at once', async () => {
    const { host } = await hostWith('Sam Lee');
    const tries = await Promise.allSettled(
      Array.from({ length: MOST_EVENTS + 3 }, (_, index) =>
        host.guests.addEvent({ ...BRUNCH, name: `Brunch ${index}` }),
      ),
    );
    expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    const { events } = await host.guests.listGuests();
    expect(events).toHaveLength(MOST_EVENTS);
  });
});

describe('invitations', () => {
  it('are made, answered, taken back and made again; the same twice is one', async () => {
    const { host, uuids } = await hostWith('Sam & Alex Lee');
    const brunch = await host.guests.addEvent(BRUNCH);
    const set = (status: 'INVITED' | 'ATTENDING' | 'DECLINED' | null, guestUuids = uuids) =>
      host.guests.setInvitations({
        changes: [{ eventUuid: brunch.uuid, status, dishUuid: null, guestUuids }],
      });
    const brunches = async () => (await invitationsOf(host)).map(([, invitation]) => invitation?.status);
    expect(await brunches()).toEqual([undefined, undefined]);
    expect(await set('INVITED')).toEqual({ changed: 2 });
    expect(await set('INVITED')).toEqual({ changed: 0 });
    expect(await set('ATTENDING', uuids.slice(0, 1))).toEqual({ changed: 1 });
    expect(await brunches()).toEqual(['ATTENDING', 'INVITED']);
    expect(await set(null)).toEqual({ changed: 2 });
    expect(await brunches()).toEqual([undefined, undefined]);
  });

  it('keep the day of the answer while it stays the same', async () => {
    const { host, uuids, wedding } = await hostWith('Sam Lee');
    const dinner = await host.guests.saveEvent({ ...wedding, meals: 'CHOICE', dishes: DINNER.dishes });
    const come = (dishUuid: string | null) =>
      host.guests.setInvitations({
        changes: [{ eventUuid: wedding.uuid, status: 'ATTENDING', dishUuid, guestUuids: uuids }],
      });
    const answeredAt = async () => {
      const { invitations } = await everything();
      return invitations.find(({ guestUuid }) => guestUuid === uuids[0])?.answeredAt;
    };
    await come(null);
    const first = await answeredAt();
    await come(dinner.dishes[0]?.uuid ?? null);
    expect(await answeredAt()).toEqual(first);
  });

  it('of somebody new in a household are those of the others', async () => {
    const { host, household, uuids } = await hostWith('Sam Lee');
    const brunch = await host.guests.addEvent(BRUNCH);
    await host.guests.setInvitations({
      changes: [{ eventUuid: brunch.uuid, status: 'DECLINED', dishUuid: null, guestUuids: uuids }],
    });
    const [sam] = household.people;
    if (!sam) throw new Error('Sam is there.');
    const saved = await host.guests.saveHousehold({
      ...household,
      people: [sam, { ...sam, uuid: null, firstName: 'Alex' }],
    });
    expect(saved.people[1]?.invitations.map((invitation) => invitation?.status)).toEqual([
      'INVITED',
      'INVITED',
    ]);
  });

  it('of others, to others’ events or with others’ dishes cannot be touched', async () => {
    const { host, uuids, wedding } = await hostWith('Sam Lee');
    const other = await hostWith('Kim Park');
    const dinner = await other.host.guests.addEvent(DINNER);
    const before = await everything();
    const change = { eventUuid: wedding.uuid, status: 'ATTENDING' as const, dishUuid: null };
    const tries = [
      () => other.host.guests.setInvitations({ changes: [{ ...change, guestUuids: other.uuids }] }),
      () => host.guests.setInvitations({ changes: [{ ...change, guestUuids: [...uuids, ...other.uuids] }] }),
      () =>
        host.guests.setInvitations({
          changes: [
            { ...change, guestUuids: uuids },
            { ...change, dishUuid: dinner.dishes[0]?.uuid ?? null, guestUuids: uuids },
          ],
        }),
      () => other.host.guests.saveEvent(wedding),
      () => other.host.guests.removeEvent({ uuid: wedding.uuid }),
    ];
    for (const attempt of tries) expect(await refusal(attempt())).toBe('guests.not_found');
    const viewer = await world.join(host, 'VIEWER');
    expect(await refusal(viewer.guests.setInvitations({ changes: [{ ...change, guestUuids: uuids }] }))).toBe(
      'wedding.role_forbids',
    );
    expect(await refusal(viewer.guests.addEvent(BRUNCH))).toBe('wedding.role_forbids');
    expect(await everything()).toEqual(before);
  });
});
