import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDigests } from '#capabilities/notices/server/send-digests.ts';
import { unsubscribeToken } from '#capabilities/notices/server/unsubscribe-token.ts';
import { noticesClient } from '#capabilities/notices/testing/notices-client.ts';
import { refusal } from '#capabilities/weddings/testing/wedding-world.ts';
import { VISITOR } from '#platform/actor.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import {
  type InquiryWorld,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../../testing/inquiry-world.ts';
import { collectDigest } from './collect-digest.ts';
import { noticeTasks } from './notify-tasks.ts';

const SECRET = 'of a test';
let world: InquiryWorld;
let deps: Parameters<typeof noticeTasks>[0];
let maya: Party;
let barn: TestVendor;
let studio: TestVendor;
/** Works for both. */
let ruth: Party;

beforeAll(async () => {
  world = await openInquiryWorld();
  const { db, clock, events } = world;
  deps = { db, clock, events, publicUrl: 'https://ampersand.example', secret: SECRET };
});
afterAll(() => world.close());
beforeEach(async () => {
  maya = await world.addPerson('Maya');
  barn = await world.addVendor();
  studio = await world.addVendor();
  ruth = barn.owner;
  await world.db.$client.query(
    `insert into storefront_members (storefront_id, user_id, role, joined_at) values ($1, $2, 'OWNER', now())`,
    [studio.id, ruth.userId],
  );
  await world.db.$client.query(
    'insert into vendor_users (user_id, created_at) values ($1, now()) on conflict do nothing',
    [ruth.userId],
  );
});

const as = (person: Party) =>
  noticesClient({ ...world, secret: SECRET }, { ...person.actor, isVendor: true });
const wish = (
  vendor: TestVendor,
  mail: 'EACH' | 'DIGEST' | 'OFF' | null,
  textMessages: boolean | null = null,
) => as(ruth).saveListingNotifications({ uuid: vendor.uuid, mail, textMessages });
const work = () => runPendingJobs(world.db.$client, [...world.jobs, ...noticeTasks(deps)]);
const countTo = async ({ email }: Party) => (await world.mailsTo(email)).length;

describe('notification settings of a listing', () => {
  it('begin as for the whole business, and keep what differs', async () => {
    expect(await as(ruth).listListingNotifications()).toMatchObject([
      { storefrontUuid: barn.uuid, mail: null, textMessages: null },
      { storefrontUuid: studio.uuid, mail: null, textMessages: null },
    ]);
    await wish(studio, 'OFF', false);
    expect(await wish(barn, 'DIGEST')).toMatchObject([
      { storefrontUuid: barn.uuid, mail: 'DIGEST', textMessages: null },
      { storefrontUuid: studio.uuid, mail: 'OFF', textMessages: false },
    ]);
    expect(await wish(studio, null)).toMatchObject([{ mail: 'DIGEST' }, { mail: null, textMessages: null }]);
  });

  it('decide about mails of that listing alone', async () => {
    await wish(studio, 'OFF');
    await world.deliverTo(maya, studio);
    await work();
    expect(await countTo(ruth)).toBe(0);
    await world.deliverTo(maya, barn);
    await work();
    expect(await countTo(ruth)).toBe(1);
  });

  it('win over those of the business, either way', async () => {
    await as(ruth).saveNotifications({ side: 'VENDOR', mail: 'OFF', textMessages: true });
    await wish(studio, 'EACH');
    await world.deliverTo(maya, barn);
    await world.deliverTo(maya, studio);
    await work();
    expect(await countTo(ruth)).toBe(1);
  });

  it('decide about text messages as well', async () => {
    await world.db.$client.query('update vendor_users set sms_opted_in_at = now() where user_id = $1', [
      ruth.userId,
    ]);
    await world.db.$client.query(`update users set phone_number = '4155550133' where id = $1`, [ruth.userId]);
    const texts = async () => (await world.mailsTo('4155550133')).length;
    await wish(studio, null, false);
    await world.deliverTo(maya, studio);
    await work();
    const before = await texts();
    await world.deliverTo(maya, barn);
    await work();
    expect([before, await texts()]).toEqual([0, 1]);
  });

  it('put one listing’s news into the mail of the day and leave the other’s out', async () => {
    await wish(studio, 'DIGEST');
    await wish(barn, 'OFF');
    const jonah = await world.addPerson('Jonah');
    await world.deliverTo(maya, studio);
    await world.deliverTo(jonah, barn);
    await work();
    await sendDigests(deps, [collectDigest]);
    const mails = await world.mailsTo(ruth.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your day on Ampersand: 1 lead to look at']);
    expect(mails[0]?.text).toContain('Maya');
    expect(mails[0]?.text).not.toContain('Jonah');
  });

  it('end with the link at the foot of a mail, which ends all of them', async () => {
    await wish(studio, 'EACH');
    const token = unsubscribeToken(SECRET, ruth.userId, 'VENDOR');
    await noticesClient({ ...world, secret: SECRET }, VISITOR).unsubscribe({ token });
    await world.deliverTo(maya, studio);
    await world.deliverTo(maya, barn);
    await work();
    expect(await countTo(ruth)).toBe(0);
  });

  it('are for those who could answer there, and for nobody else', async () => {
    const setting = { uuid: barn.uuid, mail: 'OFF', textMessages: null } as const;
    const viewer = await world.addMember(barn.id, 'VIEWER');
    expect(await as(viewer).listListingNotifications()).toEqual([]);
    expect(await refusal(as(viewer).saveListingNotifications(setting))).toBe('storefront.role_forbids');
    expect(await refusal(as(studio.owner).saveListingNotifications(setting))).toBe('storefront.not_found');
    const couple = noticesClient({ ...world, secret: SECRET }, maya.actor);
    expect(await refusal(couple.saveListingNotifications(setting))).toBe('forbidden');
    const visitor = noticesClient({ ...world, secret: SECRET }, VISITOR);
    expect(await refusal(visitor.listListingNotifications())).toBe('unauthenticated');
  });
});
