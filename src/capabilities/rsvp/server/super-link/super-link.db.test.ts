import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Household } from '#capabilities/guests/contract.ts';
import type { Host } from '#capabilities/guests/testing/guests-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { VISITOR } from '#platform/actor.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { createLog } from '#platform/log.ts';
import { MOST_OPEN_CLAIMS } from '../../rules/claims.ts';
import { showShortCode } from '../../rules/short-code.ts';
import { rsvpClaims } from '../../super-link.tables.ts';
import { replyWith } from '../../testing/rsvp-world.ts';
import { NO_ADDRESS, openSuperLinkWorld, type SuperLinkWorld } from '../../testing/super-link-world.ts';

let world: SuperLinkWorld;
beforeAll(async () => {
  world = await openSuperLinkWorld();
});
afterAll(() => world.close());

/** Something that the couple knows of them. */
async function know(owner: Host, household: Household | undefined, postalCode: string): Promise<Household> {
  if (!household) throw new Error('No such household.');
  return owner.guests.saveHousehold({ ...household, postalCode });
}

async function everyClaim(weddingOf: Household | undefined) {
  const { weddingId } = await world.linkOf(weddingOf?.uuid ?? '');
  return world.db.select().from(rsvpClaims).where(eq(rsvpClaims.weddingId, weddingId));
}

describe('a code from a card', () => {
  it('opens with the last name, however it is typed', async () => {
    const { household, code } = await world.invite('Zoë & Walter Lindqvist');
    const { shortCode } = await world.linkOf(household.uuid);
    for (const typed of [shortCode, showShortCode(shortCode).toLowerCase(), ` ${shortCode} `])
      expect(await world.guest.openByShortCode({ shortCode: typed, lastName: 'lindqist' })).toEqual({ code });
  });

  it('misses in one way, whatever is wrong', async () => {
    const { owner, household } = await world.invite('Opal Greene');
    const { shortCode } = await world.linkOf(household.uuid);
    const { households } = await owner.guests.addGuestLines({
      lines: 'Tilda Marsh',
      side: 'A',
      list: 'LATER',
    });
    const later = await world.linkOf(households[0]?.uuid ?? '');
    const misses = await Promise.all(
      [
        { shortCode, lastName: 'Nakamura' },
        { shortCode, lastName: '' },
        { shortCode: '00000000', lastName: 'Greene' },
        { shortCode: 'no code at all', lastName: 'Greene' },
        { shortCode: '', lastName: '' },
        { shortCode: later.shortCode, lastName: 'Marsh' },
      ].map((typed) => world.guest.openByShortCode(typed)),
    );
    expect(new Set(misses.map((miss) => JSON.stringify(miss)))).toEqual(new Set(['{"code":null}']));
  });

  it('is tried ten times in ten minutes by a network, and 200 times an hour for a wedding', async () => {
    const { household, code } = await world.invite('Femi Abara');
    const { shortCode } = await world.linkOf(household.uuid);
    const limiter = createRateLimiter({ ...world, factor: 1, log: createLog('silent') });
    const from = (ip: string) => world.as(VISITOR, { limiter, ip });
    const sound = { shortCode, lastName: 'Abara' };
    for (let tries = 0; tries < 10; tries += 1)
      await from('198.51.100.1').openByShortCode({ shortCode, lastName: 'Nakamura' });
    expect(await refusal(from('198.51.100.1').openByShortCode(sound))).toBe('too_many_requests');
    expect(await from('198.51.100.2').openByShortCode(sound)).toEqual({ code });
    for (let tries = 11; tries < 200; tries += 1)
      await from(`203.0.113.${tries}`).openByShortCode({ shortCode, lastName: 'Nakamura' });
    // Nobody learns that this code is one.
    expect(await from('198.51.100.3').openByShortCode(sound)).toEqual({ code: null });
    await limiter.stop();
  });
});

