import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users, vendorUsers } from '#capabilities/identity/tables.ts';
import { notificationSettings } from '#capabilities/notices/tables.ts';
import { noticesClient } from '#capabilities/notices/testing/notices-client.ts';
import { fillSearch } from '#capabilities/search/server/index.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { VISITOR } from '#platform/actor.ts';
import { outgoingMessages } from '#platform/messages/tables.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { runTaskOnce } from '#platform/testing/run-task-once.ts';
import { TIMERS } from '../../rules/inquiry-timers.ts';
import {
  type InquiryWorld,
  letter,
  openInquiryWorld,
  type Party,
  type TestVendor,
} from '../../testing/inquiry-world.ts';
import { notifyTask, warnExpirationTask } from '../tasks.ts';
import type { NoticeDeps } from './compose-notice.ts';
import { noticeTasks } from './notify-tasks.ts';

const CONTACTS = 'Call (415) 555-0142 or write to maya.secret@gmail.com, www.maya-and-jonah.com';
const LEAK = /555-0142|maya\.secret|maya-and-jonah/;
const SECRET = 'the secret of a test';

let world: InquiryWorld;
let deps: NoticeDeps;
let couple: Party;
let vendor: TestVendor;

beforeAll(async () => {
  world = await openInquiryWorld();
  deps = {
    db: world.db,
    clock: world.clock,
    events: world.events,
    publicUrl: 'https://ampersand.example',
    secret: SECRET,
  };
  couple = await world.addPerson('Maya');
  vendor = await world.addVendor();
});
afterAll(() => world.close());

const jobs = () => [...world.jobs, ...noticeTasks(deps)];
const work = () => runPendingJobs(world.db.$client, jobs());

/** What can be undone is told when it no longer can. */
async function workLater() {
  world.moveDays(1);
  await work();
  await run('inquiries.tell-bookings', {});
}

const run = (task: string, payload: unknown) => runTaskOnce(noticeTasks(deps), task, payload);

async function subjectsTo(person: Party): Promise<string[]> {
  return (await world.mailsTo(person.email)).map(({ subject }) => subject ?? '');
}

/** A couple and a vendor nobody has written to yet. */
async function pair() {
  const [maya, studio] = [await world.addPerson('Maya'), await world.addVendor()];
  return { maya, studio, owner: studio.owner };
}

async function choose(person: Party, side: 'COUPLE' | 'VENDOR', mail: 'EACH' | 'DIGEST' | 'OFF') {
  const setting = { userId: person.userId, side, mail, textMessages: true, updatedAt: world.clock.now() };
  await world.db
    .insert(notificationSettings)
    .values(setting)
    .onConflictDoUpdate({ target: [notificationSettings.userId, notificationSettings.side], set: { mail } });
}

describe('a new lead', () => {
  it('is told to everybody who may answer it, with contact details covered', async () => {
    const manager = await world.addMember(vendor.id, 'MANAGER');
    const viewer = await world.addMember(vendor.id, 'VIEWER');
    const [uuid = ''] = await world.send(couple, [vendor], { message: `We marry in June. ${CONTACTS}` });
    expect(await subjectsTo(vendor.owner)).toEqual([]);
    await work();
    expect(await subjectsTo(vendor.owner)).toEqual(['New lead: Maya for Linden & Light']);
    expect(await subjectsTo(manager)).toHaveLength(1);
    expect(await subjectsTo(viewer)).toEqual([]);
    expect(await subjectsTo(couple)).toEqual([]);
    const [mail] = await world.mailsTo(vendor.owner.email);
    expect(mail?.idempotencyKey).toBe(`inquiry:${uuid}:1:${vendor.owner.userId}`);
    expect(mail?.text).toContain('We marry in June.');
    expect(mail?.text).toContain('•••');
    expect(`${mail?.text}${mail?.html}${mail?.subject}`).not.toMatch(LEAK);
    expect(mail?.text).toContain(`https://ampersand.example/inspire/vendors/leads/ready/${uuid}`);
    expect(mail?.text).toMatch(
      /Unsubscribe from these emails: https:\/\/ampersand\.example\/account\/unsubscribe\/v/,
    );
    const { replyToken } = await world.find(uuid);
    expect(`${mail?.text}${mail?.html}`).not.toContain(replyToken);
  });

  it('is told though it was opened before the mail could be written', async () => {
    const { maya, studio, owner } = await pair();
    const uuid = await world.deliverTo(maya, studio);
    await owner.inquiries.markLeadRead({ uuid, seq: 1 });
    await work();
    expect(await subjectsTo(owner)).toHaveLength(1);
  });
});

