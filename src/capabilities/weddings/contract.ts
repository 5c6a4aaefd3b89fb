import { z } from 'zod';
import { email } from '#base/validation/email.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruled } from '#platform/contract/ruled.ts';
import { ACCOUNT_PREFERENCE_KEYS } from './rules/account-preferences.ts';
import { INVITATION_ACTIONS, INVITATION_STATUSES } from './rules/invitation-states.ts';
import { INVITATION_ROLES, MEMBER_ROLES, WEDDING_ACTIONS } from './rules/member-roles.ts';
import { personName, tidyName } from './rules/person-name.ts';
import { PLANNING_STAGES } from './rules/planning-stages.ts';
import { LOCATION_TYPES } from './rules/searched-location.ts';

const tag = 'weddings';
const instant = z.iso.datetime();
const nameText = cleanText.transform(tidyName);

export const weddingSchema = z.object({
  uuid: z.uuid(),
  primaryFirstName: z.string(),
  primaryLastName: z.string(),
  partnerFirstName: z.string(),
  partnerLastName: z.string(),
  /** 'Maya & Jonah' */
  coupleNames: z.string(),
  emptyOrPlaceholderCoupleNames: z.boolean(),
  weddingDate: z.iso.date().nullable(),
  /** Null while the couple was not asked. */
  dateStatus: z.enum(['SET', 'NOT_YET']).nullable(),
  city: z
    .object({
      id: z.number().int(),
      name: z.string(),
      stateCode: z.string(),
      slug: z.string(),
      marketId: z.number().int().nullable(),
    })
    .nullable(),
  location: z.string().nullable(),
  guestCount: z.number().int().nullable(),
  /** Null also for members who may not see it; `allowed` tells. */
  budgetCents: z.number().int().nullable(),
  planningStage: z.enum(PLANNING_STAGES).nullable(),
  onboardedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int(),
  /** The asking member's own role, and what it allows. */
  role: z.enum(MEMBER_ROLES),
  allowed: z.array(z.enum(WEDDING_ACTIONS)),
});

export type Wedding = z.infer<typeof weddingSchema>;

/**
 * Left out means unchanged, null means emptied. Only the shape is checked here: what a field may hold depends on the
 * day, so validateWeddingDetails says it, all fields at once.
 */
export const weddingSaveSchema = z.object({
  primaryFirstName: nameText.optional(),
  primaryLastName: nameText.optional(),
  partnerFirstName: nameText.optional(),
  partnerLastName: nameText.optional(),
  weddingDate: z.string().max(40).nullable().optional(),
  cityId: z.number().int().min(1).max(2_147_483_647).nullable().optional(),
  location: cleanText.nullable().optional(),
  guestCount: z.number().nullable().optional(),
  budgetCents: z.number().nullable().optional(),
  planningStage: z.enum(PLANNING_STAGES).nullable().optional(),
  /** The couple has been through (or skipped) the questions at the start. */
  onboarded: z.literal(true).optional(),
  /** The version the screen was showing; an older one is refused. */
  version: z.number().int().optional(),
});

export type WeddingSave = z.infer<typeof weddingSaveSchema>;

export const weddingMemberSchema = z.object({
  userUuid: z.uuid(),
  firstName: z.string(),
  lastName: z.string(),
  /** Only for members who manage the others. */
  email: z.string().nullable(),
  role: z.enum(MEMBER_ROLES),
  joinedAt: instant,
  isYou: z.boolean(),
  /** The invitation to call `remove` with; null for who made the wedding, and for who may not remove. */
  invitationUuid: z.uuid().nullable(),
});

export type WeddingMember = z.infer<typeof weddingMemberSchema>;

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
  /** The actions the asking person may call now. */
  actions: z.array(z.enum(INVITATION_ACTIONS)),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** What the holder of the link may know before signing in: no e-mail address of anyone. */
export const invitationLetterSchema = z.object({
  uuid: z.uuid(),
  firstName: z.string(),
  inviterFirstName: z.string(),
  coupleNames: z.string(),
  weddingDate: z.iso.date().nullable(),
  role: z.enum(INVITATION_ROLES),
  status: z.enum(INVITATION_STATUSES),
  expiresAt: instant,
});

export type InvitationLetter = z.infer<typeof invitationLetterSchema>;

export const invitationSendSchema = z.object({
  email: ruled(
    cleanText.transform((text) => text.toLowerCase()),
    required,
    email,
  ),
  firstName: ruled(nameText, required, personName),
  role: z.enum(INVITATION_ROLES),
});

