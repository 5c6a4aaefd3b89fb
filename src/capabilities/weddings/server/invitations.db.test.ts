import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAddressProven } from '#capabilities/identity/server/address-proof.ts';
import { users } from '#capabilities/identity/tables.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { weddingInvitations, weddings } from '../tables.ts';
import { joinWedding } from '../testing/join-wedding.ts';
import {
  HUDSON,
  openWeddingWorld,
  type Person,
  refusal,
  SECRET,
  type WeddingWorld,
} from '../testing/wedding-world.ts';
import { weddingsJobs } from './jobs.ts';
import { membershipOf } from './store.ts';

let world: WeddingWorld;
beforeAll(async () => {
  world = await openWeddingWorld();
});
afterAll(() => world.close());

async function invite(owner: Person, email: string, role: 'PARTNER' | 'PLANNER' | 'VIEWER' = 'PLANNER') {
  const { uuid } = await owner.api.sendInvitation({ email, firstName: 'Sam', role });
  return { uuid, token: await world.tokenFor(email.toLowerCase()) };
}

describe('sending', () => {
  it('mails a link, keeps only its hash, and lists the invitation', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token } = await invite(owner, 'Send@Example.com');
    expect(token).toMatch(/^[\w-]{43}$/);
    const rows = JSON.stringify(await world.db.select().from(weddingInvitations));
    expect(rows).not.toContain(token);
    expect(await owner.api.listInvitations()).toMatchObject([
      {
        uuid,
        direction: 'SENT',
        email: 'send@example.com',
        status: 'PENDING',
        actions: ['resend', 'revoke'],
      },
    ]);
    expect(JSON.stringify(await owner.api.listInvitations())).not.toContain(token);
  });

  it('refuses the own address, members, and who is invited already', async () => {
    const owner = await world.addOwner('Ora');
    const partner = await joinWedding(world, owner, 'PARTNER');
    const send = (email: string, role: 'PARTNER' | 'VIEWER') =>
      owner.api.sendInvitation({ email, firstName: 'A', role });
    expect(await refusal(send(owner.email.toUpperCase(), 'VIEWER'))).toBe('invitation.own_email');
    expect(await refusal(send(partner.email, 'VIEWER'))).toBe('invitation.already_member');
    expect(await refusal(send('third@example.com', 'PARTNER'))).toBe('invitation.already_member');
    await send('twice@example.com', 'VIEWER');
    expect(await refusal(send(' TWICE@example.com ', 'VIEWER'))).toBe('invitation.already_invited');
  });

  it('invites one partner at a time', async () => {
    const owner = await world.addOwner('Una');
    await invite(owner, 'p1@example.com', 'PARTNER');
    const second = owner.api.sendInvitation({ email: 'p2@example.com', firstName: 'P', role: 'PARTNER' });
    expect(await refusal(second)).toBe('invitation.already_invited');
  });

  it('makes one row of many sends at once', async () => {
    const owner = await world.addOwner('Fast');
    const given = { email: 'once@example.com', firstName: 'Once', role: 'VIEWER' } as const;
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => refusal(owner.api.sendInvitation(given))),
    );
    expect(answers.sort()).toEqual([...Array(5).fill('invitation.already_invited'), 'not refused']);
    expect(await world.mailsTo('once@example.com')).toHaveLength(1);
  });

  it('refuses hostile input', async () => {
    const { api } = await world.addOwner('Safe');
    const send = (given: object) =>
      refusal(api.sendInvitation({ email: 'ok@example.com', firstName: 'Ok', role: 'VIEWER', ...given }));
    for (const email of [
      '',
      'nobody',
      'a@b',
      `${'x'.repeat(1_048_576)}@example.com`,
      'a@example.com\r\nBcc: b@example.com',
    ]) {
      expect(await send({ email })).toBe('invalid_input');
    }
    for (const firstName of ['', ' \0 ', '🎉', 'x'.repeat(1_048_576), 'win at evil.com']) {
      expect(await send({ firstName })).toBe('invalid_input');
    }
    expect(await send({ role: 'OWNER' })).toBe('invalid_input');
    expect(await send({ firstName: 'מרים' })).toBe('not refused');
  });
});

