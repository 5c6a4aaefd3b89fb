import { os } from '@orpc/server';
import type { Actor, SignedInActor } from '#platform/actor.ts';
import type { RateCaller } from '#platform/limits/rate-bucket.ts';
import { type RateClassName, rateClassOf } from '#platform/limits/rate-classes.ts';
import { refuse } from './failure.ts';
import { noteRefusal } from './note-refusal.ts';
import { orUnavailable } from './or-unavailable.ts';
import type { RequestContext } from './request-context.ts';
import { ordinaryRate, type RouteMeta } from './route.ts';

function mayAsk(actor: Actor, access: RouteMeta['access']): boolean {
  if (access === 'public') return true;
  if (actor.kind === 'visitor') return false;
  if (access === 'vendor') return actor.isVendor;
  if (access === 'support') return actor.isSupport && !actor.impersonation;
  return true;
}

function isReadOnly(actor: Actor, now: Date): boolean {
  if (actor.kind === 'visitor' || !actor.impersonation) return false;
  const { writableUntil } = actor.impersonation;
  return !writableUntil || writableUntil <= now;
}

export async function demandStepUp(context: RequestContext, actor: SignedInActor): Promise<void> {
  // The code would go to the person; and what needs one is nothing for others, even where they may write.
  if (actor.impersonation) throw refuse('forbidden', 'Only the account owner can do this.');
  if (actor.steppedUpUntil && actor.steppedUpUntil > context.clock.now()) return;
  await demandRate(context, 'challenge');
  const challenge = await context.challengeStepUp(actor);
  throw refuse('two_factor_required', 'Confirm it’s you to continue.', { details: challenge });
}

/** By what somebody without an account is told apart from others of the same network. */
type Shown = Pick<RateCaller, 'token' | 'device'>;

/** Counts one hit of a rate class and refuses what is too much. A call whose effort depends on its input counts again. */
export async function demandRate(
  context: RequestContext,
  rate: RateClassName,
  subject?: string,
  shown: Shown = {},
): Promise<void> {
  const { actor, ip, limiter, resHeaders } = context;
  const account = actor.kind === 'user' ? actor.userId : undefined;
  const counted = await limiter?.hit(rate, { ip, account, subject, ...shown });
  if (!counted || counted.allowed) return;
  resHeaders?.set('retry-after', String(counted.retryAfterSeconds));
  throw refuse('too_many_requests', 'Too many requests. Please wait a moment and try again.');
}

/** Before anything else, and without a query: how often this network asks at all, or whoever shows a secret in it. */
async function demandCheapRate(context: RequestContext, meta: Partial<RouteMeta>, shown: Shown) {
  const { rate = 'general', writes = true } = meta;
  const cheap = rateClassOf(rate).exact ? ordinaryRate(meta, !writes) : rate;
  await demandRate(context, cheap, undefined, shown);
}

/** Exact limits count what would really be tried: who must not, or asks for something invalid, tries nothing. */
async function demandExactRate(
  context: RequestContext,
  meta: Partial<RouteMeta>,
  shown: Shown,
  input: unknown,
) {
  const { rate = 'general', subject: find } = meta;
  if (!rateClassOf(rate).exact) return;
  const subject = find?.(input);
  if (find && subject === undefined) return;
  await demandRate(context, rate, subject, shown);
}

/**
 * Counts, admits, asks for the second factor and counts what is tried, in this order. The input is looked at only to find
 * whom it means, and only as its schema reads it.
 */
export const guard = os
  .$context<RequestContext>()
  .$meta<Partial<RouteMeta>>({})
  .middleware(({ context, procedure, next }, input) => {
    const { meta, route } = procedure['~orpc'];
    return noteRefusal(context, route.path, () =>
      orUnavailable(context, async () => {
        await admit(context, { meta, route }, input);
        return next();
      }),
    );
  });

/** A GET carries no token; where it changes something, the browser must not say that another site made it. */
function demandOwnPage({ headers }: RequestContext): void {
  const site = headers.get('sec-fetch-site');
  if (site === 'cross-site' || site === 'same-site')
    throw refuse('csrf_failed', 'This can only be done from our own pages.');
}

type Guarded = { meta: Partial<RouteMeta>; route: { method?: string; path?: string } };

async function admit(context: RequestContext, { meta, route }: Guarded, input: unknown): Promise<void> {
  const { access = 'support', stepUp, writes = true, allowedReadOnly } = meta;
  const { actor } = context;
  const shown = { token: meta.token?.(input), device: meta.device?.(input) };
  await demandCheapRate(context, meta, shown);
  if (!mayAsk(actor, access)) {
    throw actor.kind === 'visitor'
      ? refuse('unauthenticated', 'Please log in to continue.')
      : refuse('forbidden', 'You don’t have access to this.');
  }
  const { method = 'POST', path = '' } = route;
  if (writes && method === 'GET') demandOwnPage(context);
  if (actor.kind === 'user' && actor.impersonation) await context.auditImpersonation(actor, { method, path });
  if (writes && !allowedReadOnly && isReadOnly(actor, context.clock.now())) {
    throw refuse('impersonation_read_only', 'You are viewing this account read-only.');
  }
  if (stepUp && actor.kind === 'user') await demandStepUp(context, actor);
  await demandExactRate(context, meta, shown, input);
}

/** The actor of a call whose contract demands a signed-in person. */
export function signedIn(context: RequestContext): SignedInActor {
  if (context.actor.kind === 'visitor') throw refuse('unauthenticated', 'Please log in to continue.');
  return context.actor;
}
