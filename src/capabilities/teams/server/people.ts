import { fail, ok, type Result } from '#base/result.ts';
import type { StorefrontMember } from '#capabilities/storefronts/server/index.ts';

type Named = { firstName: string; lastName: string; email?: string | null };

/** As colleagues call each other; whoever told no name goes by the address. */
export function personName({ firstName, lastName, email }: Named): string {
  return `${firstName} ${lastName}`.trim() || email || '';
}

export function isLastOwner(members: readonly StorefrontMember[], userId: string): boolean {
  const owners = members.filter(({ role }) => role === 'OWNER');
  return owners.length === 1 && owners[0]?.userId === userId;
}

export function lastOwnerStays() {
  return fail(
    'invitation.last_owner',
    'A listing needs at least one owner. Transfer ownership to someone else first.',
  );
}

export function findMember(members: readonly StorefrontMember[], userId: string): Result<StorefrontMember> {
  const member = members.find((each) => each.userId === userId);
  return member ? ok(member) : fail('team.member_not_found', 'This person no longer has access.');
}
