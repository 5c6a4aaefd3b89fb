import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { PASSWORD, signUpCouple } from '#server/testing/test-people.ts';

const DAY_MS = 86_400_000;

let app: TestApp | undefined;
beforeEach(async () => {
  await app?.close();
  // Each test travels for weeks, and the auth library begins sessions in real time.
  app = await openTestApp();
});
afterAll(() => app?.close());

function opened(): TestApp {
  if (!app) throw new Error('The application is not open.');
  return app;
}

const visit = (browser: TestBrowser) =>
  browser.call<{ is_guest: boolean }>('GET', '/website-nav/web-api/v1/user/get');
const account = async (browser: TestBrowser) => (await browser.call('GET', '/web-api/v1/account')).status;

describe('a session', () => {
  it('ends after 14 days without use', async () => {
    const { clock } = opened();
    const { browser } = await signUpCouple(opened());
    clock.advance(14 * DAY_MS - 60_000);
    expect(await account(browser)).toBe(200);
    clock.advance(120_000);
    expect(await account(browser)).toBe(401);
    expect((await visit(browser)).body).toMatchObject({ is_guest: true });
  });

  it('goes on for someone who keeps coming, and ends after 30 days all the same', async () => {
    const { clock } = opened();
    const { browser } = await signUpCouple(opened());
    for (let day = 0; day < 29; day += 1) {
      clock.advance(DAY_MS);
      expect((await visit(browser)).body, `day ${day}`).toMatchObject({ is_guest: false });
    }
    clock.advance(DAY_MS + 60_000);
    expect((await visit(browser)).body).toMatchObject({ is_guest: true });
    expect(await account(browser)).toBe(401);
  });

  it('is given no further days by the auth library, whose watch shows real time', async () => {
    const { platform } = opened();
    const { browser, userId } = await signUpCouple(opened());
    const age = (column: string) => `${column} = ${column} - interval '3 days'`;
    const { rows } = await platform.db.$client.query<{ expires_at: Date }>(
      `update sessions set ${['created_at', 'updated_at', 'expires_at'].map(age).join()} where user_id = $1 returning expires_at`,
      [userId],
    );
    expect((await visit(browser)).body).toMatchObject({ is_guest: false });
    const after = await platform.db.$client.query('select expires_at from sessions where user_id = $1', [
      userId,
    ]);
    expect(after.rows).toEqual(rows);
  });

  it('that nobody uses is not listed among the devices, and its row is removed', async () => {
    const { clock, platform, browser: newBrowser, runJobs } = opened();
    const owner = await signUpCouple(opened());
    const laptop = newBrowser();
    await laptop.call('POST', '/web-api/v1/auth/sign-in', { email: owner.email, password: PASSWORD });
    const listed = async () =>
      (await laptop.call<unknown[]>('GET', '/web-api/v1/account/sessions')).body.length;
    expect(await listed()).toBe(2);
    for (let week = 0; week < 2; week += 1) {
      clock.advance(7 * DAY_MS + 60_000);
      await visit(laptop);
    }
    expect(await listed()).toBe(1);
    await platform.db.$client.query(`select graphile_worker.add_job('identity.purge-expired')`);
    await runJobs();
    const { rows } = await platform.db.$client.query('select id from sessions');
    expect(rows).toHaveLength(1);
  });

  it('is written down as used once an hour at most', async () => {
    const { clock, platform } = opened();
    const { browser, userId } = await signUpCouple(opened());
    const seen = async () => {
      const { rows } = await platform.db.$client.query<{ updated_at: Date }>(
        'select updated_at from sessions where user_id = $1',
        [userId],
      );
      return rows[0]?.updated_at.getTime() ?? 0;
    };
    const first = await seen();
    clock.advance(30 * 60_000);
    await visit(browser);
    expect(await seen()).toBe(first);
    clock.advance(31 * 60_000);
    await visit(browser);
    expect(await seen()).toBeGreaterThan(first + 3_600_000);
  });
});