describe('a talk', () => {
  it('is told to the other side event by event, and to nobody who has read it', async () => {
    const { maya, studio, owner } = await pair();
    const uuid = await world.deliverTo(maya, studio);
    const partner = await world.join(maya, 'PARTNER');
    const family = await world.join(maya, 'FAMILY');
    await work();
    await maya.inquiries.write({ uuid, ...letter(`One thing more. ${CONTACTS}`) });
    await work();
    const [early] = await world.mailsTo(owner.email);
    expect(early?.text).toContain('One thing more.');
    expect(`${early?.text}${early?.html}`).not.toMatch(LEAK);

    const quote = { amountCents: 450_000, includes: 'An album', validUntil: null };
    await owner.inquiries.connect({ uuid, ...letter(`With pleasure. ${CONTACTS}`), quote });
    await work();
    for (const person of [maya, partner]) {
      const [mail] = await world.mailsTo(person.email);
      expect(mail?.subject).toBe('Linden & Light replied to you');
      expect(mail?.text).toContain('maya.secret@gmail.com');
      expect(mail?.text).toContain('$4,500');
      expect(mail?.text).toContain(`/wedding-vendors/inquiries/${uuid}`);
    }
    expect(await subjectsTo(family)).not.toContain('Linden & Light replied to you');

    await owner.inquiries.reply({ uuid, ...letter('And another thing'), quote: null });
    const { lastSeq } = await world.find(uuid);
    await maya.inquiries.markRead({ uuid, seq: lastSeq });
    await work();
    expect(await subjectsTo(maya)).not.toContain('New message from Linden & Light');
    expect(await subjectsTo(maya)).toContain('Linden & Light replied to you');
  });

  it('is told when the vendor books, cancels and ends it', async () => {
    const { maya, studio, owner } = await pair();
    const uuid = await world.connectTo(maya, studio);
    await work();
    await owner.inquiries.bookLead({ uuid });
    await workLater();
    await owner.inquiries.unbookLead({ uuid });
    await workLater();
    await owner.inquiries.closeLead({ uuid, reason: 'UNRESPONSIVE', note: 'Write again any time' });
    await work();
    expect(await subjectsTo(maya)).toEqual([
      'Linden & Light ended the conversation',
      'Linden & Light canceled your booking',
      'Linden & Light says you booked them',
      'Linden & Light replied to you',
    ]);
    const [mail] = await world.mailsTo(maya.email);
    expect(mail?.text).toContain('Reason: We didn’t hear back from you.');
    expect(mail?.text).toContain('“Write again any time”');
  });

  it('is told of withdrawals, reminders and the kind word after a booking', async () => {
    const maya = await world.addPerson('Maya');
    const [one, two, three] = [await world.addVendor(), await world.addVendor(), await world.addVendor()];
    const uuid = await world.connectTo(maya, one);
    await world.deliverTo(maya, two);
    const third = await world.deliverTo(maya, three);
    await work();
    world.moveDays(4);
    await maya.inquiries.nudge({ uuid: third });
    await work();
    expect((await subjectsTo(three.owner))[0]).toBe('A reminder from Maya');
    await maya.inquiries.withdraw({ uuid: third });
    await work();
    expect((await subjectsTo(three.owner))[0]).toBe('Maya withdrew their inquiry');
    await maya.inquiries.book({ uuid });
    await maya.inquiries.closeOthers({ uuid, note: `Thank you so much! ${CONTACTS}` });
    await work();
    const [kind] = await world.mailsTo(two.owner.email);
    expect(kind?.subject).toBe('Maya booked another vendor');
    expect(kind?.text).toContain('Thank you so much!');
    expect(`${kind?.text}${kind?.html}`).not.toMatch(LEAK);
  });
});