export type InvitationSend = z.infer<typeof invitationSendSchema>;

export const accountPreferenceSchema = z.object({
  key: z.enum(ACCOUNT_PREFERENCE_KEYS),
  enabled: z.boolean(),
  rePromptEligible: z.boolean(),
});

export type AccountPreference = z.infer<typeof accountPreferenceSchema>;

export const preferencesSaveSchema = z.object({
  accountPreferences: z
    .array(z.object({ key: z.enum(ACCOUNT_PREFERENCE_KEYS), enabled: z.boolean() }))
    .min(1)
    .max(20),
  source: ruled(cleanText, maxLength(100)).optional(),
  ctaPlacement: ruled(cleanText, maxLength(100)).optional(),
});

export type PreferencesSave = z.infer<typeof preferencesSaveSchema>;

export const searchedLocationSchema = z.object({
  type: z.enum(LOCATION_TYPES),
  /** Null for all markets. */
  slug: z.string().nullable(),
});

/** One item of `user_role_account_weddings` in the user context, under the names of the specification. */
export const weddingContextSchema = z.object({
  wedding_uuid: z.uuid(),
  role: z.enum(MEMBER_ROLES),
  wedding_date: z.iso.date().nullable(),
  /** Newest first. */
  wedding_location_history: z.array(
    z.object({
      city_id: z.number().int(),
      location: z.string(),
      slug: z.string(),
      recorded_at: instant,
    }),
  ),
  primary_first_name: z.string(),
  primary_last_name: z.string(),
  partner_first_name: z.string(),
  partner_last_name: z.string(),
  empty_or_placeholder_couple_names: z.boolean(),
});

export type WeddingContext = z.infer<typeof weddingContextSchema>;

export const weddingsContract = {
  getWedding: route({
    method: 'GET',
    path: '/web-api/v1/wedding',
    summary: 'The wedding the asking person plans',
    tag,
    access: 'signed-in',
  }).output(weddingSchema),

  saveWedding: route({
    method: 'PUT',
    path: '/web-api/v1/wedding',
    summary: 'Begin a wedding, or change what is given of it',
    tag,
    access: 'signed-in',
  })
    .input(weddingSaveSchema)
    .output(weddingSchema),

  listMembers: route({
    method: 'GET',
    path: '/web-api/v1/wedding/members',
    summary: 'Who plans this wedding together',
    tag,
    access: 'signed-in',
  }).output(z.array(weddingMemberSchema)),

  leaveWedding: route({
    method: 'POST',
    path: '/web-api/v1/wedding/leave',
    summary: 'Leave the wedding; the last owner cannot',
    tag,
    access: 'signed-in',
  }).output(z.object({ left: z.literal(true) })),

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
    summary: 'Invite a partner, a planner, family or a viewer by e-mail',
    tag,
    access: 'signed-in',
    rate: 'invite',
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
        /** From the mailed link; not needed by the person whose verified e-mail was invited. */
        token: z.string().max(200).optional(),
      }),
    )
    .output(invitationSchema),

  readInvitation: route({
    method: 'GET',
    path: '/web-api/v1/account-invitation/token/{token}',
    summary: 'What the invitation behind a mailed link says',
    tag,
    access: 'public',
    rate: 'code',
  })
    .input(z.object({ token: z.string().max(200) }))
    .output(invitationLetterSchema),

  listPreferences: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/account-preferences',
    summary: 'What the couple shares with vendors',
    tag,
    access: 'signed-in',
  }).output(z.array(accountPreferenceSchema)),

  savePreferences: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/account-preferences',
    summary: 'Answer what to share with vendors',
    tag,
    access: 'signed-in',
  })
    .input(preferencesSaveSchema)
    .output(z.array(accountPreferenceSchema)),

  getSearchedLocation: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/account-preferences/location',
    summary: 'Where to look for vendors: remembered, the wedding’s city, or the default market',
    tag,
    access: 'public',
  }).output(searchedLocationSchema),

  saveSearchedLocation: route({
    method: 'PUT',
    path: '/web-marketplace-api/v1/account-preferences/location',
    summary: 'Remember where vendors were looked for',
    tag,
    access: 'signed-in',
  })
    .input(
      z.object({
        type: z.enum(LOCATION_TYPES),
        slug: ruled(cleanText, maxLength(200)).nullable().optional(),
      }),
    )
    .output(searchedLocationSchema),
};
