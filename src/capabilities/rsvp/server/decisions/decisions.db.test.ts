import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestInvitations, guests } from '#capabilities/guests/tables.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import type { ReplyStatus } from '../../rules/reply.ts';
import { rsvpChangeRequests, rsvpLinks, rsvpSubmissions } from '../../tables.ts';
import { openRsvpWorld, type RsvpWorld, replyWith } from '../../testing/rsvp-world.ts';

let world: RsvpWorld;

beforeAll(async () => {
  world = await openRsvpWorld();
});
afterAll(() => world.close());

async function statusesOf(householdUuid: string) {
  const rows = await world.db
    .select({ status: guestInvitations.status })
    .from(guestInvitations)
    .innerJoin(guests, eq(guests.uuid, guestInvitations.guestUuid))
    .where(eq(guests.householdUuid, householdUuid))
    .orderBy(guests.position);
  return rows.map(({ status }) => status);
}

async function everything() {
  return {
    invitations: await world.db.select().from(guestInvitations).orderBy(guestInvitations.guestUuid),
    links: await world.db.select().from(rsvpLinks).orderBy(rsvpLinks.householdUuid),
    submissions: await world.db.select().from(rsvpSubmissions).orderBy(rsvpSubmissions.uuid),
    requests: await world.db.select().from(rsvpChangeRequests).orderBy(rsvpChangeRequests.uuid),
  };
}

/** A household that said no, and asks for the opposite after the last day. */
async function asked(line: string, { email = '', status = 'ATTENDING' as ReplyStatus } = {}) {
  const closesOn = world.clock.now().toISOString().slice(0, 10);
  const invited = await world.invite(line, { closesOn });
  const { code } = invited;
  const before = await world.guest.readInvitation({ code });
  const { version } = before;
  await world.guest.sendReply({
    code,
    reply: replyWith(before, 'DECLINED'),
    key: world.clock.uuid(),
    version,
  });
  world.moveDays(2);
  const uuid = world.clock.uuid();
  await world.guest.requestReplyChange({
    code,
    reply: { ...replyWith(before, status), email },
    key: uuid,
    version: version + 1,
  });
  return { ...invited, uuid };
}

