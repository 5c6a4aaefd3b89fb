import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendDigests } from '#capabilities/notices/server/send-digests.ts';
import { notificationSettings } from '#capabilities/notices/tables.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';

import {
  type InquiryWorld,
  letter,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../../testing/inquiry-world.ts';
import { collectDigest } from './collect-digest.ts';
import type { NoticeDeps } from './compose-notice.ts';
import { noticeTasks } from './notify-tasks.ts';

let world: InquiryWorld;
let deps: NoticeDeps;
let maya: Party;
let studio: TestVendor;

beforeAll(async () => {
  world = await openInquiryWorld();
  deps = {
    db: world.db,
    clock: world.clock,
    events: world.events,
    publicUrl: 'https://ampersand.example',
    secret: 'of a test',
  };
});
afterAll(() => world.close());

const sendToday = () => sendDigests(deps, [collectDigest]);
const work = () => runPendingJobs(world.db.$client, [...world.jobs, ...noticeTasks(deps)]);
const subjectsTo = async ({ email }: Party) => (await world.mailsTo(email)).map(({ subject }) => subject);

async function wantDigest({ userId }: Party, side: 'COUPLE' | 'VENDOR') {
  await world.db
    .insert(notificationSettings)
    .values({ userId, side, mail: 'DIGEST', textMessages: true, updatedAt: world.clock.now() });
}

beforeEach(async () => {
  maya = await world.addPerson('Maya');
  studio = await world.addVendor();
});

describe('the mail of the day', () => {
  it('gathers what a vendor has not seen, once a day, and is silent on quiet days', async () => {
    const { owner } = studio;
    await wantDigest(owner, 'VENDOR');
    const jonah = await world.addPerson('Jonah');
    const uuid = await world.deliverTo(maya, studio);
    await world.deliverTo(jonah, studio);
    await work();
    expect(await subjectsTo(owner)).toEqual([]);

    for (let again = 0; again < 3; again += 1) await sendToday();
    await Promise.all([sendToday(), sendToday()]);
    expect(await subjectsTo(owner)).toEqual(['Your day on Ampersand: 2 leads to look at']);
    const [mail] = await world.mailsTo(owner.email);
    expect(mail?.idempotencyKey).toMatch(/^inquiry-digest:VENDOR:.+:\d{4}-\d{2}-\d{2}$/);
    expect(mail?.text).toContain(
      `Maya\n1 update you have not seen\nhttps://ampersand.example/inspire/vendors/leads/ready/${uuid}`,
    );
    expect(mail?.text).toContain('Jonah');
    expect(mail?.text).toContain('Unsubscribe from these emails');

    // Nothing new: the same two threads are not worth another mail.
    world.moveDays(2);
    await sendToday();
    expect(await subjectsTo(owner)).toHaveLength(1);

    await maya.inquiries.write({ uuid, ...letter('One thing more') });
    await sendToday();
    expect(await subjectsTo(owner)).toEqual([
      'Your day on Ampersand: 2 leads to look at',
      'Your day on Ampersand: 2 leads to look at',
    ]);
    world.moveDays(1);
    await owner.inquiries.markLeadRead({ uuid, seq: 2 });
    await sendToday();
    expect(await subjectsTo(owner)).toHaveLength(2);
  });

  it('gathers what a couple has not seen, and goes to nobody who may only look', async () => {
    const uuid = await world.deliverTo(maya, studio);
    const family = await world.join(maya, 'FAMILY');
    for (const person of [maya, family]) await wantDigest(person, 'COUPLE');
    await studio.owner.inquiries.connect({ uuid, ...letter('With pleasure'), quote: null });
    await work();
    await sendToday();
    const digest = 'Your day on Ampersand: 1 conversation to look at';
    expect(await subjectsTo(maya)).toContain(digest);
    expect(await subjectsTo(maya)).not.toContain('Linden & Light replied to you');
    expect(await subjectsTo(family)).not.toContain(digest);
    const [mail] = await world.mailsTo(maya.email);
    expect(mail?.text).toContain(`https://ampersand.example/wedding-vendors/inquiries/${uuid}`);
    expect(mail?.text).not.toContain('With pleasure');
  });

  it('names nobody by a link', async () => {
    const linked = await world.addVendor({ name: 'Click evil.com' });
    await wantDigest(maya, 'COUPLE');
    await world.connectTo(maya, linked);
    await sendToday();
    const [mail] = await world.mailsTo(maya.email);
    expect(mail?.text).toContain('Click evil. com');
    expect(`${mail?.text}${mail?.html}`).not.toContain('evil.com');
  });

  it('warns of leads that end soon though they were read', async () => {
    const { owner } = studio;
    await wantDigest(owner, 'VENDOR');
    const uuid = await world.deliverTo(maya, studio);
    await owner.inquiries.markLeadRead({ uuid, seq: 1 });
    await sendToday();
    world.moveDays(13);
    await sendToday();
    expect(await subjectsTo(owner)).toEqual([]);
    world.moveDays(1);
    await sendToday();
    expect((await world.mailsTo(owner.email))[0]?.text).toContain('ends in 7 days without an answer');
    world.moveDays(1);
    await sendToday();
    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('leaves out what was put off, and what never reached the vendor', async () => {
    const { owner } = studio;
    await wantDigest(owner, 'VENDOR');
    const uuid = await world.deliverTo(maya, studio);
    await owner.inquiries.snooze({ uuid, days: 3 });
    const unverified = await world.addPerson('Nora', { isVerified: false });
    await world.send(unverified, [studio]);
    await sendToday();
    expect(await subjectsTo(owner)).toEqual([]);
  });
});
