import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { hashToken } from '#platform/hash-token.ts';
import type { WeddingSave } from '../contract.ts';
import { roleAllows, type WeddingAction } from '../rules/member-roles.ts';
import type { InvitationView } from './invitations.store.ts';
import type { Membership } from './store.ts';

export function notAMember() {
  return fail('wedding.not_a_member', 'You are not part of a wedding yet.');
}

/** Whether this member may do it. Someone without a wedding is told so, never what others have. */
export function demandAction(membership: Membership | undefined, action: WeddingAction): Result<Membership> {
  if (!membership) return notAMember();
  if (!roleAllows(membership.role, action)) {
    return fail('wedding.role_forbids', 'Your role in this wedding doesn’t allow this.');
  }
  return ok(membership);
}

const NAME_FIELDS = ['primaryFirstName', 'primaryLastName', 'partnerFirstName', 'partnerLastName'] as const;

/** Names and money need more than editing. Being sent counts, whatever the value: an answer must not confirm a guess. */
export function demandEdit(membership: Membership, given: WeddingSave): Result<Membership> {
  const actions: WeddingAction[] = ['edit-details'];
  if (NAME_FIELDS.some((field) => given[field] !== undefined)) actions.push('edit-names');
  if (given.budgetCents !== undefined) actions.push('edit-budget');
  const refused = actions.map((action) => demandAction(membership, action)).find((result) => !result.ok);
  return refused ?? ok(membership);
}

type Answerer = Pick<SignedInActor, 'email' | 'emailVerified'>;

/** Who holds the mailed link, or who has shown that the invited address is theirs. */
export function mayAnswer(
  { invitation }: InvitationView,
  actor: Answerer,
  token: string | undefined,
): boolean {
  if (token !== undefined) return hashToken(token) === invitation.tokenHash;
  return actor.emailVerified && actor.email.toLowerCase() === invitation.email;
}