describe('a change that a household asks for', () => {
  it('is written when it is approved, once, and the household is told', async () => {
    const { owner, household, code, uuid } = await asked('Ruth & Walter Adler', {
      email: 'ruth@people.example',
    });
    const couple = world.repliesOf(owner);
    expect((await couple.listReplies()).households[0]?.request?.uuid).toBe(uuid);
    await couple.decideChangeRequest({ uuid, decision: 'approve' });
    expect(await statusesOf(household.uuid)).toEqual(['ATTENDING', 'ATTENDING']);
    const after = await couple.listReplies();
    expect(after.households[0]).toMatchObject({ source: 'CHANGE', request: null });
    expect((await world.guest.readInvitation({ code })).waiting).toBe(false);
    const [mail] = await world.mailsTo('ruth@people.example');
    expect(mail?.text).toContain('said yes to your change');
    expect(mail?.text).toContain('Ruth and Walter are coming.');
    const before = await everything();
    expect(await refusal(couple.decideChangeRequest({ uuid, decision: 'decline' }))).toBe(
      'rsvp.decided_meanwhile',
    );
    expect(await everything()).toEqual(before);
  });

  it('changes nothing when it is declined, and is told in the household’s language', async () => {
    const { owner, household, uuid } = await asked('Ana Cruz');
    const { households } = await owner.guests.listGuests();
    const current = households.find((one) => one.uuid === household.uuid);
    if (!current) throw new Error('A household that was just added.');
    await owner.guests.saveHousehold({
      ...current,
      language: 'es',
      people: current.people.map((person) => ({ ...person, email: 'ana@people.example' })),
    });
    await world.repliesOf(owner).decideChangeRequest({ uuid, decision: 'decline' });
    expect(await statusesOf(household.uuid)).toEqual(['DECLINED']);
    const [mail] = await world.mailsTo('ana@people.example');
    expect(mail?.text).toContain('ya no pueden hacer este cambio');
  });

  it('is decided once by two who decide at once', async () => {
    const { owner, household, uuid } = await asked('Femi Abara');
    const planner = await world.join(owner, 'PLANNER');
    const answers = await Promise.all([
      refusal(world.repliesOf(owner).decideChangeRequest({ uuid, decision: 'approve' })),
      refusal(world.repliesOf(planner).decideChangeRequest({ uuid, decision: 'decline' })),
    ]);
    expect(answers.toSorted()).toEqual(['not refused', 'rsvp.decided_meanwhile']);
    const approved = answers[0] === 'not refused';
    expect(await statusesOf(household.uuid)).toEqual([approved ? 'ATTENDING' : 'DECLINED']);
  });

  it('cannot be decided by another couple, nor by who may only look', async () => {
    const { owner, uuid } = await asked('Yuki Nakamura');
    const viewer = await world.join(owner, 'VIEWER');
    const stranger = await world.addOwner('Nadia');
    const before = await everything();
    const wish = { uuid, decision: 'approve' as const };
    expect(await refusal(world.repliesOf(stranger).decideChangeRequest(wish))).toBe('rsvp.not_found');
    expect(await refusal(world.repliesOf(viewer).decideChangeRequest(wish))).toBe('wedding.role_forbids');
    expect(await everything()).toEqual(before);
  });

  it('is gone with a household that was deleted', async () => {
    const { owner, household, uuid } = await asked('Tilda Marsh');
    await owner.guests.removeHouseholds({ uuids: [household.uuid] });
    expect(await refusal(world.repliesOf(owner).decideChangeRequest({ uuid, decision: 'approve' }))).toBe(
      'rsvp.not_found',
    );
  });

  it('can only be declined while the household is kept for later', async () => {
    const { owner, household, uuid } = await asked('Opal Greene');
    await owner.guests.changeHouseholds({
      changes: [{ uuids: [household.uuid], side: null, list: 'LATER', listRank: 1 }],
    });
    const couple = world.repliesOf(owner);
    const before = await everything();
    expect(await refusal(couple.decideChangeRequest({ uuid, decision: 'approve' }))).toBe('rsvp.not_found');
    expect(await everything()).toEqual(before);
    await couple.decideChangeRequest({ uuid, decision: 'decline' });
    expect(await statusesOf(household.uuid)).toEqual(['DECLINED']);
  });

  it('is held against what the household is invited to today', async () => {
    const { owner, household, event, uuid } = await asked('Noa & Tal Levi');
    const [, tal] = household.people;
    await owner.guests.setInvitations({
      changes: [{ eventUuid: event.uuid, status: null, dishUuid: null, guestUuids: [tal?.uuid ?? ''] }],
    });
    await world.repliesOf(owner).decideChangeRequest({ uuid, decision: 'approve' });
    expect(await statusesOf(household.uuid)).toEqual(['ATTENDING']);
  });

  it('that was replaced by another one cannot be approved any more', async () => {
    const { owner, code, household, uuid } = await asked('Greta Holm');
    const invitation = await world.guest.readInvitation({ code });
    await world.guest.requestReplyChange({
      code,
      reply: replyWith(invitation, 'DECLINED'),
      key: world.clock.uuid(),
      version: invitation.version,
    });
    expect(await refusal(world.repliesOf(owner).decideChangeRequest({ uuid, decision: 'approve' }))).toBe(
      'rsvp.decided_meanwhile',
    );
    expect(await statusesOf(household.uuid)).toEqual(['DECLINED']);
  });
});

describe('more time', () => {
  it('opens the answer for one household until its own day, and can be taken back', async () => {
    const { owner, household, code } = await asked('Ivo Petrov');
    const couple = world.repliesOf(owner);
    const until = (await couple.listReplies()).today;
    await couple.extendHousehold({ uuid: household.uuid, until });
    expect((await world.guest.readInvitation({ code })).events[0]).toMatchObject({
      window: 'OPEN',
      answerBy: until,
    });
    await couple.extendHousehold({ uuid: household.uuid, until: null });
    expect((await world.guest.readInvitation({ code })).events[0]?.window).toBe('CLOSED');
  });

  it('is given by the couple alone, for its own household and no day that is over', async () => {
    const { owner, household } = await asked('Ben Ito');
    const viewer = await world.join(owner, 'VIEWER');
    const stranger = await world.addOwner('Nadia');
    const wish = { uuid: household.uuid, until: '2099-01-01' };
    const before = await everything();
    expect(await refusal(world.repliesOf(stranger).extendHousehold(wish))).toBe('rsvp.not_found');
    expect(await refusal(world.repliesOf(viewer).extendHousehold(wish))).toBe('wedding.role_forbids');
    expect(await refusal(world.repliesOf(owner).extendHousehold({ ...wish, until: '2020-01-01' }))).toBe(
      'invalid_input',
    );
    expect(await everything()).toEqual(before);
  });
});
