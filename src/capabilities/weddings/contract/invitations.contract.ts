import { z } from 'zod';
import { INVITATION_ACTIONS, INVITATION_STATUSES } from '#capabilities/identity/rules/invitation-states.ts';
import { day, instant, shortText } from '#platform/contract/atoms.ts';
import { emailText } from '#platform/contract/email-text.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { INVITATION_RULES } from '../rules/invitation-rules.ts';
import { INVITATION_ROLES } from '../rules/member-roles.ts';
import { tidyName } from '../rules/person-name.ts';

const tag = 'weddings';
export const invitationSchema = z.object({
  uuid: z.uuid(),
  direction: z.enum(['SENT', 'RECEIVED']),
  email: z.string(),
  firstName: z.string(),
  role: z.enum(INVITATION_ROLES),
  status: z.enum(INVITATION_STATUSES),
  inviterFirstName: z.string(),
  coupleNames: z.string(),
  sentAt: instant,
  expiresAt: instant,
  answeredAt: instant.nullable(),
  /** The path of a link to copy, for who manages the members and as long as it is open. */
  linkPath: z.string().nullable(),
  /** The actions the asking person may call now. */
  actions: z.array(z.enum(INVITATION_ACTIONS)),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** What the holder of the link may know before signing in: no email address of anyone. */
export const invitationLetterSchema = z.object({
  uuid: z.uuid(),
  firstName: z.string(),
  inviterFirstName: z.string(),
  coupleNames: z.string(),
  weddingDate: day.nullable(),
  role: z.enum(INVITATION_ROLES),
  status: z.enum(INVITATION_STATUSES),
  expiresAt: instant,
  /** From the mailed link alone: spares whoever signs up with the invited address to confirm it once more. */
  addressProof: z.string().nullable(),
});

export type InvitationLetter = z.infer<typeof invitationLetterSchema>;

export const invitationSendSchema = ruledObject(
  { email: emailText, firstName: cleanText.transform(tidyName), role: z.enum(INVITATION_ROLES) },
  INVITATION_RULES,
);

export type InvitationSend = z.infer<typeof invitationSendSchema>;

export const invitationsContract = {
  listInvitations: route({
    method: 'GET',
    path: '/web-api/v1/account-invitation/list',
    summary: 'Invitations of the own wedding, and open ones addressed to the asking person',
    tag,
    access: 'signed-in',
  }).output(z.array(invitationSchema)),

  sendInvitation: route({
    method: 'POST',
    path: '/web-api/v1/account-invitation/send',
    summary: 'Invite a partner, a planner, family or a viewer by email',
    tag,
    access: 'signed-in',
    rate: 'invite',
    subject: subjectIn(invitationSendSchema, ({ email }) => email),
    stepUp: true,
  })
    .input(invitationSendSchema)
    .output(invitationSchema),

  actOnInvitation: route({
    method: 'POST',
    path: '/web-api/v1/account-invitation/uuid/{uuid}/{action}',
    summary: 'Accept, decline, resend, revoke an invitation, or remove who accepted it',
    tag,
    access: 'signed-in',
  })
    .input(
      z.object({
        uuid: z.uuid(),
        action: z.enum(INVITATION_ACTIONS),
        /** From a link; not needed by the person whose verified email was invited. */
        token: shortText(200).optional(),
      }),
    )
    .output(invitationSchema),

  readInvitation: route({
    method: 'GET',
    path: '/web-api/v1/account-invitation/token/{token}',
    summary: 'What the invitation behind a link says',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(z.object({ token: shortText(200) }))
    .output(invitationLetterSchema),
};
