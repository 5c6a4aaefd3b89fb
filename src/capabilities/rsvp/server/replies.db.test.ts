import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guestInvitations, guests } from '#capabilities/guests/tables.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { rsvpDrafts, rsvpSubmissions } from '../tables.ts';
import { openRsvpWorld, type RsvpWorld, replyWith } from '../testing/rsvp-world.ts';

let world: RsvpWorld;

beforeAll(async () => {
  world = await openRsvpWorld();
});
afterAll(() => world.close());

const key = () => world.clock.uuid();

async function statusesOf(householdUuid: string) {
  const rows = await world.db
    .select({ status: guestInvitations.status, dish: guestInvitations.dishUuid })
    .from(guestInvitations)
    .innerJoin(guests, eq(guests.uuid, guestInvitations.guestUuid))
    .where(eq(guests.householdUuid, householdUuid))
    .orderBy(guests.position);
  return rows.map(({ status }) => status);
}

async function everything() {
  return {
    invitations: await world.db.select().from(guestInvitations).orderBy(guestInvitations.guestUuid),
    guests: await world.db.select().from(guests).orderBy(guests.uuid),
    submissions: await world.db.select().from(rsvpSubmissions).orderBy(rsvpSubmissions.uuid),
  };
}

describe('a household’s link', () => {
  it('is there from the first moment, and shows its own people and events alone', async () => {
    const { owner, code } = await world.invite('Ruth & Walter Adler');
    await owner.guests.addEvent({
      ...(await owner.guests.listGuests()).events[0],
      kind: 'brunch-or-after-party',
      name: 'Sunday brunch',
      date: null,
      closesOn: null,
      startsAt: '',
      endsAt: '',
      placeName: '',
      address: '',
      attire: '',
      text: '',
      asksReply: true,
      opensOn: null,
      capacity: null,
      invitesNew: false,
      meals: 'NONE',
      dishes: [],
    });
    const invitation = await world.guest.readInvitation({ code });
    expect(invitation.people.map(({ firstName }) => firstName)).toEqual(['Ruth', 'Walter']);
    expect(invitation.events.map(({ name }) => name)).toEqual(['Wedding']);
    expect(JSON.stringify(invitation)).not.toContain('Sunday brunch');
  });

  it('reads in capitals, as a camera reads it', async () => {
    const { code } = await world.invite('Opal Greene');
    expect((await world.guest.readInvitation({ code: code.toUpperCase() })).people).toHaveLength(1);
  });

  it('leads nowhere for who is kept for later, as one that never was', async () => {
    const { owner, household, code } = await world.invite('Tilda Marsh');
    await owner.guests.changeHouseholds({
      changes: [{ uuids: [household.uuid], side: null, list: 'LATER', listRank: 1 }],
    });
    expect(await refusal(world.guest.readInvitation({ code }))).toBe('rsvp.not_found');
    expect(
      await refusal(
        world.guest.readInvitation({ code: code.replace(/^./, code.startsWith('a') ? 'b' : 'a') }),
      ),
    ).toBe('rsvp.not_found');
    expect(await refusal(world.guest.readInvitation({ code: 'x' }))).toBe('rsvp.not_found');
  });
});