describe('the link for everybody', () => {
  it('says whose wedding it is and what it is for, while it is on', async () => {
    const { couple, code } = await world.coupleWith('Ruth Adler', ['ADDRESS']);
    const shared = await world.guest.readSuperLink({ code: code.toUpperCase() });
    expect(Object.keys(shared).sort()).toEqual(['couple', 'language', 'purposes']);
    expect(shared.purposes).toEqual(['ADDRESS']);
    await couple.saveSuperLink({ purposes: ['ADDRESS'], isOpen: false, version: 1 });
    for (const call of [
      () => world.guest.readSuperLink({ code }),
      () => world.guest.leaveClaim({ code, ...world.claim() }),
      () => world.guest.findInvitation({ code, name: 'Ruth Adler', proof: '12534' }),
      () => world.guest.readSuperLink({ code: 'x' }),
    ])
      expect(await refusal(call())).toBe('rsvp.not_found');
  });

  it('does only what it is for', async () => {
    const { code } = await world.coupleWith('Ruth Adler', ['ADDRESS']);
    const answer = world.claim({ purpose: 'RSVP', email: 'ruth@example.com' });
    expect(await refusal(world.guest.leaveClaim({ code, ...answer }))).toBe('rsvp.not_found');
    const asked = world.guest.findInvitation({ code, name: 'Ruth Adler', proof: '12534' });
    expect(await refusal(asked)).toBe('rsvp.not_found');
  });

  it('dies when it is renewed', async () => {
    const { couple, code } = await world.coupleWith('Ruth Adler');
    const renewed = await couple.renewSuperLink({ version: 1 });
    expect(renewed.url).not.toContain(code);
    expect(await refusal(world.guest.readSuperLink({ code }))).toBe('rsvp.not_found');
    expect(await refusal(couple.renewSuperLink({ version: 1 }))).toBe('rsvp.changed_meanwhile');
  });

  it('of two who make it at once is one', async () => {
    const owner = await world.addOwner('Maya');
    const wish = { purposes: ['ADDRESS' as const], isOpen: true, version: 0 };
    const made = [1, 2].map(() => refusal(world.as(owner.actor).saveSuperLink(wish)));
    expect((await Promise.all(made)).sort()).toEqual(['not refused', 'rsvp.changed_meanwhile']);
  });
});

describe('a name with proof', () => {
  it('opens the household, misspelled as it may be', async () => {
    const { owner, households, code } = await world.coupleWith('Katarzyna Wojciechowska\nRuth Adler');
    await know(owner, households[0], '12534');
    const found = await world.guest.findInvitation({ code, name: 'Katarzyna Wojciehowska', proof: '12534' });
    expect(found).toEqual({ code: await world.linkCodeOf(households[0]) });
  });

  it('opens the one of two namesakes who proves it', async () => {
    const { owner, households, code } = await world.coupleWith('Ana Lee\nAna Lee & Tom Park');
    await know(owner, households[0], '12534');
    await know(owner, households[1], '10001');
    const find = (proof: string) => world.guest.findInvitation({ code, name: 'Ana Lee', proof });
    expect(await find('10001')).toEqual({ code: await world.linkCodeOf(households[1]) });
    await know(owner, { ...(households[1] as Household), version: 2 }, '12534');
    expect(await find('12534')).toEqual({ code: null });
  });

  it('misses in one way: nobody, a stranger’s proof, no proof known, several, for later, answered', async () => {
    const { owner, households, code } = await world.coupleWith(
      'Ruth Adler\nYuki Nakamura\nOpal Greene\nAna Lee\nAna Lee\nFemi Abara\nTilda Marsh',
    );
    const [ruth, yuki, , ana, otherAna, femi, tilda] = households;
    for (const household of [ruth, yuki, ana, otherAna, femi, tilda]) await know(owner, household, '12534');
    await owner.guests.changeHouseholds({
      changes: [{ uuids: [tilda?.uuid ?? ''], side: null, list: 'LATER', listRank: null }],
    });
    const femisCode = await world.linkCodeOf(femi);
    const invitation = await world.guest.readInvitation({ code: femisCode });
    await world.guest.sendReply({
      code: femisCode,
      reply: replyWith(invitation, 'ATTENDING'),
      key: world.clock.uuid(),
      version: invitation.version,
    });
    // As the couple does on the list, for who called.
    const { events } = await owner.guests.listGuests();
    await owner.guests.setInvitations({
      changes: [
        {
          eventUuid: events[0]?.uuid ?? '',
          guestUuids: yuki?.people.map(({ uuid }) => uuid) ?? [],
          status: 'DECLINED',
          dishUuid: null,
        },
      ],
    });
    const misses = await Promise.all(
      [
        ['Nobody Atall', '12534'],
        ['Ruth Adler', '99999'],
        ['Ruth Adler', ''],
        ['Opal Greene', '12534'],
        ['Ana Lee', '12534'],
        ['Femi Abara', '12534'],
        ['Yuki Nakamura', '12534'],
        ['Tilda Marsh', '12534'],
        ['', '12534'],
        ['%', '%'],
      ].map(([name = '', proof = '']) => world.guest.findInvitation({ code, name, proof })),
    );
    expect(misses.map((miss) => JSON.stringify(miss))).toEqual(misses.map(() => '{"code":null}'));
    const hit = await world.guest.findInvitation({ code, name: 'Ruth Adler', proof: '12534' });
    expect(hit).toEqual({ code: await world.linkCodeOf(ruth) });
  });

  it('knows nobody of another wedding', async () => {
    const { owner, households } = await world.coupleWith('Ruth Adler');
    await know(owner, households[0], '12534');
    const other = await world.coupleWith('Opal Greene');
    const asked = await world.guest.findInvitation({ code: other.code, name: 'Ruth Adler', proof: '12534' });
    expect(asked).toEqual({ code: null });
  });

  it('is tried 15 times in ten minutes by a network, and 300 times an hour for a wedding', async () => {
    const { owner, households, code } = await world.coupleWith('Ruth Adler');
    await know(owner, households[0], '12534');
    const limiter = createRateLimiter({ ...world, factor: 1, log: createLog('silent') });
    const ask = (ip: string, name: string) =>
      world.as(VISITOR, { limiter, ip }).findInvitation({ code, name, proof: '12534' });
    for (let tries = 0; tries < 15; tries += 1) await ask('198.51.100.1', `Stranger ${tries}`);
    expect(await refusal(ask('198.51.100.1', 'Ruth Adler'))).toBe('too_many_requests');
    for (let tries = 16; tries < 299; tries += 1)
      await ask(`203.0.${tries >> 8}.${tries & 255}`, 'Somebody Else');
    expect(await ask('198.51.100.2', 'Ruth Adler')).toEqual({ code: await world.linkCodeOf(households[0]) });
    expect(await refusal(ask('198.51.100.3', 'Ruth Adler'))).toBe('too_many_requests');
    await limiter.stop();
  });
});

