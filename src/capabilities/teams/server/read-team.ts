import { ok, type Result } from '#base/result.ts';
import { statusAt } from '#capabilities/identity/rules/invitation-states.ts';
import { STOREFRONT_ROLES } from '#capabilities/storefronts/rules/storefront-roles.ts';
import {
  type EnteredStorefront,
  enterStorefront,
  listEnterable,
  listStorefrontMembers,
  type StorefrontMember,
  withStorefrontAbilities,
} from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Team, TeamInvitation, TeamMember } from '../contract/team.contract.ts';
import { type InvitationView, listOpenInvitations } from './invitations.store.ts';
import { isLastOwner, personName } from './people.ts';
import { listLastSeen } from './seen.store.ts';

type Actor = Pick<SignedInActor, 'userId'>;

function presentMember(
  member: StorefrontMember,
  { members, seen, actor }: { members: StorefrontMember[]; seen: Map<string, Date>; actor: Actor },
): TeamMember {
  const { userId, email, role, joinedAt } = member;
  return {
    userUuid: userId,
    name: personName(member),
    email,
    role,
    joinedAt: joinedAt.toISOString(),
    lastSeenAt: seen.get(userId)?.toISOString() ?? null,
    isYou: userId === actor.userId,
    isLastOwner: isLastOwner(members, userId),
  };
}

function presentInvitation({ invitation, inviter }: InvitationView, now: Date): TeamInvitation {
  return {
    uuid: invitation.id,
    email: invitation.email,
    role: invitation.role,
    status: statusAt(invitation, now),
    invitedBy: inviter ? personName(inviter) : '',
    sentAt: invitation.sentAt.toISOString(),
    expiresAt: invitation.expiresAt.toISOString(),
  };
}

async function presentTeam(
  tx: Tx,
  { storefront, allowed }: EnteredStorefront,
  actor: Actor,
  now: Date,
): Promise<Team> {
  const canManage = allowed.includes('manage-access');
  const members = await listStorefrontMembers(tx, storefront.id);
  const seen = await listLastSeen(
    tx,
    members.map(({ userId }) => userId),
  );
  const invitations = canManage ? await listOpenInvitations(tx, storefront.id) : [];
  const managed = canManage ? await listEnterable(tx, actor, 'manage-access') : [];
  return {
    storefrontUuid: storefront.uuid,
    storefrontName: storefront.name,
    canManage,
    members: members.map((member) => presentMember(member, { members, seen, actor })),
    invitations: invitations.map((view) => presentInvitation(view, now)),
    roles: STOREFRONT_ROLES.map((role) => withStorefrontAbilities({ role })),
    otherListings: managed
      .filter((each) => each.storefront.id !== storefront.id)
      .map((each) => ({ uuid: each.storefront.uuid, name: each.storefront.name })),
  };
}

/** Everybody who works there may know with whom; invitations are for who manages access. */
export async function readTeam(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  actor: Actor,
  uuid: string,
): Promise<Result<Team>> {
  const entered = await enterStorefront(tx, actor, uuid, 'see-team');
  return entered.ok ? ok(await presentTeam(tx, entered.value, actor, clock.now())) : entered;
}
