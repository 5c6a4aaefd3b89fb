import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignedInActor, VISITOR } from '#platform/actor.ts';
import { systemClock } from '#platform/clock.ts';
import { parseConfig } from '#platform/config/config.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { createLog } from '#platform/log.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import { experimentExposures } from '../tables.ts';
import { experimentsRoutes } from './routes.ts';

const NOW = new Date('2026-05-01T12:00:00Z');
const clock = { ...systemClock, now: () => NOW };
const USER = '018f3c1e-aaaa-4222-8333-444455556666';
const VISITOR_ID = '018f3c1e-1111-4222-8333-444455556666';

const signedIn: SignedInActor = {
  kind: 'user',
  userId: USER,
  sessionId: 'a-session',
  sessionSeenAt: new Date(0),
  email: 'ana@example.com',
  emailVerified: true,
  isVendor: false,
  isSupport: false,
  steppedUpUntil: null,
  impersonation: null,
};

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(experimentExposures);
});

type Visit = {
  environment?: string;
  cookie?: string;
  actor?: RequestContext['actor'];
  isInProcess?: boolean;
};

function visit({
  environment = 'development',
  cookie = '',
  actor = VISITOR,
  isInProcess = false,
}: Visit = {}) {
  const resHeaders = isInProcess ? undefined : new Headers();
  const context: RequestContext = {
    requestId: 'a-request',
    ip: '127.0.0.1',
    headers: new Headers({ cookie }),
    actor,
    log: createLog('silent'),
    clock,
    resHeaders,
    limiter: undefined,
    auditImpersonation: () => Promise.resolve(),
    challengeStepUp: () => Promise.reject(new Error('not asked for')),
  };
  const config = parseConfig({
    APP_ENV: environment,
    APP_SECRET: 'x'.repeat(48),
    PUBLIC_URL: 'https://www.example.com',
  });
  const api = createRouterClient(experimentsRoutes({ config, clock, db: database.db }), { context });
  return { api, cookies: () => resHeaders?.getSetCookie() ?? [] };
}

function exposures() {
  return database.db.select().from(experimentExposures);
}

describe('recordView', () => {
  it('records what a visitor sees, once', async () => {
    const { api } = visit({ cookie: `visitor_id=${VISITOR_ID}` });
    expect(await api.recordView({ key: 'favoriteToasts' })).toEqual({ recorded: true });
    expect(await api.recordView({ key: 'favoriteToasts' })).toEqual({ recorded: false });
    expect(await exposures()).toEqual([
      {
        sessionKey: `visitor:${VISITOR_ID}`,
        experiment: 'favoriteToasts',
        variation: 'TEST-1',
        userId: null,
        viewedAt: NOW,
      },
    ]);
  });

  it('records one row when the same view arrives twice at the same instant', async () => {
    const { api } = visit({ actor: signedIn });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => api.recordView({ key: 'favoriteToasts' })),
    );
    expect(answers.filter((answer) => answer.recorded)).toHaveLength(1);
    expect(await exposures()).toHaveLength(1);
  });

  it('counts each experiment and each session for itself', async () => {
    await visit({ actor: signedIn }).api.recordView({ key: 'favoriteToasts' });
    await visit({ actor: signedIn }).api.recordView({ key: 'boostListing' });
    await visit({ actor: { ...signedIn, sessionId: 'another' } }).api.recordView({ key: 'favoriteToasts' });
    const rows = await exposures();
    expect(rows.map((row) => row.sessionKey).toSorted()).toEqual([
      'session:a-session',
      'session:a-session',
      'session:another',
    ]);
    expect(rows.every((row) => row.userId === USER)).toBe(true);
  });

  it('gives a new visitor an id to count by', async () => {
    const { api, cookies } = visit();
    expect(await api.recordView({ key: 'favoriteToasts' })).toEqual({ recorded: true });
    const [row] = await exposures();
    expect(cookies()).toEqual([
      expect.stringContaining(`visitor_id=${row?.sessionKey.replace('visitor:', '')}`),
    ]);
  });

  it('records the override a session sees', async () => {
    const overrides = encodeURIComponent('{"flags":{},"experiments":{"boostListing":"TEST-1"}}');
    await visit({ cookie: `session_overrides=${overrides}` }).api.recordView({ key: 'boostListing' });
    expect((await exposures())[0]?.variation).toBe('TEST-1');
  });

  it('records neither automated tests nor support staff looking through other eyes', async () => {
    const impersonated = { ...signedIn, impersonation: { supportUserId: USER, writableUntil: null } };
    expect(await visit({ cookie: 'automated_test=1' }).api.recordView({ key: 'favoriteToasts' })).toEqual({
      recorded: false,
    });
    expect(await visit({ actor: impersonated }).api.recordView({ key: 'favoriteToasts' })).toEqual({
      recorded: false,
    });
    expect(await exposures()).toEqual([]);
  });

  it.each(['nothing', '__proto__', 'constructor'])('knows no experiment %s', async (key) => {
    await expect(visit().api.recordView({ key })).rejects.toMatchObject({
      code: 'experiment.unknown',
      status: 404,
    });
    expect(await exposures()).toEqual([]);
  });
});