describe('the letter behind a link', () => {
  it('tells who invites and as what, and no address', async () => {
    const owner = await world.addOwner('Maya');
    await owner.api.saveWedding({ partnerFirstName: 'Jonah', weddingDate: '2027-06-05' });
    const { token, uuid } = await invite(owner, 'letter@example.com');
    const letter = await world.visitor.readInvitation({ token });
    expect(letter).toMatchObject({
      uuid,
      inviterFirstName: 'Maya',
      coupleNames: 'Maya & Jonah',
      role: 'PLANNER',
      status: 'PENDING',
      weddingDate: '2027-06-05',
    });
    expect(JSON.stringify(letter)).not.toContain('@');
  });

  it('has both names on the card of a partner’s invitation, before the couple has written them', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid } = await owner.api.sendInvitation({
      email: 'jonah-card@example.com',
      firstName: 'Jonah',
      role: 'PARTNER',
    });
    const letter = await world.visitor.readInvitation({
      token: await world.tokenFor('jonah-card@example.com'),
    });
    expect(letter).toMatchObject({ uuid, coupleNames: 'Maya & Jonah' });
  });

  it('is not found for anything else', async () => {
    for (const token of ['x', '\0', '%', "' or 1=1", 'demo-partner']) {
      expect(await refusal(world.visitor.readInvitation({ token }))).toBe('invitation.not_found');
    }
    expect(await refusal(world.visitor.readInvitation({ token: 'x'.repeat(1_048_576) }))).toBe(
      'invalid_input',
    );
  });
});

describe('the link to copy', () => {
  const tokenIn = (path: string | null | undefined) => path?.split('/').at(-1) ?? '';

  it('opens the same letter for who manages the members, and proves no address', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token: mailed } = await invite(owner, 'copied@example.com');
    const [sent] = await owner.api.listInvitations();
    const token = tokenIn(sent?.linkPath);
    expect(token).not.toBe(mailed);
    expect(await world.visitor.readInvitation({ token })).toMatchObject({ uuid, addressProof: null });
    const guest = await world.addPerson('Kim', { email: 'copied@example.com', emailVerified: false });
    await guest.api.actOnInvitation({ uuid, action: 'accept', token });
    const [row] = await world.db.select().from(users).where(eq(users.id, guest.userId));
    expect(row?.emailVerified).toBe(false);
    const [answered] = await owner.api.listInvitations();
    expect(answered?.linkPath).toBeNull();
  });

  it('ends with a new one, and nobody else is shown it', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid } = await invite(owner, 'copied-twice@example.com');
    const old = tokenIn((await owner.api.listInvitations())[0]?.linkPath);
    await owner.api.actOnInvitation({ uuid, action: 'resend' });
    expect(await refusal(world.visitor.readInvitation({ token: old }))).toBe('invitation.not_found');
    const invited = await world.addPerson('Ida', { email: 'copied-twice@example.com' });
    expect(await invited.api.listInvitations()).toMatchObject([{ uuid, linkPath: null }]);
  });
});

describe('no second code for someone who came by the mailed link', () => {
  it('the link confirms the invited address when it is accepted with it', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token } = await invite(owner, 'mailed@example.com');
    const invited = await world.addPerson('Lou', { email: 'mailed@example.com', emailVerified: false });
    await invited.api.actOnInvitation({ uuid, action: 'accept', token });
    const [row] = await world.db.select().from(users).where(eq(users.id, invited.userId));
    expect(row?.emailVerified).toBe(true);
  });

  it('a forwarded link confirms nobody else’s address', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token } = await invite(owner, 'forwarded@example.com');
    const other = await world.addPerson('Pat', { email: 'pat@example.com', emailVerified: false });
    await other.api.actOnInvitation({ uuid, action: 'accept', token });
    const [row] = await world.db.select().from(users).where(eq(users.id, other.userId));
    expect(row?.emailVerified).toBe(false);
  });

  it('the letter proves the invited address and no other, while it is open', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token } = await invite(owner, 'proven@example.com');
    const { addressProof } = await world.visitor.readInvitation({ token });
    const proof = addressProof ?? undefined;
    const isProven = (email: string) => isAddressProven(SECRET, { proof, email }, world.clock.now());
    expect(isProven('proven@example.com')).toBe(true);
    expect(isProven('other@example.com')).toBe(false);
    await owner.api.actOnInvitation({ uuid, action: 'revoke' });
    expect((await world.visitor.readInvitation({ token })).addressProof).toBeNull();
  });
});

