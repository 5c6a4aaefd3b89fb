import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { type Colleague, openTeamWorld, type TeamWorld } from '../testing/team-world.ts';
import { exportTeams } from './export-account.ts';
import { forgetUser, tellOfDeletion } from './forget-user.ts';

let world: TeamWorld;
let shop: TestListing;
let ana: Colleague;
let leo: Colleague;

beforeAll(async () => {
  world = await openTeamWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  shop = await world.openListing();
  ana = await world.addMember(shop, 'OWNER', 'Ana');
  leo = await world.addMember(shop, 'RESPONDER', 'Leo');
});

const change = (by: Colleague, whom: Colleague, role: 'OWNER' | 'MANAGER' | 'VIEWER') =>
  by.api.changeRole({ uuid: shop.uuid, userUuid: whom.userId, role });
const remove = (by: Colleague, whom: Colleague) =>
  by.api.removeMember({ uuid: shop.uuid, userUuid: whom.userId });
const leave = (who: Colleague) => who.api.leaveTeam({ uuid: shop.uuid });
const transfer = (by: Colleague, to: Colleague) =>
  by.api.transferOwnership({ uuid: shop.uuid, userUuid: to.userId });
const subjectsTo = async ({ email }: Colleague) =>
  (await world.mailsTo(email)).map(({ subject }) => subject ?? '');
const eventsOf = async (by: Colleague) =>
  (await by.api.readTeamLog({ uuid: shop.uuid })).entries.map(({ event }) => event);

const owners = async () => {
  const { rows } = await world.db.$client.query<{ n: number }>(
    `select count(*)::int as n from storefront_members where storefront_id = $1 and role = 'OWNER'`,
    [shop.id],
  );
  return rows[0]?.n;
};

describe('a role', () => {
  it('takes effect with the next call, can be changed back, and is written down', async () => {
    const team = await change(ana, leo, 'MANAGER');
    expect(team.members.find(({ userUuid }) => userUuid === leo.userId)?.role).toBe('MANAGER');
    await change(ana, leo, 'OWNER');
    expect((await leo.api.readTeam({ uuid: shop.uuid })).canManage).toBe(true);
    await change(ana, leo, 'VIEWER');
    expect(await refusal(leo.api.readTeamLog({ uuid: shop.uuid }))).toBe('storefront.role_forbids');
    expect(await eventsOf(ana)).toEqual(['ROLE_CHANGED', 'ROLE_CHANGED', 'ROLE_CHANGED']);
    // Only what concerns ownership is worth a mail.
    expect((await subjectsTo(leo)).toReversed()).toEqual([
      `You’re now an owner of ${shop.slug}`,
      `You’re now a viewer of ${shop.slug}`,
    ]);
  });

  it('of a stranger cannot be changed', async () => {
    const stranger = await world.addPerson('Eve', { isVendor: true });
    expect(await refusal(change(ana, stranger, 'VIEWER'))).toBe('team.member_not_found');
    expect(await refusal(remove(ana, stranger))).toBe('team.member_not_found');
  });
});

describe('the last owner', () => {
  it('can neither leave, be removed nor be anything else', async () => {
    expect(await refusal(leave(ana))).toBe('invitation.last_owner');
    expect(await refusal(remove(ana, ana))).toBe('invitation.last_owner');
    expect(await refusal(change(ana, ana, 'MANAGER'))).toBe('invitation.last_owner');
    expect(
      (await ana.api.readTeam({ uuid: shop.uuid })).members.map(({ isLastOwner }) => isLastOwner),
    ).toEqual([true, false]);
    await change(ana, leo, 'OWNER');
    expect(await refusal(remove(ana, ana))).toBe('team.yourself');
    await leave(ana);
    expect(await owners()).toBe(1);
    expect(await subjectsTo(leo)).toContain(`Ana Test left ${shop.slug}`);
  });

  it.each([
    ['demote', (by: Colleague, whom: Colleague) => change(by, whom, 'VIEWER')],
    ['remove', remove],
    ['leave', (by: Colleague) => leave(by)],
    ['transfer', (by: Colleague, whom: Colleague) => transfer(by, whom)],
  ] as const)('is left when two owners %s each other at once', async (_, act) => {
    await change(ana, leo, 'OWNER');
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([refusal(act(ana, leo)), refusal(act(leo, ana))]);
      expect(answers).toContain('not refused');
      expect(await owners()).toBeGreaterThanOrEqual(1);
      await world.db.$client.query(
        `insert into storefront_members (storefront_id, user_id, role, joined_at)
         select $1, id, 'OWNER', now() from users where id = any($2)
         on conflict (storefront_id, user_id) do update set role = 'OWNER'`,
        [shop.id, [ana.userId, leo.userId]],
      );
    }
  });
});

describe('going', () => {
  it('by being removed ends access at once, and the person is told', async () => {
    await remove(ana, leo);
    expect(await refusal(leo.api.readTeam({ uuid: shop.uuid }))).toBe('storefront.not_found');
    expect(await subjectsTo(leo)).toEqual([`You no longer have access to ${shop.slug}`]);
    expect(await eventsOf(ana)).toEqual(['REMOVED']);
  });

  it('by oneself needs nobody’s leave', async () => {
    await leave(leo);
    expect(await world.roleOf(shop, leo)).toBeUndefined();
    expect(await refusal(leave(leo))).toBe('storefront.not_found');
  });
});

