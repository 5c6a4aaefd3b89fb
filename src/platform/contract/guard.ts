import { os } from '@orpc/server';
import type { Actor, SignedInActor } from '#platform/actor.ts';
import type { RateClassName } from '#platform/limits/rate-classes.ts';
import { refuse } from './failure.ts';
import type { RequestContext } from './request-context.ts';
import type { RouteMeta } from './route.ts';

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
  if (actor.impersonation) throw refuse('forbidden', 'Only the person can do this.');
  if (actor.steppedUpUntil && actor.steppedUpUntil > context.clock.now()) return;
  const challenge = await context.challengeStepUp(actor);
  throw refuse('two_factor_required', 'Confirm it’s you to continue.', { details: challenge });
}

/** Whom a limit counts besides the address: the account, or the address typed into a sign-in form. */
function subjectOf(actor: Actor, input: unknown): string | undefined {
  if (actor.kind === 'user') return actor.userId;
  if (typeof input !== 'object' || input === null || !('email' in input)) return undefined;
  return typeof input.email === 'string' ? input.email.slice(0, 255).toLowerCase() : undefined;
}

/** Counts one hit of a rate class and refuses what is too much. A call whose effort depends on its input counts again. */
export async function demandRate(
  context: RequestContext,
  rate: RateClassName,
  input?: unknown,
): Promise<void> {
  const subject = subjectOf(context.actor, input);
  const counted = await context.limiter?.hit(rate, { ip: context.ip, ...(subject && { subject }) });
  if (!counted || counted.allowed) return;
  context.resHeaders?.set('retry-after', String(counted.retryAfterSeconds));
  throw refuse('too_many_requests', 'Too many requests. Please wait a moment and try again.');
}

/** Counts, admits and asks for the second factor, in this order and before the input is even looked at. */
export const guard = os
  .$context<RequestContext>()
  .$meta<Partial<RouteMeta>>({})
  .middleware(async ({ context, procedure, next }, input) => {
    const {
      access = 'support',
      rate = 'general',
      stepUp,
      writes = true,
      allowedReadOnly,
    } = procedure['~orpc'].meta;
    const { actor } = context;
    await demandRate(context, rate, input);
    if (!mayAsk(actor, access)) {
      throw actor.kind === 'visitor'
        ? refuse('unauthenticated', 'Please log in to continue.')
        : refuse('forbidden', 'You don’t have access to this.');
    }
    const { method = 'POST', path = '' } = procedure['~orpc'].route;
    if (actor.kind === 'user' && actor.impersonation)
      await context.auditImpersonation(actor, { method, path });
    if (writes && !allowedReadOnly && isReadOnly(actor, context.clock.now())) {
      throw refuse('impersonation_read_only', 'You are viewing this account read-only.');
    }
    if (stepUp && actor.kind === 'user') await demandStepUp(context, actor);
    return next();
  });

/** The actor of a call whose contract demands a signed-in person. */
export function signedIn(context: RequestContext): SignedInActor {
  if (context.actor.kind === 'visitor') throw refuse('unauthenticated', 'Please log in to continue.');
  return context.actor;
}
