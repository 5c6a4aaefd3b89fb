import { createRouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestInvitations, guests } from '#capabilities/guests/tables.ts';
import { type Person, refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { testContext } from '#platform/testing/request-context.ts';
import type { Reply, ReplyStatus } from '../../rules/reply.ts';
import { rsvpSubmissions } from '../../tables.ts';
import { openRsvpWorld, type RsvpWorld, replyWith } from '../../testing/rsvp-world.ts';
import { rsvpRoutes } from '../routes.ts';

let world: RsvpWorld;

beforeAll(async () => {
  world = await openRsvpWorld();
});
afterAll(() => world.close());

function deskOf({ actor }: Person) {
  const { platform, clock } = world;
  return createRouterClient(rsvpRoutes(platform), { context: testContext({ actor, clock }) });
}

const key = () => world.clock.uuid();

async function peopleOf(householdUuid: string) {
  return world.db
    .select({
      firstName: guests.firstName,
      diets: guests.diets,
      status: guestInvitations.status,
      dish: guestInvitations.dishUuid,
    })
    .from(guestInvitations)
    .innerJoin(guests, eq(guests.uuid, guestInvitations.guestUuid))
    .where(eq(guests.householdUuid, householdUuid))
    .orderBy(guests.position);
}

const statusesOf = async (householdUuid: string) =>
  (await peopleOf(householdUuid)).map(({ status }) => status);

function submissionsOf(householdUuid: string) {
  return world.db.select().from(rsvpSubmissions).where(eq(rsvpSubmissions.householdUuid, householdUuid));
}

async function cardWith(code: string, status: ReplyStatus): Promise<Pick<Reply, 'people' | 'note'>> {
  const { people, note } = replyWith(await world.guest.readInvitation({ code }), status);
  return { people, note };
}

describe('a card', () => {
  it('is written down with how it came and by whom, and asked for once however often it is sent', async () => {
    const { owner, household, code } = await world.invite('Ruth & Walter Adler');
    const card = {
      householdUuid: household.uuid,
      key: key(),
      how: 'PHONE' as const,
      reply: { ...(await cardWith(code, 'ATTENDING')), note: 'Mazel tov!' },
    };
    await Promise.all(Array.from({ length: 6 }, () => deskOf(owner).enterReply(card)));
    expect(await statusesOf(household.uuid)).toEqual(['ATTENDING', 'ATTENDING']);
    expect(await submissionsOf(household.uuid)).toMatchObject([
      { source: 'DESK', how: 'PHONE', byUser: owner.actor.userId, reply: { note: 'Mazel tov!' } },
    ]);
  });

  it('may leave people and dishes out: what is not said stays as it is', async () => {
    const { owner, household, code } = await world.invite('Femi & Tola Abara');
    const reply = await cardWith(code, 'NONE');
    const [first, ...others] = reply.people;
    if (!first) throw new Error('Nobody is invited.');
    const coming = {
      ...first,
      events: first.events.map((event) => ({ ...event, status: 'ATTENDING' as const, dishUuid: null })),
    };
    await deskOf(owner).enterReply({
      householdUuid: household.uuid,
      key: key(),
      how: 'MAIL',
      reply: { ...reply, people: [coming, ...others] },
    });
    expect(await peopleOf(household.uuid)).toMatchObject([
      { status: 'ATTENDING', dish: null },
      { status: 'INVITED', dish: null },
    ]);
  });

  it('is taken after the last day, and changes what was answered before', async () => {
    const { owner, household, code } = await world.invite('Opal Greene', { closesOn: '2020-01-01' });
    const reply = await cardWith(code, 'ATTENDING');
    const desk = deskOf(owner);
    await desk.enterReply({ householdUuid: household.uuid, key: key(), how: 'MAIL', reply });
    expect(await statusesOf(household.uuid)).toEqual(['ATTENDING']);
    await desk.enterReply({
      householdUuid: household.uuid,
      key: key(),
      how: 'PHONE',
      reply: await cardWith(code, 'DECLINED'),
    });
    expect(await statusesOf(household.uuid)).toEqual(['DECLINED']);
  });

  it('is refused to other couples, to who may only look and to family that suggests, and changes nothing', async () => {
    const { owner, household, code } = await world.invite('Yuki Nakamura');
    const card = { householdUuid: household.uuid, key: key(), how: 'MAIL' as const };
    const reply = await cardWith(code, 'ATTENDING');
    const other = deskOf(await world.addOwner('Nadia'));
    const viewer = deskOf(await world.join(owner, 'VIEWER'));
    expect(await refusal(other.enterReply({ ...card, reply }))).toBe('rsvp.not_found');
    expect(await refusal(viewer.enterReply({ ...card, reply }))).toBe('wedding.role_forbids');
    const family = deskOf(await world.join(owner, 'FAMILY'));
    await owner.api.saveFamilyRights({ suggests: true });
    expect(await refusal(family.enterReply({ ...card, reply }))).toBe('wedding.role_forbids');
    expect(await statusesOf(household.uuid)).toEqual(['INVITED']);
    await deskOf(owner).enterReply({ ...card, reply });
    expect(await refusal(family.undoReply(card))).toBe('wedding.role_forbids');
    expect(await refusal(other.undoReply(card))).toBe('rsvp.not_found');
    expect(await refusal(viewer.undoReply(card))).toBe('wedding.role_forbids');
    expect(await statusesOf(household.uuid)).toEqual(['ATTENDING']);
  });

  it('is refused for who is kept for later', async () => {
    const { owner, household, code } = await world.invite('Tilda Marsh');
    const reply = await cardWith(code, 'ATTENDING');
    await owner.guests.changeHouseholds({
      changes: [{ uuids: [household.uuid], side: null, list: 'LATER', listRank: 1 }],
    });
    const card = { householdUuid: household.uuid, key: key(), how: 'MAIL' as const, reply };
    expect(await refusal(deskOf(owner).enterReply(card))).toBe('rsvp.not_found');
  });
});

describe('taking a card back', () => {
  it('leaves the household as it was: nobody named, nothing answered, what they had typed there again', async () => {
    const { owner, household, code } = await world.invite('Simon Nadler +1');
    const draft = replyWith(await world.guest.readInvitation({ code }), 'DECLINED');
    await world.guest.saveReplyDraft({ code, reply: draft });
    const before = await world.guest.readInvitation({ code });
    const reply = await cardWith(code, 'ATTENDING');
    const card = { householdUuid: household.uuid, key: key() };
    const desk = deskOf(owner);
    await desk.enterReply({
      ...card,
      how: 'MAIL',
      reply: { ...reply, people: reply.people.map((person) => ({ ...person, diets: ['NUTS' as const] })) },
    });
    expect(await peopleOf(household.uuid)).toMatchObject([
      { firstName: 'Simon', status: 'ATTENDING', diets: ['NUTS'] },
      { firstName: 'Sam', status: 'ATTENDING', diets: ['NUTS'] },
    ]);
    await desk.undoReply(card);
    await desk.undoReply(card);
    expect(await world.guest.readInvitation({ code })).toEqual({ ...before, version: before.version + 2 });
    const { households } = await desk.listReplies();
    expect(households).toMatchObject([{ openedAt: null, answeredAt: null, source: null, hasDraft: true }]);
  });

  it('leaves what was answered before, card by card', async () => {
    const { owner, household, code } = await world.invite('Ada & Kemi Ojo');
    const asked = await world.guest.readInvitation({ code });
    await world.guest.sendReply({
      code,
      reply: { ...replyWith(asked, 'DECLINED'), note: 'So sorry.' },
      key: key(),
      version: asked.version,
    });
    const desk = deskOf(owner);
    const cards = [key(), key()];
    for (const one of cards) {
      const reply = await cardWith(code, 'ATTENDING');
      await desk.enterReply({ householdUuid: household.uuid, key: one, how: 'PHONE', reply });
    }
    for (const one of cards.toReversed()) await desk.undoReply({ householdUuid: household.uuid, key: one });
    const after = await world.guest.readInvitation({ code });
    expect(after.sent?.note).toBe('So sorry.');
    expect(await statusesOf(household.uuid)).toEqual(['DECLINED', 'DECLINED']);
  });

  it('is refused once they answered themselves', async () => {
    const { owner, household, code } = await world.invite('Femi Abara');
    const card = { householdUuid: household.uuid, key: key() };
    const desk = deskOf(owner);
    await desk.enterReply({ ...card, how: 'MAIL', reply: await cardWith(code, 'DECLINED') });
    const asked = await world.guest.readInvitation({ code });
    const reply = replyWith(asked, 'ATTENDING');
    await world.guest.sendReply({ code, reply, key: key(), version: asked.version });
    expect(await refusal(desk.undoReply(card))).toBe('rsvp.answered_meanwhile');
    expect(await statusesOf(household.uuid)).toEqual(['ATTENDING']);
  });
});