describe('what a guest leaves', () => {
  it('waits for the couple and changes nothing by itself', async () => {
    const { owner, couple, code } = await world.coupleWith('Ruth & Walter Adler');
    const before = await owner.guests.listGuests();
    const left = world.claim({ name: 'Ruth  Adler\u202e', email: 'ruth@example.com', note: 'Third floor' });
    await Promise.all([1, 2, 3].map(() => world.guest.leaveClaim({ code, ...left })));
    expect(await owner.guests.listGuests()).toEqual(before);
    const { claims } = await couple.readLinkInbox();
    expect(claims).toMatchObject([
      {
        name: 'Ruth Adler',
        email: 'ruth@example.com',
        note: 'Third floor',
        state: 'NEW',
        suggestedUuid: before.households[0]?.uuid,
      },
    ]);
  });

  it('is an address, or a way to reach them', async () => {
    const { code, households } = await world.coupleWith('Ruth Adler');
    const leave = (more: object) => refusal(world.guest.leaveClaim({ code, ...world.claim(more) }));
    for (const wrong of [
      { name: ' ' },
      { name: 'x'.repeat(101) },
      NO_ADDRESS,
      { purpose: 'RSVP' },
      { email: 'ruth' },
      { phone: 'call me' },
      { note: 'x'.repeat(1001) },
    ])
      expect(await leave(wrong), JSON.stringify(wrong)).toBe('invalid_input');
    expect(await everyClaim(households[0])).toEqual([]);
    expect(await leave({ purpose: 'RSVP', ...NO_ADDRESS, phone: '(518) 555-0117' })).toBe('not refused');
  });

  it('has an end: 500 wait at most, also of many at once', async () => {
    const { code, households } = await world.coupleWith('Ruth Adler');
    const { weddingId } = await world.linkOf(households[0]?.uuid ?? '');
    const { key: _, ...words } = world.claim();
    await world.db.insert(rsvpClaims).values(
      Array.from({ length: MOST_OPEN_CLAIMS - 1 }, () => ({
        ...words,
        uuid: world.clock.uuid(),
        weddingId,
        state: 'NEW' as const,
        createdAt: world.clock.now(),
      })),
    );
    const answers = await Promise.all(
      [1, 2, 3].map(() => refusal(world.guest.leaveClaim({ code, ...world.claim() }))),
    );
    expect(answers.sort()).toEqual(['not refused', 'rsvp.claims_full', 'rsvp.claims_full']);
  });
});