describe('accepting', () => {
  it('with the link makes a partner an owner, fills the name and tells the inviter', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token } = await invite(owner, 'elsewhere@example.com', 'PARTNER');
    const jonah = await world.addPerson('Jonah');
    const accepted = await jonah.api.actOnInvitation({ uuid, action: 'accept', token });
    expect(accepted).toMatchObject({ status: 'ACCEPTED', direction: 'RECEIVED', actions: [] });
    expect(await jonah.api.getWedding()).toMatchObject({ role: 'OWNER', coupleNames: 'Maya & Jonah' });
    const [mail] = await world.mailsTo(owner.email);
    expect(mail).toMatchObject({
      subject: 'Jonah joined your wedding',
      idempotencyKey: `invitation-accepted:${uuid}`,
    });
  });

  it('without the link needs the invited address, verified', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid } = await invite(owner, 'sam@example.com');
    const unverified = await world.addPerson('Sam', { email: 'sam@example.com', emailVerified: false });
    expect(await unverified.api.listInvitations()).toEqual([]);
    expect(await refusal(unverified.api.actOnInvitation({ uuid, action: 'accept' }))).toBe(
      'invitation.not_found',
    );
    const other = await world.addPerson('Other');
    expect(await refusal(other.api.actOnInvitation({ uuid, action: 'accept' }))).toBe('invitation.not_found');
    const api = world.apiOf({ ...unverified.actor, emailVerified: true });
    expect(await api.listInvitations()).toMatchObject([
      { uuid, direction: 'RECEIVED', actions: ['accept', 'decline'] },
    ]);
    expect(await api.actOnInvitation({ uuid, action: 'accept' })).toMatchObject({ status: 'ACCEPTED' });
  });

  it('is done once: again by the same person is fine, by another refused', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token } = await invite(owner, 'once-more@example.com');
    const [first, second] = [await world.addPerson('First'), await world.addPerson('Second')];
    const answer = { uuid, token, action: 'accept' } as const;
    await first.api.actOnInvitation(answer);
    expect(await first.api.actOnInvitation(answer)).toMatchObject({ status: 'ACCEPTED' });
    expect(await refusal(second.api.actOnInvitation(answer))).toBe('invitation.not_open');
    expect(await world.visitor.readInvitation({ token })).toMatchObject({ status: 'ACCEPTED' });
  });

  it('needs the token of this invitation, not of another', async () => {
    const owner = await world.addOwner('Maya');
    const one = await invite(owner, 'one@example.com');
    const two = await invite(owner, 'two@example.com');
    const sam = await world.addPerson('Sam');
    const crossed = sam.api.actOnInvitation({ uuid: one.uuid, token: two.token, action: 'accept' });
    expect(await refusal(crossed)).toBe('invitation.not_found');
  });

  it('is refused to members and to who plans another wedding', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token } = await invite(owner, 'busy@example.com');
    const answer = { uuid, token, action: 'accept' } as const;
    expect(await refusal(owner.api.actOnInvitation(answer))).toBe('invitation.already_member');
    const busy = await world.addOwner('Busy');
    await busy.api.saveWedding({ cityId: HUDSON });
    expect(await refusal(busy.api.actOnInvitation(answer))).toBe('invitation.other_wedding');
    expect(await busy.api.getWedding()).toMatchObject({ role: 'OWNER', city: { id: HUDSON } });
  });

  it('leaves an empty wedding behind, unless it has members or something of others in it', async () => {
    const owner = await world.addOwner('Maya');
    const [free, used, shared] = [
      await world.addOwner('Free'),
      await world.addOwner('Used'),
      await world.addOwner('Shared'),
    ];
    await joinWedding(world, shared, 'VIEWER');
    const usedId = (await used.api.getWedding()).uuid;
    world.weddingUses.push(async (_tx, weddingId) => weddingId === usedId);
    const before = await world.db.$count(weddings);
    for (const [person, answer] of [
      [used, 'invitation.other_wedding'],
      [shared, 'invitation.other_wedding'],
      [free, 'not refused'],
    ] as const) {
      const { uuid } = await invite(owner, person.email, 'VIEWER');
      expect(await refusal(person.api.actOnInvitation({ uuid, action: 'accept' }))).toBe(answer);
    }
    expect(await world.db.$count(weddings)).toBe(before - 1);
    expect(await free.api.getWedding()).toMatchObject({ role: 'VIEWER' });
  });
});

