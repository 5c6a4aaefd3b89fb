import { z } from 'zod';
import { INVITATION_STATUSES } from '#capabilities/identity/rules/invitation-states.ts';
import { STOREFRONT_ABILITIES, STOREFRONT_ROLES } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { byUuid, cursor, instant, nextCursor } from '#platform/contract/atoms.ts';
import { emailText } from '#platform/contract/email-text.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { ruledObject } from '#platform/contract/ruled.ts';
import { INVITE_RULES, MOST_LISTINGS } from '../rules/invite-rules.ts';
import { TEAM_EVENTS } from '../rules/team-events.ts';

const tag = 'team';
const BASE = '/web-marketplace-api/v1/manage/storefronts/{uuid}/team';
const role = z.enum(STOREFRONT_ROLES);

const memberSchema = z.object({
  userUuid: z.uuid(),
  name: z.string(),
  email: z.string(),
  role,
  joinedAt: instant,
  /** The last day they were here, as far as their sessions tell. */
  lastSeenAt: instant.nullable(),
  isYou: z.boolean(),
  /** Who must stay an owner until there is another. */
  isLastOwner: z.boolean(),
});

export type TeamMember = z.infer<typeof memberSchema>;

const invitationSchema = z.object({
  uuid: z.uuid(),
  email: z.string(),
  role,
  status: z.enum(INVITATION_STATUSES),
  invitedBy: z.string(),
  sentAt: instant,
  expiresAt: instant,
});

export type TeamInvitation = z.infer<typeof invitationSchema>;

const teamSchema = z.object({
  storefrontUuid: z.uuid(),
  storefrontName: z.string(),
  canManage: z.boolean(),
  members: z.array(memberSchema),
  /** Not yet answered; for who manages access. */
  invitations: z.array(invitationSchema),
  /** What can be given, and what each allows. */
  roles: z.array(z.object({ role, allowed: z.array(z.enum(STOREFRONT_ABILITIES)) })),
  /** Other listings whose access the asking person manages. */
  otherListings: z.array(z.object({ uuid: z.uuid(), name: z.string() })),
});

export type Team = z.infer<typeof teamSchema>;

const logEntrySchema = z.object({
  id: z.number(),
  event: z.enum(TEAM_EVENTS),
  actor: z.string(),
  subject: z.string(),
  role: role.nullable(),
  formerRole: role.nullable(),
  at: instant,
});

export type TeamLogEntry = z.infer<typeof logEntrySchema>;

const inviteSchema = ruledObject(
  {
    uuid: z.uuid(),
    email: emailText,
    role,
    /** Of the same owner: one invitation, one link, access to all of them. */
    alsoStorefrontUuids: z.array(z.uuid()).max(MOST_LISTINGS - 1),
  },
  INVITE_RULES,
);

export type Invite = z.infer<typeof inviteSchema>;

const ofInvitation = z.object({ uuid: z.uuid(), invitationUuid: z.uuid() });
const ofMember = z.object({ uuid: z.uuid(), userUuid: z.uuid() });

export const teamContract = {
  readTeam: route({
    method: 'GET',
    path: BASE,
    summary: 'Who works for a listing, as what, and who is invited',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(teamSchema),

  readTeamLog: route({
    method: 'GET',
    path: `${BASE}/log`,
    summary: 'Who changed access to a listing, newest first',
    tag,
    access: 'vendor',
  })
    .input(z.object({ uuid: z.uuid(), cursor }))
    .output(z.object({ entries: z.array(logEntrySchema), nextCursor })),

  exportTeamLog: route({
    method: 'GET',
    path: `${BASE}/log/export`,
    summary: 'The same as a CSV file',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(z.file()),

  invite: route({
    method: 'POST',
    path: `${BASE}/invitations`,
    summary: 'Invite somebody by email to work on one listing or several',
    tag,
    access: 'vendor',
    rate: 'invite',
    subject: subjectIn(inviteSchema, ({ email }) => email),
    stepUp: true,
  })
    .input(inviteSchema)
    .output(teamSchema),

  resendInvite: route({
    method: 'POST',
    path: `${BASE}/invitations/{invitationUuid}/resend`,
    summary: 'Send an invitation again, with a new link and two new weeks',
    tag,
    access: 'vendor',
  })
    .input(ofInvitation)
    .output(teamSchema),

  revokeInvite: route({
    method: 'POST',
    path: `${BASE}/invitations/{invitationUuid}/revoke`,
    summary: 'Take an invitation back',
    tag,
    access: 'vendor',
    stepUp: true,
  })
    .input(ofInvitation)
    .output(teamSchema),

  changeRole: route({
    method: 'PUT',
    path: `${BASE}/members/{userUuid}`,
    summary: 'Give somebody another role; giving or taking ownership asks for the second factor',
    tag,
    access: 'vendor',
  })
    .input(ofMember.extend({ role }))
    .output(teamSchema),

  removeMember: route({
    method: 'DELETE',
    path: `${BASE}/members/{userUuid}`,
    summary: 'End somebody’s access',
    tag,
    access: 'vendor',
    stepUp: true,
  })
    .input(ofMember)
    .output(teamSchema),

  transferOwnership: route({
    method: 'POST',
    path: `${BASE}/transfer`,
    summary: 'Make somebody else the owner and become a manager',
    tag,
    access: 'vendor',
    stepUp: true,
  })
    .input(ofMember)
    .output(teamSchema),

  leaveTeam: route({
    method: 'POST',
    path: `${BASE}/leave`,
    summary: 'Give up the own access',
    tag,
    access: 'vendor',
  })
    .input(byUuid)
    .output(z.object({ left: z.literal(true) })),
};
