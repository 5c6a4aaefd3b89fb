import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FURTHER_WEDDINGS } from '../demo/further-weddings.ts';
import { weddingInvitations, weddingMembers, weddings } from '../tables.ts';
import { joinWedding } from '../testing/join-wedding.ts';
import { HUDSON, openWeddingWorld, refusal, type WeddingWorld } from '../testing/wedding-world.ts';
import { exportWeddings } from './export-weddings.ts';
import { forgetUser } from './forget-user.ts';
import { insertDemoWeddings } from './insert-demo.ts';
import { membershipOf } from './store.ts';

let world: WeddingWorld;
beforeAll(async () => {
  world = await openWeddingWorld();
});
afterAll(() => world.close());

describe('removing', () => {
  it('ends the membership, tells the person, and lets them begin anew', async () => {
    const owner = await world.addOwner('Maya');
    const partner = await joinWedding(world, owner, 'PARTNER');
    const removed = await owner.api.actOnInvitation({ uuid: partner.invitationUuid, action: 'remove' });
    expect(removed).toMatchObject({ status: 'REVOKED', actions: [] });
    expect(await refusal(partner.api.getWedding())).toBe('not_found');
    expect((await world.mailsTo(partner.email))[0]?.idempotencyKey).toBe(
      `invitation-removed:${partner.invitationUuid}`,
    );
    expect(await refusal(owner.api.actOnInvitation({ uuid: partner.invitationUuid, action: 'remove' }))).toBe(
      'invitation.not_open',
    );
    expect(await partner.api.saveWedding({})).toMatchObject({ role: 'OWNER' });
  });

  it('spares the last owner', async () => {
    const owner = await world.addOwner('Maya');
    const partner = await joinWedding(world, owner, 'PARTNER');
    await owner.api.leaveWedding();
    const remove = partner.api.actOnInvitation({ uuid: partner.invitationUuid, action: 'remove' });
    expect(await refusal(remove)).toBe('invitation.last_owner');
    expect(await refusal(partner.api.leaveWedding())).toBe('invitation.last_owner');
  });

  it('needs an accepted invitation', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid } = await owner.api.sendInvitation({
      email: 'x@example.com',
      firstName: 'X',
      role: 'VIEWER',
    });
    expect(await refusal(owner.api.actOnInvitation({ uuid, action: 'remove' }))).toBe('invitation.not_open');
    const member = await joinWedding(world, owner, 'VIEWER');
    const revoke = owner.api.actOnInvitation({ uuid: member.invitationUuid, action: 'revoke' });
    expect(await refusal(revoke)).toBe('invitation.not_open');
  });
});

describe('leaving', () => {
  it('ends the membership and its invitation, and tells the owners', async () => {
    const owner = await world.addOwner('Maya');
    const family = await joinWedding(world, owner, 'FAMILY');
    expect(await family.api.leaveWedding()).toEqual({ left: true });
    expect(await refusal(family.api.leaveWedding())).toBe('wedding.not_a_member');
    expect(await owner.api.listMembers()).toHaveLength(1);
    expect(await owner.api.listInvitations()).toMatchObject([{ status: 'REVOKED' }]);
    expect((await world.mailsTo(owner.email)).map(({ subject }) => subject)).toContain(
      'FAMILY left your wedding',
    );
  });

  it('ends the wedding of someone alone, but only when they say so', async () => {
    const owner = await world.addOwner('Maya');
    expect(await refusal(owner.api.leaveWedding())).toBe('invitation.last_owner');
    expect(await owner.api.leaveWedding({ endsWedding: true })).toEqual({ left: true });
    expect(await refusal(owner.api.getWedding())).toBe('not_found');
    const shared = await world.addOwner('Ana');
    await joinWedding(world, shared, 'FAMILY');
    expect(await refusal(shared.api.leaveWedding({ endsWedding: true }))).toBe('invitation.last_owner');
  });

  it('both partners at once: one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await world.addOwner('Maya');
      const partner = await joinWedding(world, owner, 'PARTNER');
      const answers = await Promise.all([
        refusal(owner.api.leaveWedding()),
        refusal(partner.api.leaveWedding()),
      ]);
      expect(answers.sort()).toEqual(['invitation.last_owner', 'not refused']);
    }
  });

  it('and being removed at once end the same way', async () => {
    const owner = await world.addOwner('Maya');
    const partner = await joinWedding(world, owner, 'PARTNER');
    await Promise.all([
      refusal(owner.api.actOnInvitation({ uuid: partner.invitationUuid, action: 'remove' })),
      refusal(partner.api.leaveWedding()),
      refusal(partner.api.saveWedding({ guestCount: 3 })),
    ]);
    expect(await owner.api.listMembers()).toHaveLength(1);
    expect(await owner.api.listInvitations()).toMatchObject([{ status: 'REVOKED' }]);
  });
});

