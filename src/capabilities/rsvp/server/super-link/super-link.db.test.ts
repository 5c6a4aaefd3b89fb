import { createRouterClient } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Household } from '#capabilities/guests/contract.ts';
import type { Host } from '#capabilities/guests/testing/guests-world.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Actor, VISITOR } from '#platform/actor.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { createLog } from '#platform/log.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { MOST_OPEN_CLAIMS } from '../../rules/claims.ts';
import { showShortCode } from '../../rules/short-code.ts';
import type { LinkPurpose } from '../../rules/super-link-purposes.ts';
import { rsvpClaims } from '../../super-link.tables.ts';
import { rsvpLinks } from '../../tables.ts';
import { openRsvpWorld, type RsvpWorld, replyWith } from '../../testing/rsvp-world.ts';

let world: RsvpWorld;
beforeAll(async () => {
  world = await openRsvpWorld();
});
afterAll(() => world.close());

const as = (actor: Actor, more: Parameters<typeof testContext>[1] = {}) =>
  createRouterClient(world.routes, { context: testContext({ actor, clock: world.clock }, more) });

const NO_ADDRESS = { address1: '', address2: '', city: '', region: '', postalCode: '', country: '' };
const ELM = { ...NO_ADDRESS, address1: '12 Elm St', city: 'Hudson', region: 'NY', postalCode: '12534' };

const claim = (more: object = {}) => ({
  ...{ key: world.clock.uuid(), purpose: 'ADDRESS' as LinkPurpose, name: 'Ruth Adler' },
  ...{ email: '', phone: '', note: '', ...ELM },
  ...more,
});

/** A couple with its link, and one household for each line. */
async function coupleWith(lines: string, purposes: LinkPurpose[] = ['ADDRESS', 'RSVP']) {
  const owner = await world.addOwner('Maya');
  const couple = as(owner.actor);
  const { households } = await owner.guests.addGuestLines({ lines, side: 'A', list: 'INVITED' });
  const { url } = await couple.saveSuperLink({ purposes, isOpen: true, version: 0 });
  return { owner, couple, households, code: url.split('/').at(-1) ?? '' };
}

/** Something that the couple knows of them. */
async function know(owner: Host, household: Household | undefined, postalCode: string): Promise<Household> {
  if (!household) throw new Error('No such household.');
  return owner.guests.saveHousehold({ ...household, postalCode });
}

const linkCodeOf = async (household: Household | undefined) =>
  (await world.linkOf(household?.uuid ?? '')).linkCode;

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
    const from = (ip: string) => as(VISITOR, { limiter, ip });
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
    const { couple, code } = await coupleWith('Ruth Adler', ['ADDRESS']);
    const shared = await world.guest.readSuperLink({ code: code.toUpperCase() });
    expect(Object.keys(shared).sort()).toEqual(['couple', 'language', 'purposes']);
    expect(shared.purposes).toEqual(['ADDRESS']);
    await couple.saveSuperLink({ purposes: ['ADDRESS'], isOpen: false, version: 1 });
    for (const call of [
      () => world.guest.readSuperLink({ code }),
      () => world.guest.leaveClaim({ code, ...claim() }),
      () => world.guest.findInvitation({ code, name: 'Ruth Adler', proof: '12534' }),
      () => world.guest.readSuperLink({ code: 'x' }),
    ])
      expect(await refusal(call())).toBe('rsvp.not_found');
  });

  it('does only what it is for', async () => {
    const { code } = await coupleWith('Ruth Adler', ['ADDRESS']);
    const answer = claim({ purpose: 'RSVP', email: 'ruth@example.com' });
    expect(await refusal(world.guest.leaveClaim({ code, ...answer }))).toBe('rsvp.not_found');
    const asked = world.guest.findInvitation({ code, name: 'Ruth Adler', proof: '12534' });
    expect(await refusal(asked)).toBe('rsvp.not_found');
  });

  it('dies when it is renewed', async () => {
    const { couple, code } = await coupleWith('Ruth Adler');
    const renewed = await couple.renewSuperLink({ version: 1 });
    expect(renewed.url).not.toContain(code);
    expect(await refusal(world.guest.readSuperLink({ code }))).toBe('rsvp.not_found');
    expect(await refusal(couple.renewSuperLink({ version: 1 }))).toBe('rsvp.changed_meanwhile');
  });

  it('of two who make it at once is one', async () => {
    const owner = await world.addOwner('Maya');
    const wish = { purposes: ['ADDRESS' as const], isOpen: true, version: 0 };
    const made = [1, 2].map(() => refusal(as(owner.actor).saveSuperLink(wish)));
    expect((await Promise.all(made)).sort()).toEqual(['not refused', 'rsvp.changed_meanwhile']);
  });
});