describe('an end without an answer', () => {
  it('comes with three others of the trade and market whom the couple has not asked', async () => {
    const maya = await world.addPerson('Maya');
    const inMarket = { marketId: 3169, taxonomyNodeId: 5 };
    const shops = [];
    for (const name of ['Rose', 'Dahlia', 'Aster', 'Iris', 'Poppy']) {
      shops.push(await world.addVendor({ ...inMarket, name, slug: name.toLowerCase() }));
    }
    const far = await world.addVendor({ taxonomyNodeId: 5, name: 'Far away' });
    const client = await world.db.$client.connect();
    await fillSearch(
      client,
      [...shops, far].map(({ id }) => id),
      world.clock.now(),
    );
    client.release();
    const [rose, dahlia] = shops as [TestVendor, TestVendor];
    await world.deliverTo(maya, dahlia);
    const uuid = await world.deliverTo(maya, rose);
    await rose.owner.inquiries.decline({ uuid, reason: 'DATE_UNAVAILABLE', note: `So sorry. ${CONTACTS}` });
    await work();
    const [mail] = await world.mailsTo(maya.email);
    expect(mail?.subject).toBe('Rose can’t take your wedding');
    expect(mail?.text).toContain('Reason: Not available on your date.');
    expect(`${mail?.text}${mail?.html}`).not.toMatch(LEAK);
    for (const name of ['Aster', 'Iris', 'Poppy']) {
      expect(mail?.text).toContain(
        `https://ampersand.example/wedding-vendors/wedding-florists/${name.toLowerCase()}`,
      );
    }
    expect(mail?.text).not.toContain('Dahlia');
    expect(mail?.text).not.toContain('Far away');
  });

  it('is announced to the vendor on both days, and told to both sides when it comes', async () => {
    const { maya, studio, owner } = await pair();
    const uuid = await world.deliverTo(maya, studio);
    await work();
    world.moveDays(14);
    await world.runTask('inquiries.find-expiring');
    await work();
    expect((await subjectsTo(owner))[0]).toBe('7 days left to reply to Maya');
    world.moveDays(6);
    await world.runTask('inquiries.find-expiring');
    await work();
    expect((await subjectsTo(owner))[0]).toBe('1 day left to reply to Maya');
    await run(warnExpirationTask.name, { inquiryUuid: uuid, day: TIMERS.expirationWarningDays[1] });
    world.moveDays(1);
    await world.runTask('inquiries.expire');
    await work();
    expect(await subjectsTo(owner)).toEqual([
      'Your lead from Maya has expired',
      '1 day left to reply to Maya',
      '7 days left to reply to Maya',
      'New lead: Maya for Linden & Light',
    ]);
    expect(await subjectsTo(maya)).toEqual(['Linden & Light didn’t reply in time']);
    await run(warnExpirationTask.name, { inquiryUuid: uuid, day: 20 });
    expect(await subjectsTo(owner)).toHaveLength(4);
  });
});

describe('however often it runs', () => {
  it('sends each mail once', async () => {
    const { maya, studio, owner } = await pair();
    const uuid = await world.deliverTo(maya, studio);
    await work();
    for (let again = 0; again < 3; again += 1) await run(notifyTask.name, { inquiryUuid: uuid, seq: 1 });
    await Promise.all([1, 2, 3].map(() => run(notifyTask.name, { inquiryUuid: uuid, seq: 1 })));
    expect(await subjectsTo(owner)).toHaveLength(1);
  });

  it('leaves nobody half told: what fails at the second person is told to both by the next run', async () => {
    const { maya, studio, owner } = await pair();
    const manager = await world.addMember(studio.id, 'MANAGER');
    const uuid = await world.deliverTo(maya, studio);
    const last = [owner, manager].toSorted((a, b) => (a.userId < b.userId ? -1 : 1))[1] as Party;
    // The database refuses the second mail once, as a connection that breaks would.
    await world.db.execute(
      sql.raw(`
      create function refuse_mail() returns trigger language plpgsql as
        $$ begin if new.to_address = '${last.email}' then raise exception 'died here'; end if; return new; end $$;
      create trigger refuse_mail before insert on outgoing_messages for each row execute function refuse_mail()`),
    );
    await expect(run(notifyTask.name, { inquiryUuid: uuid, seq: 1 })).rejects.toThrow();
    expect([...(await subjectsTo(owner)), ...(await subjectsTo(manager))]).toEqual([]);
    await world.db.execute(
      sql.raw('drop trigger refuse_mail on outgoing_messages; drop function refuse_mail()'),
    );
    await run(notifyTask.name, { inquiryUuid: uuid, seq: 1 });
    await run(notifyTask.name, { inquiryUuid: uuid, seq: 1 });
    expect(await subjectsTo(owner)).toHaveLength(1);
    expect(await subjectsTo(manager)).toHaveLength(1);
  });

  it('bears what is gone', async () => {
    await run(notifyTask.name, { inquiryUuid: world.clock.uuid(), seq: 1 });
    const { maya, studio } = await pair();
    const uuid = await world.deliverTo(maya, studio);
    await run(notifyTask.name, { inquiryUuid: uuid, seq: 77 });
    await expect(run(notifyTask.name, { inquiryUuid: 'x' })).rejects.toThrow();
  });
});