describe('a transfer of ownership', () => {
  it('makes one the owner and the other a manager, and both are told', async () => {
    expect(await refusal(transfer(ana, ana))).toBe('team.yourself');
    const team = await transfer(ana, leo);
    expect(team.canManage).toBe(false);
    expect([await world.roleOf(shop, ana), await world.roleOf(shop, leo)]).toEqual(['MANAGER', 'OWNER']);
    expect(await subjectsTo(ana)).toEqual([`You transferred ${shop.slug} to Leo Test`]);
    expect(await subjectsTo(leo)).toEqual([`You’re now the owner of ${shop.slug}`]);
    expect(await refusal(transfer(ana, leo))).toBe('storefront.role_forbids');
    expect(await eventsOf(leo)).toEqual(['TRANSFERRED']);
  });
});

describe('the log', () => {
  it('comes by the page, newest first, and as a file without formulas', async () => {
    await world.db.$client.query(`update users set first_name = '=SUM(1)' where id = $1`, [leo.userId]);
    for (let n = 0; n < 12; n += 1) {
      await change(ana, leo, 'MANAGER');
      await change(ana, leo, 'VIEWER');
    }
    const first = await ana.api.readTeamLog({ uuid: shop.uuid });
    const rest = await ana.api.readTeamLog({ uuid: shop.uuid, cursor: first.nextCursor ?? '' });
    expect([first.entries.length, rest.entries.length, rest.nextCursor]).toEqual([20, 4, null]);
    const times = [...first.entries, ...rest.entries].map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());

    const file = await ana.api.exportTeamLog({ uuid: shop.uuid });
    const lines = (await file.text()).split('\r\n');
    expect(lines).toHaveLength(26);
    expect(lines[1]).toContain('Ana Test changed =SUM(1) Test from Manager to Viewer');
    expect(lines[1]).toContain("'=SUM(1) Test");
  });
});

describe('a deleted account', () => {
  const forget = (who: Colleague) =>
    world.db.transaction(async (tx) => {
      await forgetUser(tx, who.userId, world.deps);
      await tx.execute(`delete from users where id = '${who.userId}'`);
    });
  const listing = async () =>
    (
      await world.db.$client.query(
        'select publication_status as status, published_at is not null as published from storefronts where id = $1',
        [shop.id],
      )
    ).rows[0];

  it('of one owner among others leaves the listing to them', async () => {
    await change(ana, leo, 'OWNER');
    expect(await tellOfDeletion(world.db, ana.userId)).toEqual([]);
    await forget(ana);
    expect(await listing()).toEqual({ status: 'ACCEPTED', published: true });
    expect(await world.roleOf(shop, leo)).toBe('OWNER');
    const { entries } = await leo.api.readTeamLog({ uuid: shop.uuid });
    expect(entries[0]).toMatchObject({ event: 'LEFT', actor: '' });
  });

  it('of the last owner makes the longest-standing manager the owner, which is told before and after', async () => {
    const [first] = [
      await world.addMember(shop, 'MANAGER', 'Mia'),
      await world.addMember(shop, 'MANAGER', 'Max'),
    ];
    expect(await tellOfDeletion(world.db, ana.userId)).toEqual([
      `${shop.slug} goes to Mia Test, who becomes its owner`,
    ]);
    await forget(ana);
    expect(await world.roleOf(shop, first)).toBe('OWNER');
    expect(await subjectsTo(first)).toEqual([`You’re now the owner of ${shop.slug}`]);
    expect(await eventsOf(first)).toEqual(['LEFT', 'INHERITED']);
    expect(await listing()).toEqual({ status: 'ACCEPTED', published: true });
  });

  it('of the last owner without a manager closes the listing, and nobody is left in the dark', async () => {
    expect(await tellOfDeletion(world.db, ana.userId)).toEqual([
      `${shop.slug} closes, because nobody else can run it`,
    ]);
    await forget(ana);
    expect(await listing()).toEqual({ status: 'CLOSED', published: false });
    expect(await subjectsTo(leo)).toEqual([`${shop.slug} is closed`]);
    expect(await world.roleOf(shop, leo)).toBe('RESPONDER');
  });

  it('leaves no address in invitations and logs, and was in the archive before', async () => {
    const nora = await world.addPerson('Nora');
    const { uuid } = shop;
    await ana.api.invite({ uuid, email: nora.email, role: 'VIEWER', alsoStorefrontUuids: [] });
    expect(await exportTeams(world.db, nora.userId)).toMatchObject({
      invitations: [{ email: nora.email, status: 'PENDING', isSentByMe: false }],
    });
    expect((await exportTeams(world.db, ana.userId)).accessLog).toMatchObject([
      { event: 'INVITED', isByMe: true },
    ]);
    await forget(nora);
    const team = await ana.api.readTeam({ uuid });
    const log = await ana.api.readTeamLog({ uuid });
    expect(JSON.stringify([team, log])).not.toContain(nora.email);
  });
});