describe('an answer', () => {
  it('is stored whole, with dishes, and the page says what is stored', async () => {
    const { household, code } = await world.invite('Ruth & Walter Adler');
    const before = await world.guest.readInvitation({ code });
    const { receipt } = await world.guest.sendReply({
      code,
      reply: { ...replyWith(before, 'ATTENDING'), note: 'Mazel tov!' },
      key: key(),
      version: before.version,
    });
    expect(receipt).toMatch(/^\w{6}$/);
    expect(await statusesOf(household.uuid)).toEqual(['ATTENDING', 'ATTENDING']);
    const after = await world.guest.readInvitation({ code });
    expect(after.sent).toMatchObject({ receipt, note: 'Mazel tov!' });
    expect(after.events[0]?.invited.map(({ status }) => status)).toEqual(['ATTENDING', 'ATTENDING']);
    expect(after.version).toBe(before.version + 1);
  });

  it('counts once, however often it is pressed', async () => {
    const { household, code } = await world.invite('Yuki Nakamura');
    const invitation = await world.guest.readInvitation({ code });
    const sent = { code, reply: replyWith(invitation, 'ATTENDING'), key: key(), version: invitation.version };
    const receipts = await Promise.all(Array.from({ length: 8 }, () => world.guest.sendReply(sent)));
    expect(new Set(receipts.map(({ receipt }) => receipt)).size).toBe(1);
    const rows = await world.db
      .select()
      .from(rsvpSubmissions)
      .where(eq(rsvpSubmissions.householdUuid, household.uuid));
    expect(rows).toHaveLength(1);
  });

  it('of two phones at once is one; the other is told what was sent', async () => {
    const { household, code } = await world.invite('Femi & Tola Abara');
    const invitation = await world.guest.readInvitation({ code });
    const { version } = invitation;
    const send = (status: 'ATTENDING' | 'DECLINED') =>
      refusal(world.guest.sendReply({ code, reply: replyWith(invitation, status), key: key(), version }));
    const answers = await Promise.all([send('ATTENDING'), send('DECLINED')]);
    expect(answers.toSorted()).toEqual(['not refused', 'rsvp.answered_meanwhile']);
    const [one, two] = await statusesOf(household.uuid);
    expect(one).toBe(two);
  });

  it('of 64 at once leaves one order of answers, each applied or told', async () => {
    const { household, code } = await world.invite('Simon Nadler +1');
    const invitation = await world.guest.readInvitation({ code });
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, place) =>
        refusal(
          world.guest.sendReply({
            code,
            reply: replyWith(invitation, place % 2 === 0 ? 'ATTENDING' : 'DECLINED'),
            key: key(),
            version: invitation.version,
          }),
        ),
      ),
    );
    expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'rsvp.answered_meanwhile')).toHaveLength(63);
    expect((await world.linkOf(household.uuid)).version).toBe(1);
  });

  it('names the guest of a seat that was open, and nobody else', async () => {
    const { household, code } = await world.invite('Ana Cruz +1');
    const invitation = await world.guest.readInvitation({ code });
    const reply = replyWith(invitation, 'ATTENDING');
    const [ana, guest] = reply.people;
    if (!(ana && guest)) throw new Error('Two seats.');
    await world.guest.sendReply({
      code,
      reply: {
        ...reply,
        people: [
          { ...ana, firstName: 'Somebody', lastName: 'Else' },
          { ...guest, firstName: 'Lu', lastName: 'Wei' },
        ],
      },
      key: key(),
      version: invitation.version,
    });
    const rows = await world.db
      .select()
      .from(guests)
      .where(eq(guests.householdUuid, household.uuid))
      .orderBy(guests.position);
    expect(rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(['Ana Cruz', 'Lu Wei']);
  });

  it('without an answer for somebody, a dish or a name is refused and changes nothing', async () => {
    const { code } = await world.invite('Mia Cruz +1');
    const invitation = await world.guest.readInvitation({ code });
    const whole = replyWith(invitation, 'ATTENDING');
    const before = await everything();
    const broken = [
      replyWith(invitation, 'NONE'),
      {
        ...whole,
        people: whole.people.map((person) => ({
          ...person,
          events: person.events.map((event) => ({ ...event, dishUuid: null })),
        })),
      },
      { ...whole, people: whole.people.map((person) => ({ ...person, firstName: '', lastName: '' })) },
      { ...whole, people: [] },
    ];
    for (const reply of broken) {
      expect(
        await refusal(world.guest.sendReply({ code, reply, key: key(), version: invitation.version })),
      ).toBe('rsvp.incomplete');
    }
    expect(await everything()).toEqual(before);
  });

  it('says nothing about people of another household', async () => {
    const one = await world.invite('Ben Ito');
    const other = await world.invite('Lea Ito', { host: one.owner });
    const mine = await world.guest.readInvitation({ code: one.code });
    const theirs = await world.guest.readInvitation({ code: other.code });
    await world.guest.sendReply({
      code: one.code,
      reply: {
        ...replyWith(mine, 'DECLINED'),
        people: [...replyWith(mine, 'DECLINED').people, ...replyWith(theirs, 'DECLINED').people],
      },
      key: key(),
      version: mine.version,
    });
    expect(await statusesOf(one.household.uuid)).toEqual(['DECLINED']);
    expect(await statusesOf(other.household.uuid)).toEqual(['INVITED']);
  });

  it('is mailed to the address that was given, in words and without what is about health', async () => {
    const { code } = await world.invite('Omar Haddad');
    const invitation = await world.guest.readInvitation({ code });
    const reply = replyWith(invitation, 'ATTENDING');
    await world.guest.sendReply({
      code,
      reply: {
        ...reply,
        email: 'omar@people.example',
        people: reply.people.map((person) => ({ ...person, diets: ['NUTS'], dietNote: 'celery' })),
      },
      key: key(),
      version: invitation.version,
    });
    const [mail] = await world.mailsTo('omar@people.example');
    expect(mail?.text).toContain('Omar is coming.');
    expect(mail?.text).toContain('Omar is having: Short rib.');
    expect(mail?.text).toContain(`https://ampersand.example/r/${code}`);
    expect(mail?.text).not.toMatch(/nuts|celery/i);
  });

  it('is told to the address the couple knows of them, whoever answered', async () => {
    const { owner, household, code } = await world.invite('Femi Abara');
    const { households } = await owner.guests.listGuests();
    await owner.guests.saveHousehold({
      ...household,
      version: households[0]?.version ?? 0,
      people: household.people.map((person) => ({ ...person, email: 'femi@people.example' })),
    });
    const send = async (email: string) => {
      const invitation = await world.guest.readInvitation({ code });
      const reply = { ...replyWith(invitation, 'DECLINED'), email };
      await world.guest.sendReply({ code, reply, key: key(), version: invitation.version });
    };
    await send('somebody@else.example');
    const [told] = await world.mailsTo('femi@people.example');
    expect(told?.text).toContain('Femi can’t come.');
    expect(await world.mailsTo('somebody@else.example')).toHaveLength(1);
    await send('Femi@people.example');
    expect(await world.mailsTo('femi@people.example')).toHaveLength(1);
    expect(await world.mailsTo('Femi@people.example')).toHaveLength(1);
  });
});