describe('forgetUser', () => {
  it('keeps the wedding for the other owner, without a trace of the person', async () => {
    const owner = await world.addOwner('Maya');
    const partner = await joinWedding(world, owner, 'PARTNER');
    await partner.api.saveSearchedLocation({ type: 'STATE', slug: 'new-york' });
    await world.db.transaction((tx) => forgetUser(tx, partner.userId, world));
    expect(await owner.api.listMembers()).toHaveLength(1);
    expect(JSON.stringify(await world.db.select().from(weddingInvitations))).not.toContain(partner.email);
    expect(await partner.api.getSearchedLocation()).toEqual({ type: 'MARKET', slug: 'new-york-ny' });
  });

  it('deletes the wedding with its last owner', async () => {
    const owner = await world.addOwner('Maya');
    const viewer = await joinWedding(world, owner, 'VIEWER');
    const before = await world.db.$count(weddings);
    await world.db.transaction((tx) => forgetUser(tx, owner.userId, world));
    expect(await world.db.$count(weddings)).toBe(before - 1);
    expect(await membershipOf(world.db, viewer.userId)).toBeUndefined();
  });

  it('bears a person without a wedding', async () => {
    const { userId } = await world.addPerson('Nobody');
    await expect(world.db.transaction((tx) => forgetUser(tx, userId, world))).resolves.toBeUndefined();
  });
});

describe('exportWeddings', () => {
  it('is plain JSON with what is the person’s, and no address of other members', async () => {
    const owner = await world.addOwner('Maya');
    await owner.api.saveWedding({ cityId: HUDSON, budgetCents: 100 });
    const viewer = await joinWedding(world, owner, 'VIEWER');
    const exported = await exportWeddings(world.db, owner.userId);
    expect(JSON.parse(JSON.stringify(exported))).toEqual(exported);
    expect(exported.wedding).toMatchObject({
      budgetCents: 100,
      locationHistory: [{ location: 'Hudson, NY' }],
    });
    expect(exported.invitations).toMatchObject([
      { email: viewer.email, isSentByMe: true, status: 'ACCEPTED' },
    ]);
    const theirs = await exportWeddings(world.db, viewer.userId);
    expect(theirs.wedding?.budgetCents).toBeNull();
    expect(JSON.stringify(theirs)).not.toContain(owner.email);
  });
});

describe('live events', () => {
  it('tell the wedding’s topic about every change, and nothing when nothing changed', async () => {
    const owner = await world.addOwner('Maya');
    const { uuid } = await owner.api.getWedding();
    const listener = new pg.Client(world.url);
    await listener.connect();
    const kinds: string[] = [];
    listener.on('notification', ({ payload }) => {
      const { topic, kind } = JSON.parse(payload ?? '{}');
      if (topic === `wedding:${uuid}`) kinds.push(kind);
    });
    await listener.query('listen ampersand_live');
    await owner.api.saveWedding({ guestCount: 1 });
    await owner.api.saveWedding({ guestCount: 1 });
    const viewer = await joinWedding(world, owner, 'VIEWER');
    await owner.api.savePreferences({
      accountPreferences: [{ key: 'FIRST_MOVES_SHARE_FAVORITES', enabled: true }],
    });
    await viewer.api.leaveWedding();
    await listener.query('select 1');
    await listener.end();
    expect(kinds).toEqual(['wedding', 'invitations', 'members', 'preferences', 'members']);
  });
});

describe('insertDemoWeddings', () => {
  it('writes the demo couples once', async () => {
    const [maya, jonah] = [await world.addPerson('Maya'), await world.addPerson('Jonah')];
    const lena = await world.addPerson('Lena');
    const accounts = [
      { id: maya.userId, email: 'couple@demo.example' },
      { id: jonah.userId, email: 'partner@demo.example' },
      { id: lena.userId, email: 'family@demo.example' },
    ];
    for (const { email, names } of FURTHER_WEDDINGS)
      accounts.push({ id: (await world.addPerson(names[0])).userId, email });
    const before = await world.db.$count(weddingMembers);
    for (let run = 0; run < 2; run += 1) await insertDemoWeddings(world.db, world.clock, accounts);
    expect(await world.db.$count(weddingMembers)).toBe(before + 6);
    expect(await jonah.api.getWedding()).toMatchObject({
      coupleNames: 'Maya & Jonah',
      city: { slug: 'hudson-ny' },
      guestCount: 120,
      budgetCents: 3_800_000,
      planningStage: 'PLANNING_NO_VENUE_BOOKED',
    });
  });
});