describe('readFlags', () => {
  it('answers what the environment says', async () => {
    const answer = await visit({ environment: 'production', isInProcess: true }).api.readFlags();
    expect(answer).toMatchObject({
      environment: 'production',
      canOverride: false,
      flags: { enableVendorGladlyChat: true, bakerOnboarding: false, reviewsHeldFrom: '2025-01-01' },
      experiments: { boostListing: { state: 'NOT_IN_TEST' } },
      overrides: { flags: {}, experiments: {} },
    });
  });

  it('draws no lot for a page that everyone will see', async () => {
    const { api, cookies } = visit({ isInProcess: true });
    expect((await api.readFlags()).experiments.boostListing.state).toBe('NOT_IN_TEST');
    expect(cookies()).toEqual([]);
  });

  it('keeps a visitor in the variation of the first call', async () => {
    const first = visit();
    const drawn = (await first.api.readFlags()).experiments.favoriteToasts;
    expect(drawn.state).not.toBe('NOT_IN_TEST');
    const cookie = first.cookies()[0] ?? '';
    expect(cookie).toMatch(/^visitor_id=[0-9a-f-]{36}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const second = visit({ cookie: cookie.split(';')[0] ?? '' });
    expect((await second.api.readFlags()).experiments.favoriteToasts).toEqual(drawn);
    expect(second.cookies()).toEqual([]);
  });
});

describe('setSessionOverrides', () => {
  const wish = { flags: { bakerOnboarding: true }, experiments: { boostListing: 'TEST-1' } };

  it('sets a cookie for the browser session, which the next call follows', async () => {
    const { api, cookies } = visit({ actor: signedIn });
    const answer = await api.setSessionOverrides(wish);
    expect(answer).toMatchObject({ overrides: wish, flags: { bakerOnboarding: true } });
    const cookie = cookies()[0] ?? '';
    expect(cookie).toMatch(/^session_overrides=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    const next = await visit({ actor: signedIn, cookie: cookie.split(';')[0] ?? '' }).api.readFlags();
    expect(next).toEqual(answer);
  });

  it('takes the cookie away when nothing is overridden', async () => {
    const { api, cookies } = visit({ actor: signedIn });
    await api.setSessionOverrides({});
    expect(cookies()[0]).toMatch(/^session_overrides=; Max-Age=0;/);
  });

  it('names unknown flags and experiments, all at once, and sets nothing', async () => {
    const { api, cookies } = visit({ actor: signedIn });
    const wrong = { flags: { nonsense: true, bakerOnboarding: 'on' }, experiments: { nothing: 'TEST-1' } };
    await expect(api.setSessionOverrides(wrong)).rejects.toMatchObject({
      code: 'invalid_input',
      status: 400,
      data: {
        fields: {
          'flags.nonsense': 'Unknown flag',
          'flags.bakerOnboarding': 'Must be true or false',
          'experiments.nothing': 'Unknown experiment',
        },
      },
    });
    expect(cookies()).toEqual([]);
  });

  it('does not exist in production, where an old cookie counts for nothing', async () => {
    const production = visit({ environment: 'production', actor: signedIn });
    await expect(production.api.setSessionOverrides(wish)).rejects.toMatchObject({
      code: 'not_found',
      status: 404,
    });
    expect(production.cookies()).toEqual([]);
    const cookie = `session_overrides=${encodeURIComponent(JSON.stringify(wish))}`;
    const answer = await visit({ environment: 'production', actor: signedIn, cookie }).api.readFlags();
    expect(answer.flags.bakerOnboarding).toBe(false);
    expect(answer.overrides).toEqual({ flags: {}, experiments: {} });
  });
});
