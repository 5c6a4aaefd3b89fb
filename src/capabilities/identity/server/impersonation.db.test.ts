import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import { signUpCouple, signUpSupport, type TestPerson } from '#server/testing/test-people.ts';

let app: TestApp;
let staff: TestPerson;
let maya: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  staff = await signUpSupport(app);
  maya = await signUpCouple(app, 'Maya');
});
afterAll(() => app.close());

const start = (person: TestPerson, email: string) =>
  person.browser.call('POST', '/web-api/v1/auth/impersonation', {
    email,
    reason: 'Asked for help with RSVPs',
    ticket: 'T-100',
  });
const stop = (person: TestPerson) => person.browser.call('DELETE', '/web-api/v1/auth/impersonation');
const rename = (person: TestPerson) =>
  person.browser.call('PUT', '/web-api/v1/account/name', { firstName: 'Changed', lastName: '' });

describe('impersonation', () => {
  it('is for staff, with a reason, and never of staff', async () => {
    expect((await start(maya, staff.email)).status).toBe(403);
    const other = await signUpSupport(app);
    expect((await start(staff, other.email)).body).toMatchObject({
      error: { code: 'impersonation.not_allowed' },
    });
    expect((await start(staff, 'nobody@people.example')).status).toBe(404);
    const silent = await staff.browser.call('POST', '/web-api/v1/auth/impersonation', {
      email: maya.email,
      reason: ' ',
      ticket: '',
    });
    expect(silent.body).toMatchObject({ error: { fields: { reason: 'Required', ticket: 'Required' } } });
  });

  it('shows the person’s eyes, read-only, until it is stopped', async () => {
    expect((await start(staff, maya.email)).status).toBe(200);
    const seen = await staff.browser.call('GET', '/website-nav/web-api/v1/user/get');
    expect(seen.body).toMatchObject({ is_spoof: true, email: maya.email, first_name: 'Maya' });
    expect((await rename(staff)).body).toMatchObject({ error: { code: 'impersonation_read_only' } });
    expect((await start(staff, maya.email)).status).toBe(403);
    const byGet = await staff.browser.call('GET', '/website-nav/web-api/v1/user/create_store_account');
    expect(byGet.body).toMatchObject({ error: { code: 'impersonation_read_only' } });
    const archive = `/web-api/v1/account/export/${maya.userId}/download`;
    expect((await staff.browser.call('GET', archive)).status).toBe(403);
    expect((await stop(staff)).status).toBe(200);
    expect((await staff.browser.call('GET', '/website-nav/web-api/v1/user/get')).body).toMatchObject({
      is_spoof: false,
      email: staff.email,
    });
    expect((await stop(staff)).body).toMatchObject({ error: { code: 'impersonation.not_active' } });
  });

  it('ends in being signed out where the staff’s own session has ended meanwhile', async () => {
    const clerk = await signUpSupport(app);
    await start(clerk, maya.email);
    await app.platform.db.$client.query(
      'delete from sessions where user_id = $1 and impersonated_by is null',
      [clerk.userId],
    );
    expect((await stop(clerk)).status).toBe(200);
    expect((await clerk.browser.call('GET', '/website-nav/web-api/v1/user/get')).body).toMatchObject({
      is_guest: true,
    });
    const { rows } = await app.platform.db.$client.query(
      'select ended_at from impersonations where support_user_id = $1',
      [clerk.userId],
    );
    expect(rows).toEqual([{ ended_at: expect.any(Date) }]);
  });

  it('may write for 60 minutes once the person allows it', async () => {
    await start(staff, maya.email);
    expect((await staff.browser.call('POST', '/web-api/v1/account/support-access')).status).toBe(403);
    await maya.browser.call('POST', '/web-api/v1/account/support-access');
    expect((await rename(staff)).status).toBe(200);
    app.clock.advance(61 * 60_000);
    expect((await rename(staff)).status).toBe(403);
    await stop(staff);
  });

  it('ends writing at once when the permission is taken back', async () => {
    await maya.browser.call('POST', '/web-api/v1/account/support-access');
    await maya.browser.call('DELETE', '/web-api/v1/account/support-access');
    await start(staff, maya.email);
    expect((await rename(staff)).status).toBe(403);
    await stop(staff);
  });

  it('is kept, with every call, where the person can read it', async () => {
    await start(staff, maya.email);
    await staff.browser.call('GET', '/web-api/v1/account');
    await stop(staff);
    const log = await maya.browser.call<
      {
        reason: string;
        ticket: string;
        endedAt: string | null;
        actions: { method: string; path: string }[];
      }[]
    >('GET', '/web-api/v1/account/support-access');
    expect(log.body[0]).toMatchObject({
      reason: 'Asked for help with RSVPs',
      ticket: 'T-100',
      endedAt: expect.any(String),
    });
    expect(log.body[0]?.actions).toContainEqual(
      expect.objectContaining({ method: 'GET', path: '/web-api/v1/account' }),
    );
    const stranger = await signUpCouple(app);
    expect((await stranger.browser.call('GET', '/web-api/v1/account/support-access')).body).toEqual([]);
  });

  it('does not show the staff session among the person’s devices', async () => {
    await start(staff, maya.email);
    const sessions = await maya.browser.call<unknown[]>('GET', '/web-api/v1/account/sessions');
    expect(sessions.body).toHaveLength(1);
    await stop(staff);
  });
});

describe('looking for a person', () => {
  const find = (person: TestPerson, query: string) =>
    person.browser.call<{ email: string; canView: boolean; writableUntil: string | null }[]>(
      'POST',
      '/web-api/v1/support/people/find',
      { query },
    );

  it('is for staff, finds by address and by name, and is written down', async () => {
    const rosalind = await signUpCouple(app, 'Rosalind');
    expect((await find(maya, rosalind.email)).status).toBe(403);
    expect((await find(staff, 'Ro')).body).toMatchObject({ error: { code: 'invalid_input' } });
    for (const query of [rosalind.email, 'rosalin']) {
      expect((await find(staff, query)).body).toMatchObject([
        { email: rosalind.email, canView: true, writableUntil: null },
      ]);
    }
    // Signs of a pattern stand for themselves.
    expect((await find(staff, '%%%')).body).toEqual([]);
    expect((await find(staff, staff.email)).body).toMatchObject([{ canView: false }]);
    const { rows } = await app.platform.db.$client.query<{ query: string; found: number }>(
      'select query, found from support_lookups where support_user_id = $1',
      [staff.userId],
    );
    expect(rows.map(({ query, found }) => `${query}: ${found}`).toSorted()).toEqual(
      [`${rosalind.email}: 1`, 'rosalin: 1', '%%%: 0', `${staff.email}: 1`].toSorted(),
    );
  });

  it('does not work from inside an impersonation', async () => {
    await start(staff, maya.email);
    expect((await find(staff, 'rosalin')).status).toBe(403);
    await stop(staff);
  });
});