describe('what somebody chose', () => {
  it('is kept to: nothing for those who want nothing or one mail a day', async () => {
    const { maya, studio, owner } = await pair();
    const manager = await world.addMember(studio.id, 'MANAGER');
    await choose(owner, 'VENDOR', 'OFF');
    await choose(manager, 'VENDOR', 'DIGEST');
    // What somebody chose as a couple says nothing about their leads.
    const responder = await world.addMember(studio.id, 'RESPONDER');
    await choose(responder, 'COUPLE', 'OFF');
    await world.deliverTo(maya, studio);
    await work();
    expect(await subjectsTo(owner)).toEqual([]);
    expect(await subjectsTo(manager)).toEqual([]);
    expect(await subjectsTo(responder)).toHaveLength(1);
  });

  it('sends text messages to whoever opted in, once, with names alone', async () => {
    const { maya, studio, owner } = await pair();
    const phoneNumber = '+14155550111';
    const textsTo = () =>
      world.db.select().from(outgoingMessages).where(eq(outgoingMessages.toAddress, phoneNumber));
    await world.db.update(users).set({ phoneNumber }).where(eq(users.id, owner.userId));
    const uuid = await world.deliverTo(maya, studio, { message: `Hello. ${CONTACTS}` });
    await work();
    expect(await textsTo()).toEqual([]);

    await world.db
      .insert(vendorUsers)
      .values({ userId: owner.userId, smsOptedInAt: world.clock.now() })
      .onConflictDoUpdate({ target: vendorUsers.userId, set: { smsOptedInAt: world.clock.now() } });
    await choose(owner, 'VENDOR', 'OFF');
    await maya.inquiries.write({ uuid, ...letter() });
    await work();
    await run(notifyTask.name, { inquiryUuid: uuid, seq: 2 });
    const texts = await textsTo();
    expect(texts).toMatchObject([
      { channel: 'text', idempotencyKey: `inquiry:${uuid}:2:${owner.userId}:text` },
    ]);
    expect(texts[0]?.text).toBe(
      `Ampersand: Maya wrote to you. https://ampersand.example/inspire/vendors/leads/ready/${uuid}`,
    );

    await world.db
      .update(vendorUsers)
      .set({ phoneUnsubscribed: true })
      .where(eq(vendorUsers.userId, owner.userId));
    await maya.inquiries.write({ uuid, ...letter() });
    await work();
    expect(await textsTo()).toHaveLength(1);
  });

  it('reaches nobody who was shut out', async () => {
    const { maya, studio, owner } = await pair();
    await world.db.update(users).set({ banned: true }).where(eq(users.id, owner.userId));
    await world.deliverTo(maya, studio);
    await work();
    expect(await subjectsTo(owner)).toEqual([]);
  });
});

describe('names that hold a way around', () => {
  it('are covered like everything else', async () => {
    const tricky = await world.addPerson('Call 4155550142');
    const studio = await world.addVendor();
    await world.db.update(storefronts).set({ name: 'Two\nlines' }).where(eq(storefronts.id, studio.id));
    await world.deliverTo(tricky, studio);
    await work();
    const [mail] = await world.mailsTo(studio.owner.email);
    expect(mail?.subject).toContain('for Two lines');
    expect(`${mail?.subject}${mail?.text}`).not.toContain('4155550142');
  });

  it('are no links on either side, and neither are those of others to ask', async () => {
    const [maya, inMarket] = [await world.addPerson('Maya'), { marketId: 3169, taxonomyNodeId: 6 }];
    const studio = await world.addVendor({ ...inMarket, name: 'Click evil.com' });
    const other = await world.addVendor({ ...inMarket, name: 'Or https://worse.com' });
    const client = await world.db.$client.connect();
    await fillSearch(client, [other.id], world.clock.now());
    client.release();
    const uuid = await world.deliverTo(maya, studio, { cityId: null, location: 'Near awful.com' });
    await studio.owner.inquiries.decline({ uuid, reason: 'DATE_UNAVAILABLE', note: '' });
    const jonah = await world.addPerson('Jonah');
    await jonah.inquiries.withdraw({ uuid: await world.deliverTo(jonah, studio) });
    await work();
    const mails = [...(await world.mailsTo(maya.email)), ...(await world.mailsTo(studio.owner.email))];
    const words = mails.map(({ subject, text, html }) => `${subject}${text}${html}`).join();
    expect(words).toContain('Click evil. com');
    expect(words).toContain('Or https worse. com');
    expect(words).not.toMatch(/(?:evil|worse|awful)\.com/);
  });
});

describe('what somebody is told', () => {
  it('ends by the link of a mail, and no mail comes after it', async () => {
    const { maya, studio } = await pair();
    const uuid = await world.deliverTo(maya, studio);
    await work();
    const [mail] = await world.mailsTo(studio.owner.email);
    const token = decodeURIComponent(/\/account\/unsubscribe\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
    await noticesClient(deps, VISITOR).unsubscribe({ token });
    await maya.inquiries.withdraw({ uuid });
    await work();
    expect(await world.mailsTo(studio.owner.email)).toHaveLength(1);
  });
});
