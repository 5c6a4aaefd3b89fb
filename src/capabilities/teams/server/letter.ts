import { fail, ok, type Result } from '#base/result.ts';
import { statusAt } from '#capabilities/identity/rules/invitation-states.ts';
import { maskEmail } from '#capabilities/identity/rules/verification.ts';
import { lockStorefronts } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { hashToken } from '#platform/hash-token.ts';
import { findLetter, type InvitationView } from './invitations.store.ts';
import { invitationNotFound } from './reach-invitation.ts';

/** Everything one link opens: those that wait for an answer, or all of them once none does. Never empty. */
export type Letter = [InvitationView, ...InvitationView[]];

export async function openLetter(tx: Tx, token: string, now: Date): Promise<Result<Letter>> {
  const views = await findLetter(tx, hashToken(token));
  const waiting = views.filter(({ invitation }) => statusAt(invitation, now) === 'PENDING');
  const [first, ...rest] = waiting.length > 0 ? waiting : views;
  return first ? ok([first, ...rest]) : invitationNotFound();
}

/**
 * For the invited person, with every listing locked. The link was mailed to one address, and only an account of that
 * address may use it: whoever got it forwarded is told so, and nobody joins a business under an address it never saw.
 */
export async function reachLetter(
  tx: Tx,
  actor: Pick<SignedInActor, 'email'>,
  { token, now }: { token: string; now: Date },
): Promise<Result<Letter>> {
  const found = await openLetter(tx, token, now);
  if (!found.ok) return found;
  await lockStorefronts(
    tx,
    found.value.map(({ storefront }) => storefront.id),
  );
  // It may have been answered, taken back or sent again while this call waited.
  const letter = await openLetter(tx, token, now);
  if (!letter.ok) return letter;
  const { email } = letter.value[0].invitation;
  if (actor.email.toLowerCase() === email) return letter;
  return fail(
    'team.other_address',
    `This invitation was sent to ${maskEmail(email)}. Log in with that address, or ask for a new invitation.`,
  );
}
