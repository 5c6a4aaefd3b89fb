import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { joinWedding } from '../testing/join-wedding.ts';
import { openWeddingWorld, type Person, refusal, type WeddingWorld } from '../testing/wedding-world.ts';

const SOMEONE = { email: 'someone@example.com', firstName: 'Someone', role: 'VIEWER' } as const;
const ANSWER = { accountPreferences: [{ key: 'FIRST_MOVES_SHARE_FAVORITES', enabled: true }] } as const;

let world: WeddingWorld;
let owner: Person;
let partner: Person & { invitationUuid: string };
let planner: Person;
let family: Person;
let viewer: Person;
let stranger: Person;
let openInvitation: string;

beforeAll(async () => {
  world = await openWeddingWorld();
  owner = await world.addOwner('Maya');
  await owner.api.saveWedding({ budgetCents: 3_800_000, guestCount: 10 });
  partner = await joinWedding(world, owner, 'PARTNER');
  planner = await joinWedding(world, owner, 'PLANNER');
  family = await joinWedding(world, owner, 'FAMILY');
  viewer = await joinWedding(world, owner, 'VIEWER');
  stranger = await world.addOwner('Stranger');
  openInvitation = (await owner.api.sendInvitation({ ...SOMEONE, email: 'open@example.com' })).uuid;
});
afterAll(() => world.close());

describe('inside a wedding', () => {
  it('the partner is an owner and edits everything', async () => {
    expect(
      await partner.api.saveWedding({ budgetCents: 3_900_000, partnerFirstName: 'Jonah' }),
    ).toMatchObject({
      role: 'OWNER',
      budgetCents: 3_900_000,
    });
  });

  it('a planner edits all but names and money, and does not see the money', async () => {
    expect(await planner.api.saveWedding({ guestCount: 150 })).toMatchObject({
      guestCount: 150,
      budgetCents: null,
    });
    expect(await refusal(planner.api.saveWedding({ primaryFirstName: 'X' }))).toBe('wedding.role_forbids');
    expect(await refusal(planner.api.saveWedding({ budgetCents: 3_900_000 }))).toBe('wedding.role_forbids');
  });

  it('family and viewers edit nothing', async () => {
    for (const { api } of [family, viewer]) {
      expect(await refusal(api.saveWedding({ guestCount: 1 }))).toBe('wedding.role_forbids');
      expect(await refusal(api.saveWedding({}))).toBe('wedding.role_forbids');
      expect(await api.getWedding()).toMatchObject({ guestCount: 150, budgetCents: null });
    }
  });

  it('only owners manage members and answer for the couple', async () => {
    for (const { api } of [planner, family, viewer]) {
      expect(await refusal(api.sendInvitation(SOMEONE))).toBe('wedding.role_forbids');
      for (const action of ['resend', 'revoke'] as const) {
        expect(await refusal(api.actOnInvitation({ uuid: openInvitation, action }))).toBe(
          'wedding.role_forbids',
        );
      }
      const remove = api.actOnInvitation({ uuid: partner.invitationUuid, action: 'remove' });
      expect(await refusal(remove)).toBe('wedding.role_forbids');
      expect(
        await refusal(api.savePreferences({ ...ANSWER, accountPreferences: [...ANSWER.accountPreferences] })),
      ).toBe('wedding.role_forbids');
      expect(await api.listInvitations()).toEqual([]);
      expect((await api.listPreferences()).every(({ rePromptEligible }) => !rePromptEligible)).toBe(true);
    }
  });

  it('addresses are shown only to who manages members', async () => {
    const seen = await viewer.api.listMembers();
    expect(seen).toHaveLength(5);
    expect(seen.filter(({ email }) => email !== null)).toMatchObject([{ isYou: true }]);
    expect(seen.every(({ invitationUuid }) => invitationUuid === null)).toBe(true);
    const managed = await owner.api.listMembers();
    expect(managed.every(({ email }) => email !== null)).toBe(true);
    expect(managed.find(({ isYou }) => isYou)).toMatchObject({ invitationUuid: null, role: 'OWNER' });
  });
});

describe('the other user', () => {
  it('sees and changes only the own wedding', async () => {
    expect(await stranger.api.getWedding()).toMatchObject({ primaryFirstName: 'Stranger', guestCount: null });
    await stranger.api.saveWedding({ guestCount: 7 });
    expect(await owner.api.getWedding()).toMatchObject({ guestCount: 150 });
    expect(await stranger.api.listMembers()).toHaveLength(1);
    expect(await stranger.api.listInvitations()).toEqual([]);
  });

  it.each(['accept', 'decline', 'resend', 'revoke', 'remove'] as const)('cannot %s', async (action) => {
    for (const uuid of [openInvitation, partner.invitationUuid]) {
      expect(await refusal(stranger.api.actOnInvitation({ uuid, action }))).toBe('invitation.not_found');
      expect(await refusal(stranger.api.actOnInvitation({ uuid, action, token: 'guess' }))).toBe(
        'invitation.not_found',
      );
    }
  });

  it('answers only for the own wedding', async () => {
    await stranger.api.savePreferences({ accountPreferences: [...ANSWER.accountPreferences] });
    expect((await owner.api.listPreferences()).every(({ enabled }) => !enabled)).toBe(true);
  });

  it('without a wedding is told so', async () => {
    const { api } = await world.addPerson('Nobody');
    expect(await refusal(api.getWedding())).toBe('not_found');
    for (const call of [
      () => api.listMembers(),
      () => api.leaveWedding(),
      () => api.sendInvitation(SOMEONE),
      () => api.actOnInvitation({ uuid: openInvitation, action: 'revoke' }),
      () => api.savePreferences({ accountPreferences: [...ANSWER.accountPreferences] }),
    ]) {
      expect(await refusal(call())).toBe('wedding.not_a_member');
    }
    expect(await api.listInvitations()).toEqual([]);
  });

  it('who is not signed in gets nothing but the public calls', async () => {
    const { visitor } = world;
    for (const call of [
      () => visitor.getWedding(),
      () => visitor.saveWedding({}),
      () => visitor.listMembers(),
      () => visitor.leaveWedding(),
      () => visitor.listInvitations(),
      () => visitor.sendInvitation(SOMEONE),
      () => visitor.actOnInvitation({ uuid: openInvitation, action: 'accept', token: 'x' }),
      () => visitor.listPreferences(),
      () => visitor.savePreferences({ accountPreferences: [...ANSWER.accountPreferences] }),
      () => visitor.saveSearchedLocation({ type: 'ALL_MARKETS' }),
    ]) {
      expect(await refusal(call())).toBe('unauthenticated');
    }
  });
});

describe('the second factor', () => {
  it('is asked for before inviting, revoking and removing, and only then', async () => {
    const api = world.apiOf({ ...owner.actor, steppedUpUntil: new Date(world.clock.now().getTime() - 1) });
    expect(await refusal(api.sendInvitation(SOMEONE))).toBe('two_factor_required');
    expect(await refusal(api.actOnInvitation({ uuid: openInvitation, action: 'revoke' }))).toBe(
      'two_factor_required',
    );
    expect(await refusal(api.actOnInvitation({ uuid: partner.invitationUuid, action: 'remove' }))).toBe(
      'two_factor_required',
    );
    expect(world.challenges).toEqual([owner.userId, owner.userId, owner.userId]);
    expect(await api.actOnInvitation({ uuid: openInvitation, action: 'resend' })).toMatchObject({
      status: 'PENDING',
    });
  });
});