describe('a name with proof', () => {
  it('opens the household, misspelled as it may be', async () => {
    const { owner, households, code } = await coupleWith('Katarzyna Wojciechowska\nRuth Adler');
    await know(owner, households[0], '12534');
    const found = await world.guest.findInvitation({ code, name: 'Katarzyna Wojciehowska', proof: '12534' });
    expect(found).toEqual({ code: await linkCodeOf(households[0]) });
  });

  it('opens the one of two namesakes who proves it', async () => {
    const { owner, households, code } = await coupleWith('Ana Lee\nAna Lee & Tom Park');
    await know(owner, households[0], '12534');
    await know(owner, households[1], '10001');
    const find = (proof: string) => world.guest.findInvitation({ code, name: 'Ana Lee', proof });
    expect(await find('10001')).toEqual({ code: await linkCodeOf(households[1]) });
    await know(owner, { ...(households[1] as Household), version: 2 }, '12534');
    expect(await find('12534')).toEqual({ code: null });
  });

  it('misses in one way: nobody, a stranger’s proof, no proof known, several, for later, answered', async () => {
    const { owner, households, code } = await coupleWith(
      'Ruth Adler\nYuki Nakamura\nOpal Greene\nAna Lee\nAna Lee\nFemi Abara\nTilda Marsh',
    );
    const [ruth, yuki, , ana, otherAna, femi, tilda] = households;
    for (const household of [ruth, yuki, ana, otherAna, femi, tilda]) await know(owner, household, '12534');
    await owner.guests.changeHouseholds({
      changes: [{ uuids: [tilda?.uuid ?? ''], side: null, list: 'LATER', listRank: null }],
    });
    const femisCode = await linkCodeOf(femi);
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
    expect(hit).toEqual({ code: await linkCodeOf(ruth) });
  });

  it('knows nobody of another wedding', async () => {
    const { owner, households } = await coupleWith('Ruth Adler');
    await know(owner, households[0], '12534');
    const other = await coupleWith('Opal Greene');
    const asked = await world.guest.findInvitation({ code: other.code, name: 'Ruth Adler', proof: '12534' });
    expect(asked).toEqual({ code: null });
  });

  it('is tried 15 times in ten minutes by a network, and 300 times an hour for a wedding', async () => {
    const { owner, households, code } = await coupleWith('Ruth Adler');
    await know(owner, households[0], '12534');
    const limiter = createRateLimiter({ ...world, factor: 1, log: createLog('silent') });
    const ask = (ip: string, name: string) =>
      as(VISITOR, { limiter, ip }).findInvitation({ code, name, proof: '12534' });
    for (let tries = 0; tries < 15; tries += 1) await ask('198.51.100.1', `Stranger ${tries}`);
    expect(await refusal(ask('198.51.100.1', 'Ruth Adler'))).toBe('too_many_requests');
    for (let tries = 16; tries < 299; tries += 1)
      await ask(`203.0.${tries >> 8}.${tries & 255}`, 'Somebody Else');
    expect(await ask('198.51.100.2', 'Ruth Adler')).toEqual({ code: await linkCodeOf(households[0]) });
    expect(await refusal(ask('198.51.100.3', 'Ruth Adler'))).toBe('too_many_requests');
    await limiter.stop();
  });
});