describe('the last day', () => {
  it('closes on the server, where the wedding is; then one can only ask, and once at a time', async () => {
    const today = world.clock.now().toISOString().slice(0, 10);
    const { code, household } = await world.invite('Greta Holm', { closesOn: today });
    const invitation = await world.guest.readInvitation({ code });
    expect(invitation.events[0]?.window).toBe('OPEN');
    world.moveDays(2);
    const closed = await world.guest.readInvitation({ code });
    expect(closed.events[0]?.window).toBe('CLOSED');
    const sent = { code, reply: replyWith(invitation, 'ATTENDING'), key: key(), version: invitation.version };
    expect(await refusal(world.guest.sendReply(sent))).toBe('rsvp.closed');
    await world.guest.requestReplyChange(sent);
    await world.guest.requestReplyChange({ ...sent, key: key() });
    // An old form that is sent once more, as the way back in a browser does, asks for nothing new.
    await world.guest.requestReplyChange(sent);
    expect((await world.guest.readInvitation({ code })).waiting).toBe(true);
    expect(await statusesOf(household.uuid)).toEqual(['INVITED']);
  });
});

describe('an event that no longer asks', () => {
  it('takes no request either: there is nothing to change', async () => {
    const { owner, code } = await world.invite('Hugo Brandt');
    const invitation = await world.guest.readInvitation({ code });
    const sent = { code, reply: replyWith(invitation, 'ATTENDING'), key: key(), version: invitation.version };
    for (const event of (await owner.guests.listGuests()).events)
      await owner.guests.saveEvent({ ...event, asksReply: false });
    expect(await refusal(world.guest.requestReplyChange(sent))).toBe('rsvp.closed');
    expect((await world.guest.readInvitation({ code })).waiting).toBe(false);
  });
});

describe('what was typed', () => {
  it('is kept screen by screen, and goes when it is sent', async () => {
    const { code, household } = await world.invite('Ivo Petrov');
    const invitation = await world.guest.readInvitation({ code });
    const reply = { ...replyWith(invitation, 'ATTENDING'), note: 'Half a sen' };
    await world.guest.saveReplyDraft({ code, reply });
    expect((await world.guest.readInvitation({ code })).draft?.note).toBe('Half a sen');
    expect(await statusesOf(household.uuid)).toEqual(['INVITED']);
    await world.guest.sendReply({ code, reply, key: key(), version: invitation.version });
    expect(
      await world.db.select().from(rsvpDrafts).where(eq(rsvpDrafts.householdUuid, household.uuid)),
    ).toEqual([]);
  });

  it('survives that somebody is taken off the list meanwhile', async () => {
    const { owner, code, household } = await world.invite('Noa & Tal Levi');
    const invitation = await world.guest.readInvitation({ code });
    await world.guest.saveReplyDraft({ code, reply: replyWith(invitation, 'ATTENDING') });
    const { households } = await owner.guests.listGuests();
    const current = households.find(({ uuid }) => uuid === household.uuid);
    const tal = current?.people[1];
    if (!current || !tal) throw new Error('Two people.');
    await owner.guests.moveGuest({ guestUuid: tal.uuid, householdUuid: null });
    const after = await world.guest.readInvitation({ code });
    expect(after.draft?.people).toHaveLength(1);
  });
});
