import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { openRsvpWorld, type RsvpWorld } from '../../testing/rsvp-world.ts';

let world: RsvpWorld;

beforeAll(async () => {
  world = await openRsvpWorld();
});
afterAll(() => world.close());

/** A couple with two on the list and one for later, all of the same shape. */
async function couple() {
  const { owner, household, event, code } = await world.invite('Ruth & Walter Adler + guest', {
    closesOn: '2031-08-17',
  });
  const { households } = await owner.guests.addGuestLines({
    lines: 'Eve & Paul Stone + guest',
    side: 'A',
    list: 'LATER',
  });
  const [later] = households;
  if (!later) throw new Error('Somebody for later.');
  return { owner, household, event, code, later, api: world.repliesOf(owner) };
}

describe('promotion', () => {
  it('invites whoever was for later, until a day of their own, and writes to nobody', async () => {
    const { owner, event, later, api } = await couple();
    const { linkCode } = await world.linkOf(later.uuid);
    expect(await refusal(world.guest.readInvitation({ code: linkCode }))).toBe('rsvp.not_found');
    await api.promoteHouseholds({ uuids: [later.uuid], eventUuids: [event.uuid], until: '2031-09-01' });
    const invitation = await world.guest.readInvitation({ code: linkCode });
    expect(invitation.events).toMatchObject([{ uuid: event.uuid, answerBy: '2031-09-01', window: 'OPEN' }]);
    const { households } = await owner.guests.listGuests();
    expect(households.find(({ uuid }) => uuid === later.uuid)).toMatchObject({
      list: 'INVITED',
      listRank: null,
    });
    expect(await world.mailsTo(owner.email)).toEqual([]);
  });

  it('leaves no trace: what an A and a B household get differs in names and dates alone', async () => {
    const { event, code, later, api } = await couple();
    await api.promoteHouseholds({ uuids: [later.uuid], eventUuids: [event.uuid], until: '2031-09-01' });
    const { linkCode } = await world.linkOf(later.uuid);
    const asText = async (of: string) =>
      JSON.stringify(await world.guest.readInvitation({ code: of }), null, 1).split('\n');
    const [a, b] = [await asText(code), await asText(linkCode)];
    expect(b).toHaveLength(a.length);
    const differing = a.flatMap((line, index) => (line === b[index] ? [] : [/"(\w+)"/.exec(line)?.[1]]));
    expect(new Set(differing)).toEqual(
      new Set(['uuid', 'firstName', 'lastName', 'guestOf', 'answerBy', 'guestUuid']),
    );
  });

  it('invites to the chosen events, and to no other', async () => {
    const { owner, event, later, api } = await couple();
    const brunch = await owner.guests.addEvent({ ...event, name: 'Brunch', dishes: [], meals: 'NONE' });
    await api.promoteHouseholds({ uuids: [later.uuid], eventUuids: [brunch.uuid], until: null });
    const { linkCode } = await world.linkOf(later.uuid);
    const { events } = await world.guest.readInvitation({ code: linkCode });
    expect(events.map(({ name }) => name)).toEqual(['Brunch']);
  });

  it('happens once, to their own, by who may edit the list, and until a day to come', async () => {
    const { owner, event, later, api } = await couple();
    const other = await couple();
    const input = { uuids: [later.uuid], eventUuids: [event.uuid], until: null };
    expect(await refusal(other.api.promoteHouseholds(input))).toBe('guests.not_found');
    expect(await refusal(other.api.promoteHouseholds({ ...input, eventUuids: [other.event.uuid] }))).toBe(
      'guests.not_found',
    );
    const viewer = await world.join(owner, 'VIEWER');
    expect(await refusal(world.repliesOf(viewer).promoteHouseholds(input))).toBe('wedding.role_forbids');
    expect(await refusal(api.promoteHouseholds({ ...input, until: '2020-01-01' }))).toBe('invalid_input');
    expect(await refusal(api.promoteHouseholds({ ...input, eventUuids: [] }))).toBe('invalid_input');
    const both = await Promise.allSettled([api.promoteHouseholds(input), api.promoteHouseholds(input)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(api.promoteHouseholds(input))).toBe('guests.changed_meanwhile');
  });
});
