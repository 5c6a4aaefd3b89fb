import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { WeddingSave } from '../contract.ts';
import {
  type MemberRole,
  STRICTEST_CHOICES,
  type WeddingAbility,
  type WeddingChoices,
  weddingAbilities,
} from '../rules/member-roles.ts';
import type { InvitationLink } from './invitation-links.ts';

/**
 * A row with somebody's role, and what that allows: from here on nobody asks the role. A row that was read without the
 * owners' choices gets what is allowed either way.
 */
export function withWeddingAbilities<Row extends { role: MemberRole } & Partial<WeddingChoices>>(
  row: Row,
): Row & { allowed: WeddingAbility[] } {
  return { ...row, allowed: weddingAbilities(row.role, { ...STRICTEST_CHOICES, ...row }) };
}

/** A person's place in a wedding: what every permission is decided by. */
export type Membership = WeddingChoices & {
  weddingId: string;
  userId: string;
  role: MemberRole;
  allowed: readonly WeddingAbility[];
};

export function notAMember() {
  return fail('wedding.not_a_member', 'You’re not part of a wedding yet.');
}

/** Whether this member may do it. Someone without a wedding is told so, never what others have. */
export function demandAbility(
  membership: Membership | undefined,
  ability: WeddingAbility,
): Result<Membership> {
  if (!membership) return notAMember();
  if (!membership.allowed.includes(ability)) {
    return fail('wedding.role_forbids', 'Your role in this wedding doesn’t allow this.');
  }
  return ok(membership);
}

const NAME_FIELDS = ['primaryFirstName', 'primaryLastName', 'partnerFirstName', 'partnerLastName'] as const;

/** Names and money need more than editing. Being sent counts, whatever the value: an answer must not confirm a guess. */
export function demandEdit(membership: Membership, given: WeddingSave): Result<Membership> {
  const abilities: WeddingAbility[] = ['edit-details'];
  if (NAME_FIELDS.some((field) => given[field] !== undefined)) abilities.push('edit-names');
  if (given.budgetCents !== undefined) abilities.push('edit-budget');
  const refused = abilities.map((ability) => demandAbility(membership, ability)).find((result) => !result.ok);
  return refused ?? ok(membership);
}

type Asked = { invitation: { email: string } };
type Answerer = Pick<SignedInActor, 'email' | 'emailVerified'>;

/** Whether somebody's account goes by the invited address. */
export function isInvitedAddress({ invitation }: Asked, actor: Pick<Answerer, 'email'>): boolean {
  return actor.email.toLowerCase() === invitation.email;
}

/** Who came by a link of the invitation, or who has shown that the invited address is theirs. */
export function mayAnswer(view: Asked, actor: Answerer, cameBy: InvitationLink | 'no link'): boolean {
  return cameBy === 'no link' ? actor.emailVerified && isInvitedAddress(view, actor) : cameBy !== undefined;
}
