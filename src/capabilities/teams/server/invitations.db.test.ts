import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAddressProven } from '#capabilities/identity/server/address-proof.ts';
import type { TestListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { refusal, refusedFields, SECRET } from '#capabilities/weddings/testing/wedding-world.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { type Colleague, openTeamWorld, type TeamWorld } from '../testing/team-world.ts';
import { teamsJobs } from './jobs.ts';

let world: TeamWorld;
let shop: TestListing;
let ana: Colleague;

beforeAll(async () => {
  world = await openTeamWorld();
  shop = await world.openListing('alder-and-fern');
  ana = await world.addMember(shop, 'OWNER', 'Ana');
});
afterAll(() => world.close());

async function invite(email: string, also: TestListing[] = []): Promise<string> {
  await ana.api.invite({
    uuid: shop.uuid,
    email,
    role: 'RESPONDER',
    alsoStorefrontUuids: also.map(({ uuid }) => uuid),
  });
  return world.tokenFor(email);
}

const invitationOf = async (email: string) =>
  (await ana.api.readTeam({ uuid: shop.uuid })).invitations.find((each) => each.email === email);
const sentences = async () =>
  (await ana.api.readTeamLog({ uuid: shop.uuid })).entries.map(({ event, actor, subject }) => [
    event,
    actor,
    subject,
  ]);

describe('an invitation', () => {
  it('brings somebody in as what they were invited as, and everybody hears of it', async () => {
    const leo = await world.addPerson('Leo', { emailVerified: false });
    const token = await invite(leo.email);
    const letter = await world.visitor.readLetter({ token });
    expect(letter).toMatchObject({
      email: leo.email,
      inviterName: 'Ana Test',
      storefrontNames: ['alder-and-fern'],
      role: 'RESPONDER',
      status: 'PENDING',
    });
    const proof = letter.addressProof ?? undefined;
    expect(isAddressProven(SECRET, { proof, email: leo.email }, world.clock.now())).toBe(true);
    expect(JSON.stringify(letter)).not.toContain(ana.email);

    expect(await leo.api.acceptLetter({ token })).toEqual({ storefrontUuids: [shop.uuid] });
    expect(await leo.api.acceptLetter({ token })).toEqual({ storefrontUuids: [shop.uuid] });
    expect(await world.roleOf(shop, leo)).toBe('RESPONDER');
    // The link was mailed to the address of the account, and a couple's account becomes a vendor's as well.
    const { rows } = await world.db.$client.query(
      `select u.email_verified, v.user_id is not null as is_vendor
       from users u left join vendor_users v on v.user_id = u.id where u.id = $1`,
      [leo.userId],
    );
    expect(rows).toEqual([{ email_verified: true, is_vendor: true }]);
    expect((await world.mailsTo(ana.email)).map(({ subject }) => subject)).toContain(
      'Leo Test joined alder-and-fern',
    );
    expect((await sentences()).slice(0, 2)).toEqual([
      ['JOINED', 'Leo Test', ''],
      ['INVITED', 'Ana Test', leo.email],
    ]);
    expect(await invitationOf(leo.email)).toBeUndefined();
    expect((await world.visitor.readLetter({ token })).status).toBe('ACCEPTED');
  });

  it('is for the account of the address it was mailed to, whoever else has the link', async () => {
    const [leo, eve] = [await world.addPerson('Leo'), await world.addPerson('Eve')];
    const token = await invite(leo.email);
    expect(await refusal(eve.api.acceptLetter({ token }))).toBe('team.other_address');
    expect(await refusal(eve.api.declineLetter({ token }))).toBe('team.other_address');
    expect(await refusal(world.visitor.acceptLetter({ token }))).toBe('unauthenticated');
    expect(await world.roleOf(shop, eve)).toBeUndefined();
    expect((await invitationOf(leo.email))?.status).toBe('PENDING');
  });

  it('can be for several listings of the owner at once, by one mail and one link', async () => {
    const [second, foreign] = [await world.openListing('second'), await world.openListing('foreign')];
    await world.join(second, ana, 'OWNER');
    await world.join(foreign, ana, 'MANAGER');
    const { otherListings } = await ana.api.readTeam({ uuid: shop.uuid });
    expect(otherListings).toEqual([{ uuid: second.uuid, name: 'second' }]);
    const leo = await world.addPerson('Leo');
    expect(await refusal(invite(leo.email, [foreign]))).toBe('storefront.role_forbids');
    expect(await world.mailsTo(leo.email)).toEqual([]);

    const token = await invite(leo.email, [second, shop]);
    expect((await world.mailsTo(leo.email)).map(({ subject }) => subject)).toEqual([
      'Ana Test invited you to alder-and-fern and second',
    ]);
    expect((await world.visitor.readLetter({ token })).storefrontNames).toEqual(['alder-and-fern', 'second']);
    await leo.api.acceptLetter({ token });
    expect([await world.roleOf(shop, leo), await world.roleOf(second, leo)]).toEqual([
      'RESPONDER',
      'RESPONDER',
    ]);
  });

  it('of several listings goes on where one of them was taken back', async () => {
    const second = await world.openListing();
    await world.join(second, ana, 'OWNER');
    const leo = await world.addPerson('Leo');
    const token = await invite(leo.email, [second]);
    const { uuid: invitationUuid = '' } = (await invitationOf(leo.email)) ?? {};
    await ana.api.revokeInvite({ uuid: shop.uuid, invitationUuid });
    await leo.api.acceptLetter({ token });
    expect([await world.roleOf(shop, leo), await world.roleOf(second, leo)]).toEqual([
      undefined,
      'RESPONDER',
    ]);
  });

  it('is not sent to oneself, a colleague or twice, and says so at the field', async () => {
    const leo = await world.addMember(shop, 'VIEWER', 'Leo');
    await invite('twice@people.example');
    for (const [email, code] of [
      [ana.email.toUpperCase(), 'invitation.own_email'],
      [leo.email, 'invitation.already_member'],
      ['twice@people.example', 'invitation.already_invited'],
    ] as const) {
      expect(await refusal(invite(email))).toBe(code);
      expect(Object.keys(await refusedFields(invite(email)))).toEqual(['email']);
    }
    expect(await refusal(invite('leo'))).toBe('invalid_input');
  });

  it('is declined kindly, and can be sent anew', async () => {
    const leo = await world.addPerson('Leo');
    const token = await invite(leo.email);
    await leo.api.declineLetter({ token });
    expect(await refusal(leo.api.acceptLetter({ token }))).toBe('invitation.not_open');
    expect((await world.mailsTo(ana.email))[0]?.subject).toBe('Leo Test declined your invitation');
    expect((await invitationOf(leo.email))?.status).toBe('DECLINED');
    await leo.api.acceptLetter({ token: await invite(leo.email) });
    expect(await world.roleOf(shop, leo)).toBe('RESPONDER');
    expect(await invitationOf(leo.email)).toBeUndefined();
  });

  it('ends with a new link, with being taken back and after two weeks', async () => {
    const leo = await world.addPerson('Leo');
    const first = await invite(leo.email);
    const { uuid: invitationUuid = '' } = (await invitationOf(leo.email)) ?? {};
    const one = { uuid: shop.uuid, invitationUuid };
    await ana.api.resendInvite(one);
    expect(await refusal(leo.api.acceptLetter({ token: first }))).toBe('invitation.not_found');
    const second = await world.tokenFor(leo.email);
    expect(second).not.toBe(first);

    world.moveDays(15);
    expect((await invitationOf(leo.email))?.status).toBe('EXPIRED');
    expect(await refusal(leo.api.acceptLetter({ token: second }))).toBe('invitation.expired');
    await runPendingJobs(world.db.$client, teamsJobs(world));
    await ana.api.resendInvite(one);
    const third = await world.tokenFor(leo.email);
    await ana.api.revokeInvite(one);
    expect(await refusal(leo.api.acceptLetter({ token: third }))).toBe('invitation.not_open');
    expect(await refusal(ana.api.resendInvite(one))).toBe('invitation.not_open');
    expect(await refusal(leo.api.acceptLetter({ token: 'made-up' }))).toBe('invitation.not_found');
    expect(await world.roleOf(shop, leo)).toBeUndefined();
  });

  it('of another listing is nobody’s business here', async () => {
    await invite('here@people.example');
    const { uuid: invitationUuid = '' } = (await invitationOf('here@people.example')) ?? {};
    const other = await world.openListing();
    const bo = await world.addMember(other, 'OWNER', 'Bo');
    for (const act of [bo.api.resendInvite, bo.api.revokeInvite]) {
      expect(await refusal(act({ uuid: other.uuid, invitationUuid }))).toBe('invitation.not_found');
      expect(await refusal(act({ uuid: shop.uuid, invitationUuid }))).toBe('storefront.not_found');
    }
  });

  it('accepted twice at once brings one in once', async () => {
    const leo = await world.addPerson('Leo');
    const token = await invite(leo.email);
    const answers = await Promise.all([leo.api.acceptLetter({ token }), leo.api.acceptLetter({ token })]);
    expect(answers).toEqual([{ storefrontUuids: [shop.uuid] }, { storefrontUuids: [shop.uuid] }]);
    const joined = (await sentences()).filter(([event, actor]) => event === 'JOINED' && actor === 'Leo Test');
    expect(new Set(joined.map(String)).size).toBe(1);
  });

  it('accepted while it is taken back is one or the other', async () => {
    const leo = await world.addPerson('Leo');
    const token = await invite(leo.email);
    const { uuid: invitationUuid = '' } = (await invitationOf(leo.email)) ?? {};
    const [accepted, revoked] = await Promise.all([
      refusal(leo.api.acceptLetter({ token })),
      refusal(ana.api.revokeInvite({ uuid: shop.uuid, invitationUuid })),
    ]);
    const isIn = (await world.roleOf(shop, leo)) !== undefined;
    expect([accepted === 'not refused', revoked === 'not refused']).toEqual([isIn, !isIn]);
  });

  it('is refused where fifty people are in or on their way', async () => {
    const crowd = await world.openListing();
    await world.join(crowd, ana, 'OWNER');
    await world.db.$client.query(
      `insert into storefront_invitations (id, storefront_id, email, role, token_hash, status, sent_at, expires_at)
       select gen_random_uuid(), $1, n || '@crowd.example', 'VIEWER', n, 'PENDING', $2, $2::timestamptz + interval '1 day'
       from generate_series(1, 49) n`,
      [crowd.id, world.clock.now()],
    );
    const more = ana.api.invite({
      uuid: crowd.uuid,
      email: 'more@people.example',
      role: 'VIEWER',
      alsoStorefrontUuids: [],
    });
    expect(await refusal(more)).toBe('team.full');
  });
});