describe('at the same instant', () => {
  it('two people with one link: one gets in', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token } = await invite(owner, 'race@example.com');
    const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => world.addPerson(name)));
    const answers = await Promise.all(
      people.map(({ api }) => refusal(api.actOnInvitation({ uuid, token, action: 'accept' }))),
    );
    expect(answers.sort()).toEqual([...Array(3).fill('invitation.not_open'), 'not refused']);
    expect(await owner.api.listMembers()).toHaveLength(2);
  });

  it('one person with two invitations: one wedding', async () => {
    const [maya, ada] = [await world.addOwner('Maya'), await world.addOwner('Ada')];
    const sam = await world.addPerson('Sam');
    const letters = [await invite(maya, sam.email), await invite(ada, sam.email)];
    const answers = await Promise.all(
      letters.map(({ uuid }) => refusal(sam.api.actOnInvitation({ uuid, action: 'accept' }))),
    );
    expect(answers.sort()).toEqual(['invitation.other_wedding', 'not refused']);
  });

  it('two couples inviting each other: nobody waits for ever', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [a, b] = [await world.addOwner('A'), await world.addOwner('B')];
      const [toB, toA] = [await invite(a, b.email, 'PARTNER'), await invite(b, a.email, 'PARTNER')];
      const answers = await Promise.all([
        refusal(b.api.actOnInvitation({ uuid: toB.uuid, action: 'accept' })),
        refusal(a.api.actOnInvitation({ uuid: toA.uuid, action: 'accept' })),
      ]);
      expect(answers.filter((answer) => answer === 'not refused')).toHaveLength(1);
      expect((await a.api.getWedding()).uuid).toBe((await b.api.getWedding()).uuid);
    }
  });

  it('revoking and accepting agree on the outcome', async () => {
    for (let round = 0; round < 8; round += 1) {
      const owner = await world.addOwner('Maya');
      const sam = await world.addPerson('Sam');
      const { uuid } = await invite(owner, sam.email);
      const [revoked, accepted] = await Promise.all([
        refusal(owner.api.actOnInvitation({ uuid, action: 'revoke' })),
        refusal(sam.api.actOnInvitation({ uuid, action: 'accept' })),
      ]);
      expect([revoked, accepted].sort()).toEqual(['invitation.not_open', 'not refused']);
      const isMember = (await membershipOf(world.db, sam.userId)) !== undefined;
      const [listed] = await owner.api.listInvitations();
      expect(listed?.status).toBe(isMember ? 'ACCEPTED' : 'REVOKED');
      expect(isMember).toBe(accepted === 'not refused');
    }
  });
});

