import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STOREFRONT_ROLES } from '#capabilities/storefronts/rules/storefront-roles.ts';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Colleague, openTeamWorld, type TeamWorld } from '../testing/team-world.ts';

let world: TeamWorld;
let shop: TestListing;
const people = new Map<string, Colleague>();

beforeAll(async () => {
  world = await openTeamWorld();
  shop = await world.openListing();
  const other = await world.openListing();
  for (const role of STOREFRONT_ROLES) people.set(role, await world.addMember(shop, role));
  people.set('couple', await world.addPerson('Maya'));
  people.set('owner of another', await world.addMember(other, 'OWNER'));
});
afterAll(() => world.close());

type Call = (api: Colleague['api']) => Promise<unknown>;

/** Every call about a team, each in a form that an owner may make and that changes little. */
const CALLS: Record<string, { call: Call; may: readonly string[] }> = {
  readTeam: { call: (api) => api.readTeam({ uuid: shop.uuid }), may: STOREFRONT_ROLES },
  readTeamLog: { call: (api) => api.readTeamLog({ uuid: shop.uuid }), may: ['OWNER'] },
  exportTeamLog: { call: (api) => api.exportTeamLog({ uuid: shop.uuid }), may: ['OWNER'] },
  invite: {
    call: (api) =>
      api.invite({
        uuid: shop.uuid,
        email: `${randomUUID()}@people.example`,
        role: 'VIEWER',
        alsoStorefrontUuids: [],
      }),
    may: ['OWNER'],
  },
  resendInvite: { call: async (api) => api.resendInvite(await open()), may: ['OWNER'] },
  revokeInvite: { call: async (api) => api.revokeInvite(await open()), may: ['OWNER'] },
  changeRole: {
    call: async (api) =>
      api.changeRole({ uuid: shop.uuid, userUuid: (await extra()).userId, role: 'RESPONDER' }),
    may: ['OWNER'],
  },
  removeMember: {
    call: async (api) => api.removeMember({ uuid: shop.uuid, userUuid: (await extra()).userId }),
    may: ['OWNER'],
  },
  transferOwnership: {
    // To nobody: who may ask learns that, everybody else that they may not.
    call: async (api) => api.transferOwnership({ uuid: shop.uuid, userUuid: randomUUID() }),
    may: ['OWNER'],
  },
};

const extra = () => world.addMember(shop, 'VIEWER', 'Extra');

async function open() {
  const email = `${randomUUID()}@people.example`;
  const owner = people.get('OWNER');
  const team = await owner?.api.invite({ uuid: shop.uuid, email, role: 'VIEWER', alsoStorefrontUuids: [] });
  const invitationUuid = team?.invitations.find((each) => each.email === email)?.uuid ?? '';
  return { uuid: shop.uuid, invitationUuid };
}

const REFUSALS: Record<string, string> = {
  couple: 'forbidden',
  'owner of another': 'storefront.not_found',
};

describe.each(Object.keys(CALLS))('%s', (name) => {
  const { call, may } = CALLS[name] ?? { call: async () => undefined, may: [] };

  it('is for those whose role allows it, and for nobody else', async () => {
    expect(await refusal(call(world.visitor))).toBe('unauthenticated');
    for (const [who, { api }] of people) {
      const answer = await refusal(call(api));
      const expected = may.includes(who)
        ? name === 'transferOwnership'
          ? 'team.member_not_found'
          : 'not refused'
        : (REFUSALS[who] ?? 'storefront.role_forbids');
      expect([who, answer]).toEqual([who, expected]);
    }
  });
});

describe('the second factor', () => {
  it('is asked for to invite, revoke, remove, transfer, and to give or take ownership', async () => {
    const owner = people.get('OWNER');
    if (!owner) throw new Error('The shop has no owner.');
    const cold = world.apiOf({ ...owner.actor, steppedUpUntil: null });
    const [second, viewer] = [await world.addMember(shop, 'OWNER'), await extra()];
    const { uuid } = shop;
    const waiting = await open();
    const guarded = [
      () => cold.invite({ uuid, email: 'leo@people.example', role: 'VIEWER', alsoStorefrontUuids: [] }),
      () => cold.revokeInvite(waiting),
      () => cold.removeMember({ uuid, userUuid: viewer.userId }),
      () => cold.transferOwnership({ uuid, userUuid: viewer.userId }),
      () => cold.changeRole({ uuid, userUuid: viewer.userId, role: 'OWNER' }),
      () => cold.changeRole({ uuid, userUuid: second.userId, role: 'VIEWER' }),
    ];
    for (const asked of guarded) expect(await refusal(asked())).toBe('two_factor_required');
    expect(await world.roleOf(shop, viewer)).toBe('VIEWER');
    expect(await world.roleOf(shop, second)).toBe('OWNER');
    await cold.changeRole({ uuid, userUuid: viewer.userId, role: 'RESPONDER' });
    expect(await world.roleOf(shop, viewer)).toBe('RESPONDER');
  });
});

describe('what a team shows', () => {
  it('roles in what they allow, invitations for owners only, no other listing’s people', async () => {
    const { uuid } = shop;
    const seen = await people.get('VIEWER')?.api.readTeam({ uuid });
    expect(seen).toMatchObject({ canManage: false, invitations: [], otherListings: [] });
    expect(seen?.members.map(({ email }) => email)).not.toContain(people.get('owner of another')?.email);
    expect(seen?.roles.map(({ role, allowed }) => [role, allowed.includes('buy')])).toEqual([
      ['OWNER', true],
      ['MANAGER', false],
      ['RESPONDER', false],
      ['VIEWER', false],
    ]);
  });
});
