import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openListing, openTown } from '#capabilities/storefronts/testing/open-listing.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import { openTestApp, type TestApp } from './test-app.ts';
import type { TestResponse } from './test-browser.ts';
import {
  PASSWORD,
  signUpCouple,
  signUpSupport,
  signUpVendor,
  stepUp,
  type TestPerson,
} from './test-people.ts';

let app: TestApp;
/** The process follows something itself. */
let idle: number;

beforeAll(async () => {
  app = await openTestApp();
  await openTown(app);
  await app.platform.live.ready;
  idle = app.platform.live.subscriberCount();
});
afterEach(async () => {
  // Whatever a test left open ends with its time.
  app.clock.advance(15 * 60_000);
  await app.platform.db.$client.query(
    `select pg_notify('ampersand_live', json_build_object('topic', 'user:' || id, 'kind', 'changed')::text) from users`,
  );
  await vi.waitFor(() => expect(app.platform.live.subscriberCount()).toBe(idle));
});
afterAll(() => app.close());

const query = (text: string, values: unknown[]) => app.platform.db.$client.query(text, values);

/** Follows until the stream ends; answers when it is open. */
async function follow({ browser }: Pick<TestPerson, 'browser'>): Promise<{ ended: Promise<TestResponse> }> {
  const before = app.platform.live.subscriberCount();
  const ended = browser.send({ method: 'GET', url: '/web-api/v1/live' });
  await vi.waitFor(() => expect(app.platform.live.subscriberCount()).toBe(before + 1));
  return { ended };
}

async function isOpen({ ended }: { ended: Promise<unknown> }): Promise<boolean> {
  const soon = new Promise((resolve) => setTimeout(resolve, 300, 'open'));
  return (await Promise.race([ended, soon])) === 'open';
}

describe('a live stream ends', () => {
  it('when its person signs out', async () => {
    const person = await signUpCouple(app);
    const stream = await follow(person);
    await person.browser.call('POST', '/web-api/v1/auth/sign-out');
    expect((await stream.ended).status).toBe(200);
    expect((await person.browser.send({ method: 'GET', url: '/web-api/v1/live' })).status).toBe(401);
  });

  it('when it is signed out from another device', async () => {
    const person = await signUpCouple(app);
    const elsewhere = { browser: app.browser() };
    await elsewhere.browser.call('POST', '/web-api/v1/auth/sign-in', {
      email: person.email,
      password: PASSWORD,
    });
    const stream = await follow(elsewhere);
    await stepUp(app, person);
    await person.browser.call('DELETE', '/web-api/v1/account/sessions');
    await stream.ended;
  });

  it('when the password changes', async () => {
    const person = await signUpCouple(app);
    const elsewhere = { browser: app.browser() };
    await elsewhere.browser.call('POST', '/web-api/v1/auth/sign-in', {
      email: person.email,
      password: PASSWORD,
    });
    const stream = await follow(elsewhere);
    await stepUp(app, person);
    const changed = await person.browser.call('PUT', '/web-api/v1/account/password', {
      currentPassword: PASSWORD,
      newPassword: `${PASSWORD}-new`,
    });
    expect(changed.status, changed.text).toBe(200);
    await stream.ended;
  });

  it('when the account is deleted or shut out', async () => {
    const person = await signUpCouple(app);
    const stream = await follow(person);
    await query('delete from users where id = $1', [person.userId]);
    await stream.ended;
    const other = await signUpCouple(app);
    const its = await follow(other);
    await query('update users set banned = true where id = $1', [other.userId]);
    await its.ended;
  });

  it('when an impersonation ends', async () => {
    const [staff, person] = [await signUpSupport(app), await signUpCouple(app)];
    await stepUp(app, staff);
    const begun = await staff.browser.call('POST', '/web-api/v1/auth/impersonation', {
      email: person.email,
      reason: 'They asked for help',
      ticket: 'HELP-1',
    });
    expect(begun.status, begun.text).toBe(200);
    const stream = await follow(staff);
    await query('delete from sessions where impersonated_by = $1', [staff.userId]);
    await stream.ended;
  });

  it('when somebody is removed from the wedding, or gets another role', async () => {
    const [owner, member] = [await signUpCouple(app), await signUpCouple(app, 'Sam')];
    await owner.browser.call('PUT', '/web-api/v1/wedding', { guestCount: 90 });
    await query(
      `insert into wedding_members (wedding_id, user_id, role, joined_at)
       select wedding_id, $2, 'FAMILY', now() from wedding_members where user_id = $1`,
      [owner.userId, member.userId],
    );
    const [first, others] = [await follow(member), await follow(owner)];
    await query(`update wedding_members set role = 'VIEWER' where user_id = $1`, [member.userId]);
    await first.ended;
    const second = await follow(member);
    await query('delete from wedding_members where user_id = $1', [member.userId]);
    await second.ended;
    expect(await isOpen(others)).toBe(true);
  });

  it('when somebody no longer works for a storefront, or gets another role there', async () => {
    const vendor = await signUpVendor(app);
    const listing = await openListing(app, { slug: `shop-${randomUUID()}` });
    await query(`insert into storefront_members values ($1, $2, 'OWNER', now())`, [
      listing.id,
      vendor.userId,
    ]);
    const first = await follow(vendor);
    await query(`update storefront_members set role = 'VIEWER' where user_id = $1`, [vendor.userId]);
    await first.ended;
    const second = await follow(vendor);
    await query('delete from storefront_members where user_id = $1', [vendor.userId]);
    await second.ended;
  });

  it('when somebody is no vendor any more, or no longer on the staff', async () => {
    const [vendor, staff] = [await signUpVendor(app), await signUpSupport(app)];
    const [theirs, its] = [await follow(vendor), await follow(staff)];
    await query('delete from vendor_users where user_id = $1', [vendor.userId]);
    await theirs.ended;
    expect(await isOpen(its)).toBe(true);
    await query(`update users set role = 'user' where id = $1`, [staff.userId]);
    await its.ended;
  });

  it('after 15 minutes, and is open to the same person again', async () => {
    const person = await signUpCouple(app);
    const topic = `user:${person.userId}`;
    const stream = await follow(person);
    app.clock.advance(14 * 60_000);
    await publishLive(app.platform.db, topic, { kind: 'changed', id: 'heard' });
    expect(await isOpen(stream)).toBe(true);
    app.clock.advance(60_000);
    await publishLive(app.platform.db, topic, { kind: 'changed', id: 'too late' });
    const { text } = await stream.ended;
    expect(text).toContain('heard');
    expect(text).not.toContain('too late');
    expect(await isOpen(await follow(person))).toBe(true);
  });
});

describe('one person', () => {
  it('has five streams at most: the oldest makes room, and is told so', async () => {
    const [person, other] = [await signUpCouple(app), await signUpCouple(app, 'Sam')];
    const theirs = await follow(other);
    const streams = [];
    for (let opened = 0; opened < 5; opened += 1) streams.push(await follow(person));
    const sixth = person.browser.send({ method: 'GET', url: '/web-api/v1/live' });
    const { text } = (await streams[0]?.ended) ?? { text: '' };
    expect(text).toContain('"kind":"yield"');
    await vi.waitFor(() => expect(app.platform.live.subscriberCount()).toBe(idle + 6));
    expect(await isOpen({ ended: sixth })).toBe(true);
    expect(await isOpen(theirs)).toBe(true);
  });
});