describe('declining, revoking and sending again', () => {
  it('declining ends the invitation and tells the inviter; a new one may follow', async () => {
    const owner = await world.addOwner('Maya');
    const sam = await world.addPerson('Sam');
    const { uuid } = await invite(owner, sam.email);
    expect(await sam.api.actOnInvitation({ uuid, action: 'decline' })).toMatchObject({ status: 'DECLINED' });
    expect((await world.mailsTo(owner.email))[0]?.subject).toBe('Sam declined your invitation');
    for (const action of ['accept', 'decline'] as const) {
      expect(await refusal(sam.api.actOnInvitation({ uuid, action }))).toBe('invitation.not_open');
    }
    expect(await refusal(owner.api.actOnInvitation({ uuid, action: 'resend' }))).toBe('invitation.not_open');
    await invite(owner, sam.email);
  });

  it('a revoked link is dead', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token } = await invite(owner, 'dead@example.com');
    await owner.api.actOnInvitation({ uuid, action: 'revoke' });
    const sam = await world.addPerson('Sam');
    expect(await refusal(sam.api.actOnInvitation({ uuid, token, action: 'accept' }))).toBe(
      'invitation.not_open',
    );
    expect(await world.visitor.readInvitation({ token })).toMatchObject({ status: 'REVOKED' });
  });

  it('sending again makes a new link and ends the old one', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid, token: old } = await invite(owner, 'again@example.com');
    world.moveDays(1);
    await owner.api.actOnInvitation({ uuid, action: 'resend' });
    const mails = await world.mailsTo('again@example.com');
    expect(mails.map((mail) => mail.idempotencyKey)).toEqual([
      `invitation:${uuid}:2`,
      `invitation:${uuid}:1`,
    ]);
    expect(await refusal(world.visitor.readInvitation({ token: old }))).toBe('invitation.not_found');
    const token = await world.tokenFor('again@example.com');
    expect(await world.visitor.readInvitation({ token })).toMatchObject({ status: 'PENDING' });
  });

  it('unknown actions and ids are bad input', async () => {
    const { api } = await world.addOwner('Maya');
    const uuid = world.clock.uuid();
    expect(await refusal(api.actOnInvitation({ uuid, action: 'destroy' as 'accept' }))).toBe('invalid_input');
    expect(await refusal(api.actOnInvitation({ uuid: 'x\0', action: 'accept' }))).toBe('invalid_input');
    expect(await refusal(api.actOnInvitation({ uuid, action: 'remove' }))).toBe('invitation.not_found');
  });
});

describe('after two weeks', () => {
  it('the link has expired, and sending again opens it', async () => {
    const owner = await world.addOwner('Maya');
    const sam = await world.addPerson('Sam');
    const { uuid, token } = await invite(owner, sam.email);
    world.moveDays(14);
    const answer = { uuid, token, action: 'accept' } as const;
    expect(await refusal(sam.api.actOnInvitation(answer))).toBe('invitation.expired');
    expect(await world.visitor.readInvitation({ token })).toMatchObject({ status: 'EXPIRED' });
    expect(await sam.api.listInvitations()).toEqual([]);
    expect(await owner.api.listInvitations()).toMatchObject([
      { status: 'EXPIRED', actions: ['resend', 'revoke'] },
    ]);
    await owner.api.actOnInvitation({ uuid, action: 'resend' });
    const fresh = await world.tokenFor(sam.email);
    expect(await sam.api.actOnInvitation({ ...answer, token: fresh })).toMatchObject({ status: 'ACCEPTED' });
  });

  it('a new invitation to the same address is possible, and the old one cannot come back beside it', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid } = await invite(owner, 'late@example.com');
    world.moveDays(15);
    await invite(owner, 'late@example.com');
    expect(await refusal(owner.api.actOnInvitation({ uuid, action: 'resend' }))).toBe(
      'invitation.already_invited',
    );
  });

  it('a refused sending writes nothing down, not even what is overdue', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid } = await invite(owner, 'forgotten@example.com');
    world.moveDays(15);
    await invite(owner, 'known@example.com');
    await world.db
      .update(weddingInvitations)
      .set({ status: 'PENDING' })
      .where(eq(weddingInvitations.id, uuid));
    const again = owner.api.sendInvitation({ email: 'known@example.com', firstName: 'K', role: 'VIEWER' });
    expect(await refusal(again)).toBe('invitation.already_invited');
    const rows = await world.db.select().from(weddingInvitations).where(eq(weddingInvitations.id, uuid));
    expect(rows).toMatchObject([{ status: 'PENDING' }]);
  });

  it('the hourly work writes it down, and may run twice', async () => {
    const owner = await world.addOwner('Maya');
    await invite(owner, 'overdue@example.com');
    world.moveDays(15);
    const [hourly] = weddingsJobs(world);
    expect(hourly?.cron).toBe('7 * * * *');
    for (let run = 0; run < 2; run += 1) await runTaskOnce(weddingsJobs(world), hourly?.name ?? '');
    const rows = await world.db.select().from(weddingInvitations);
    expect(rows.find(({ email }) => email === 'overdue@example.com')?.status).toBe('EXPIRED');
  });
});
