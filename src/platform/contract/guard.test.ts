import { call, os } from '@orpc/server';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Actor, type SignedInActor, VISITOR } from '#platform/actor.ts';
import { systemClock } from '#platform/clock.ts';
import type { RateLimiter } from '#platform/limits/rate-limiter.ts';
import { testContext } from '../testing/request-context.ts';
import { guard, signedIn } from './guard.ts';
import type { RequestContext } from './request-context.ts';
import { type RouteMeta, subjectIn } from './route.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-01T12:10:00Z');
const EARLIER = new Date('2026-03-01T11:50:00Z');

function person(more: Partial<SignedInActor> = {}): SignedInActor {
  return {
    kind: 'user',
    userId: 'maya',
    sessionId: 'session',
    sessionSeenAt: EARLIER,
    email: 'maya@people.example',
    emailVerified: true,
    isVendor: false,
    isSupport: false,
    steppedUpUntil: null,
    impersonation: null,
    ...more,
  };
}

function contextOf(actor: Actor, more: Partial<RequestContext> = {}): RequestContext {
  const clock = { ...systemClock, now: () => NOW };
  const challengeStepUp = async () => ({
    verification_copy: 'We sent a code',
    notified_value: 'm•••@people.example',
  });
  return testContext({ actor, clock }, { ip: '203.0.113.7', challengeStepUp, ...more });
}

type Route = { meta?: Partial<RouteMeta>; method?: 'GET' | 'POST' };

/** One guarded call; answers its result or the code it was refused with. */
async function ask(
  context: RequestContext,
  { meta = {}, method = 'GET' }: Route,
  input?: unknown,
): Promise<string> {
  const procedure = os
    .$context<RequestContext>()
    .$meta<Partial<RouteMeta>>(meta)
    .route({ method, path: '/web-api/v1/things' })
    .use(guard)
    .handler(() => 'done');
  return call(procedure, input as never, { context }).catch((error: { code: string }) => error.code);
}

describe('who may ask', () => {
  const vendor = person({ isVendor: true });
  const support = person({ isSupport: true });
  const spoofing = person({ isSupport: true, impersonation: { supportUserId: 'sam', writableUntil: null } });

  it.each([
    ['public', VISITOR, 'done'],
    ['signed-in', VISITOR, 'unauthenticated'],
    ['signed-in', person(), 'done'],
    ['vendor', VISITOR, 'unauthenticated'],
    ['vendor', person(), 'forbidden'],
    ['vendor', vendor, 'done'],
    ['support', VISITOR, 'unauthenticated'],
    ['support', vendor, 'forbidden'],
    ['support', support, 'done'],
    ['support', spoofing, 'forbidden'],
  ] as const)('%s, asked by %o: %s', async (access, actor, expected) => {
    expect(await ask(contextOf(actor), { meta: { access } })).toBe(expected);
  });

  it('is support staff alone where a route forgets to say', async () => {
    expect(await ask(contextOf(person()), {})).toBe('forbidden');
  });

  it('is told apart for handlers that need a person', () => {
    expect(signedIn(contextOf(person())).userId).toBe('maya');
    expect(() => signedIn(contextOf(VISITOR))).toThrow('Please log in');
  });
});

describe('a GET that changes something', () => {
  const asked = (site?: string) =>
    ask(contextOf(person(), { headers: new Headers(site ? { 'sec-fetch-site': site } : {}) }), {
      meta: { access: 'signed-in', writes: true },
    });

  it('is refused where the browser says that another site asked for it', async () => {
    expect(await Promise.all([asked('cross-site'), asked('same-site')])).toEqual([
      'csrf_failed',
      'csrf_failed',
    ]);
    expect(await Promise.all([asked('same-origin'), asked('none'), asked()])).toEqual([
      'done',
      'done',
      'done',
    ]);
  });
});