describe('what a guest leaves', () => {
  it('waits for the couple and changes nothing by itself', async () => {
    const { owner, couple, code } = await coupleWith('Ruth & Walter Adler');
    const before = await owner.guests.listGuests();
    const left = claim({ name: 'Ruth  Adler\u202e', email: 'ruth@example.com', note: 'Third floor' });
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
    const { code, households } = await coupleWith('Ruth Adler');
    const leave = (more: object) => refusal(world.guest.leaveClaim({ code, ...claim(more) }));
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
    const { code, households } = await coupleWith('Ruth Adler');
    const { weddingId } = await world.linkOf(households[0]?.uuid ?? '');
    const { key: _, ...words } = claim();
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
      [1, 2, 3].map(() => refusal(world.guest.leaveClaim({ code, ...claim() }))),
    );
    expect(answers.sort()).toEqual(['not refused', 'rsvp.claims_full', 'rsvp.claims_full']);
  });
});

describe('the couple', () => {
  async function leftWith(lines: string, more: object = {}) {
    const opened = await coupleWith(lines);
    const left = claim(more);
    await world.guest.leaveClaim({ code: opened.code, ...left });
    const [household] = opened.households;
    if (!household) throw new Error('No household.');
    return { ...opened, household, uuid: left.key };
  }

  it('puts what came where it belongs, and takes it back', async () => {
    const { owner, couple, household, uuid } = await leftWith('Walter & Ruth Adler', {
      email: 'ruth@example.com',
      phone: '(518) 555-0117',
    });
    const before = await owner.guests.listGuests();
    const match = { uuid, householdUuid: household.uuid, version: household.version };
    await couple.matchClaim({ ...match, takes: ['ADDRESS', 'EMAIL', 'PHONE'] });
    const [after] = (await owner.guests.listGuests()).households;
    expect(after).toMatchObject(ELM);
    expect(after?.people.map(({ email, phone }) => [email, phone])).toEqual([
      ['', ''],
      ['ruth@example.com', '(518) 555-0117'],
    ]);
    expect((await couple.readLinkInbox()).claims).toMatchObject([
      { state: 'MATCHED', householdUuid: household.uuid },
    ]);
    await couple.reopenClaim({ uuid });
    const [restored] = (await owner.guests.listGuests()).households;
    expect({ ...restored, version: 0 }).toEqual({ ...before.households[0], version: 0 });
    expect((await couple.readLinkInbox()).claims).toMatchObject([{ state: 'NEW', householdUuid: null }]);
  });

  it('takes nothing that they did not choose, and nothing onto an older household', async () => {
    const { owner, couple, household, uuid } = await leftWith('Ruth Adler');
    const saved = await owner.guests.saveHousehold({ ...household, address1: '9 Oak Ave', city: 'Albany' });
    const match = { uuid, householdUuid: household.uuid, takes: ['ADDRESS' as const] };
    expect(await refusal(couple.matchClaim({ ...match, version: household.version }))).toBe(
      'guests.changed_meanwhile',
    );
    await couple.matchClaim({ ...match, version: saved.version, takes: [] });
    expect((await owner.guests.listGuests()).households).toMatchObject([{ address1: '9 Oak Ave' }]);
  });

  it('does not take back what was changed since', async () => {
    const { owner, couple, household, uuid } = await leftWith('Ruth Adler');
    const match = { uuid, householdUuid: household.uuid, version: household.version };
    await couple.matchClaim({ ...match, takes: ['ADDRESS'] });
    const [filled] = (await owner.guests.listGuests()).households;
    if (!filled) throw new Error('No household.');
    await owner.guests.saveHousehold({ ...filled, address2: 'Apt 3' });
    expect(await refusal(couple.reopenClaim({ uuid }))).toBe('guests.changed_meanwhile');
    expect((await owner.guests.listGuests()).households).toMatchObject([{ ...ELM, address2: 'Apt 3' }]);
    expect((await couple.readLinkInbox()).claims).toMatchObject([{ state: 'MATCHED' }]);
  });

  it('adds who was not on the list, once', async () => {
    const { owner, couple, uuid } = await leftWith('Opal Greene', {
      name: 'Ruth and Walter Adler',
      email: 'ruth@example.com',
    });
    const { householdUuid } = await couple.addClaimed({ uuid });
    const { households } = await owner.guests.listGuests();
    const added = households.find((household) => household.uuid === householdUuid);
    expect(added).toMatchObject({ ...ELM, list: 'INVITED' });
    expect(added?.people).toMatchObject([
      { firstName: 'Ruth', lastName: 'Adler', email: 'ruth@example.com' },
      { firstName: 'Walter', lastName: 'Adler', email: '' },
    ]);
    expect(await refusal(couple.addClaimed({ uuid }))).toBe('rsvp.claim_decided');
    expect(await refusal(couple.reopenClaim({ uuid }))).toBe('rsvp.claim_decided');
    const link = world.db.select().from(rsvpLinks).where(eq(rsvpLinks.householdUuid, householdUuid));
    expect(await link).toHaveLength(1);
  });

  it('sets aside, and thinks again', async () => {
    const { couple, uuid } = await leftWith('Ruth Adler');
    await couple.ignoreClaim({ uuid });
    expect((await couple.readLinkInbox()).claims).toMatchObject([{ state: 'IGNORED' }]);
    await couple.reopenClaim({ uuid });
    expect((await couple.readLinkInbox()).claims).toMatchObject([{ state: 'NEW' }]);
  });

  it('decides once, whoever of them is first', async () => {
    const { owner, couple, household, uuid } = await leftWith('Ruth Adler');
    const planner = as((await world.join(owner, 'PLANNER')).actor);
    const match = { uuid, householdUuid: household.uuid, version: household.version };
    const answers = await Promise.all([
      refusal(couple.addClaimed({ uuid })),
      refusal(planner.matchClaim({ ...match, takes: ['ADDRESS'] })),
      refusal(planner.ignoreClaim({ uuid })),
    ]);
    expect(answers.sort()).toEqual(['not refused', 'rsvp.claim_decided', 'rsvp.claim_decided']);
  });

  it('is nobody else: not another couple, not who may only look', async () => {
    const { owner, household, uuid } = await leftWith('Ruth Adler');
    const strangers = await coupleWith('Opal Greene');
    const viewer = as((await world.join(owner, 'VIEWER')).actor);
    const match = { uuid, householdUuid: household.uuid, version: household.version, takes: [] };
    expect((await viewer.readLinkInbox()).claims).toEqual([]);
    expect((await viewer.readLinkInbox()).link).toBeNull();
    for (const [client, code] of [
      [strangers.couple, 'rsvp.not_found'],
      [viewer, 'wedding.role_forbids'],
    ] as const) {
      for (const call of [
        () => client.matchClaim(match),
        () => client.addClaimed({ uuid }),
        () => client.ignoreClaim({ uuid }),
        () => client.reopenClaim({ uuid }),
      ])
        expect(await refusal(call())).toBe(code);
    }
    // Theirs, onto a household of somebody else.
    const own = claim({ name: 'Opal Greene' });
    await world.guest.leaveClaim({ code: strangers.code, ...own });
    const onto = strangers.couple.matchClaim({ ...match, uuid: own.key, takes: ['ADDRESS'] });
    expect(await refusal(onto)).toBe('guests.not_found');
    expect(await everyClaim(household)).toMatchObject([{ state: 'NEW' }]);
  });
});
