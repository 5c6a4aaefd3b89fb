import type { HouseholdInvitation } from './household-invitation.ts';
import type { Reply } from './reply.ts';
import { type AskedEvents, isStepDone, openStep, type ReplyStep, replySteps } from './reply-steps.ts';

/** Where answering is over, a household can still say what it would change. */
export function askedOf({ events }: Pick<HouseholdInvitation, 'events'>): AskedEvents {
  return events.some(({ window }) => window === 'OPEN') ? 'OPEN' : 'ALL';
}

/** Whether there is anything to walk through: what is not open yet asks nothing. */
export function canAnswer({ events }: Pick<HouseholdInvitation, 'events'>): boolean {
  return events.some(({ asksReply, window }) => asksReply && window !== 'NOT_OPEN');
}

/** A screen among all of them; no step where an earlier answer took it away. */
export function placeOf(invitation: HouseholdInvitation, key: string, reply: Reply) {
  const steps = replySteps(invitation, reply, askedOf(invitation));
  const place = steps.findIndex((step) => step.key === key);
  return { steps, place, step: steps[place] };
}

/** Where somebody goes who has just answered a screen; nothing while it is not answered. */
export function keyAfter(invitation: HouseholdInvitation, step: ReplyStep, reply: Reply): string | undefined {
  const after = placeOf(invitation, step.key, reply);
  if (after.step)
    return isStepDone(step, reply) ? (after.steps[after.place + 1]?.key ?? 'summary') : undefined;
  // ‘We don’t know yet’ takes the question of the name away; what followed it is next.
  return openStep(invitation, reply, askedOf(invitation))?.key ?? 'summary';
}