describe('how often', () => {
  function limiterThat(allowed: boolean) {
    const hit = vi.fn<RateLimiter['hit']>(async () =>
      allowed ? { allowed } : { allowed, retryAfterSeconds: 17 },
    );
    return { hit, stop: async () => undefined };
  }

  it('refuses with the time to wait, before asking who it is', async () => {
    const resHeaders = new Headers();
    const context = contextOf(VISITOR, { limiter: limiterThat(false), resHeaders });
    expect(await ask(context, { meta: { access: 'signed-in' } })).toBe('too_many_requests');
    expect(resHeaders.get('retry-after')).toBe('17');
  });

  const form = z.object({ email: z.string().trim().toLowerCase().max(30) });
  const meta = {
    access: 'public',
    rate: 'code',
    subject: subjectIn(form, ({ email }) => email),
  } as const;
  const ip = '203.0.113.7';

  it('counts the network at once, and what is tried by what its schema reads', async () => {
    const limiter = limiterThat(true);
    await ask(contextOf(VISITOR, { limiter }), { meta, method: 'POST' }, { email: ' Maya@People.example' });
    await ask(contextOf(person(), { limiter }), { meta, method: 'POST' }, { email: 'm@p.example', more: 1 });
    expect(limiter.hit.mock.calls).toEqual([
      ['write', { ip }],
      ['code', { ip, subject: 'maya@people.example' }],
      ['write', { ip, account: 'maya' }],
      ['code', { ip, account: 'maya', subject: 'm@p.example' }],
    ]);
  });

  describe('for those who come with a secret', () => {
    const shown = {
      access: 'public',
      token: subjectIn(z.object({ token: z.string().min(10) }), ({ token }) => token),
      device: subjectIn(z.object({ device: z.string() }), ({ device }) => device),
    } as const;
    const input = { token: 'a-household', device: 'a-phone', answer: 'yes' };
    const found = { ip, token: 'a-household', device: 'a-phone' };

    it('counts it at once, and again with what is tried', async () => {
      const limiter = limiterThat(true);
      const asked = { ...shown, rate: 'code' } as const;
      await ask(contextOf(VISITOR, { limiter }), { meta: asked, method: 'POST' }, input);
      await ask(contextOf(VISITOR, { limiter }), { meta: { ...asked, writes: false } }, input);
      expect(limiter.hit.mock.calls).toEqual([
        ['link-write', found],
        ['code', found],
        ['link', found],
        ['code', found],
      ]);
    });

    it('is refused before anything else', async () => {
      const limiter = limiterThat(false);
      const asked = { ...shown, rate: 'link', access: 'signed-in' } as const;
      expect(await ask(contextOf(VISITOR, { limiter }), { meta: asked }, input)).toBe('too_many_requests');
      expect(limiter.hit.mock.calls).toEqual([['link', found]]);
    });

    it('leaves the network to stand in where the schema reads none', async () => {
      const limiter = limiterThat(true);
      for (const wrong of [undefined, {}, { token: 'short' }, { token: ['a-household'] }])
        await ask(contextOf(VISITOR, { limiter }), { meta: { ...shown, rate: 'link' } }, wrong);
      expect(limiter.hit.mock.calls).toEqual(Array.from({ length: 4 }, () => ['link', { ip }]));
    });
  });

  it('takes nothing from the input where the contract names no subject', async () => {
    const limiter = limiterThat(true);
    const { subject: _subject, ...without } = meta;
    const input = { email: 'maya@people.example' };
    await ask(contextOf(VISITOR, { limiter }), { meta: without, method: 'POST' }, input);
    expect(limiter.hit.mock.calls).toEqual([
      ['write', { ip }],
      ['code', { ip }],
    ]);
  });

  it('counts no try of who asks for something invalid, or must not ask', async () => {
    const limiter = limiterThat(true);
    for (const email of [{ $ne: 1 }, 'x'.repeat(31), undefined])
      await ask(contextOf(VISITOR, { limiter }), { meta, method: 'POST' }, { email });
    const closed = { ...meta, access: 'signed-in' } as const;
    await ask(contextOf(VISITOR, { limiter }), { meta: closed, method: 'POST' }, { email: 'm@p.example' });
    expect(new Set(limiter.hit.mock.calls.map(([className]) => className))).toEqual(new Set(['write']));
  });

  it('counts reads and cheap classes once, without a query', async () => {
    const limiter = limiterThat(true);
    for (const rate of ['general', 'type-ahead', 'log'] as const)
      await ask(contextOf(VISITOR, { limiter }), { meta: { access: 'public', rate, writes: false } });
    expect(limiter.hit.mock.calls.map(([className]) => className)).toEqual(['general', 'type-ahead', 'log']);
  });

  it('counts how often the second factor is asked for', async () => {
    const limiter = limiterThat(true);
    const asked = { access: 'signed-in', rate: 'write', stepUp: true } as const;
    await ask(contextOf(person(), { limiter }), { meta: asked, method: 'POST' });
    expect(limiter.hit.mock.calls.map(([className]) => className)).toEqual(['write', 'challenge']);
  });
});

describe('the second factor', () => {
  const meta = { access: 'signed-in', stepUp: true } as const;

  it('is asked for until it was shown, and again when that is over', async () => {
    expect(await ask(contextOf(person()), { meta })).toBe('two_factor_required');
    expect(await ask(contextOf(person({ steppedUpUntil: EARLIER })), { meta })).toBe('two_factor_required');
    expect(await ask(contextOf(person({ steppedUpUntil: NOW })), { meta })).toBe('two_factor_required');
    expect(await ask(contextOf(person({ steppedUpUntil: LATER })), { meta })).toBe('done');
  });
});

describe('support staff in someone’s place', () => {
  const meta = { access: 'signed-in' } as const;
  const looking = (writableUntil: Date | null) =>
    person({ impersonation: { supportUserId: 'sam', writableUntil } });

  const read = { ...meta, writes: false };
  const write = { ...meta, writes: true };

  it('reads, but writes only while allowed', async () => {
    expect(await ask(contextOf(looking(null)), { meta: read })).toBe('done');
    for (const until of [null, EARLIER, NOW])
      expect(await ask(contextOf(looking(until)), { meta: write, method: 'POST' })).toBe(
        'impersonation_read_only',
      );
    expect(await ask(contextOf(looking(LATER)), { meta: write, method: 'POST' })).toBe('done');
    const allowed = { ...write, allowedReadOnly: true };
    expect(await ask(contextOf(looking(null)), { meta: allowed, method: 'POST' })).toBe('done');
  });

  it('is stopped by what a call does, not by its method', async () => {
    expect(await ask(contextOf(looking(null)), { meta: write, method: 'GET' })).toBe(
      'impersonation_read_only',
    );
    expect(await ask(contextOf(looking(null)), { meta, method: 'GET' })).toBe('impersonation_read_only');
  });

  it('leaves a trace of every call, refused writes included', async () => {
    const auditImpersonation = vi.fn<RequestContext['auditImpersonation']>(async () => undefined);
    const context = contextOf(looking(null), { auditImpersonation });
    await ask(context, { meta });
    await ask(context, { meta, method: 'POST' });
    expect(auditImpersonation.mock.calls.map(([, asked]) => asked)).toEqual([
      { method: 'GET', path: '/web-api/v1/things' },
      { method: 'POST', path: '/web-api/v1/things' },
    ]);
  });

  it('leaves none when people act for themselves', async () => {
    const auditImpersonation = vi.fn<RequestContext['auditImpersonation']>(async () => undefined);
    await ask(contextOf(person(), { auditImpersonation }), { meta });
    expect(auditImpersonation).not.toHaveBeenCalled();
  });
});
