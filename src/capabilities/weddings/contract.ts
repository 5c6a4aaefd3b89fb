import { z } from 'zod';
import { cityId } from '#capabilities/places/contract/fields.ts';
import { day, instant, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText } from '#platform/contract/ruled.ts';
import { invitationsContract } from './contract/invitations.contract.ts';
import { preferencesContract } from './contract/preferences.contract.ts';
import { MEMBER_ROLES, MONEY_ACCESS, WEDDING_ABILITIES } from './rules/member-roles.ts';
import { tidyName } from './rules/person-name.ts';
import { PLANNING_STAGES } from './rules/planning-stages.ts';
// Whoever has the calls has the codes and limits they answer with.
import './errors.ts';
import '#capabilities/identity/errors.ts';
import '#capabilities/identity/rate-classes.ts';

const tag = 'weddings';
const nameText = cleanText.transform(tidyName);

const moneyRightsSchema = z.object({
  plannerMoney: z.enum(MONEY_ACCESS),
  familyMoney: z.enum(MONEY_ACCESS),
});

export type MoneyRights = z.infer<typeof moneyRightsSchema>;

export const weddingSchema = z.object({
  uuid: z.uuid(),
  primaryFirstName: z.string(),
  primaryLastName: z.string(),
  partnerFirstName: z.string(),
  partnerLastName: z.string(),
  /** 'Maya & Jonah' */
  coupleNames: z.string(),
  emptyOrPlaceholderCoupleNames: z.boolean(),
  weddingDate: day.nullable(),
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
  /** Null also for members who must not see it; `allowed` tells. */
  budgetCents: z.number().int().nullable(),
  planningStage: z.enum(PLANNING_STAGES).nullable(),
  onboardedAt: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int(),
  /** The asking member's own role, and what it allows. */
  role: z.enum(MEMBER_ROLES),
  allowed: z.array(z.enum(WEDDING_ABILITIES)),
  /** Whom the owners let near the money; null for everybody else. */
  moneyRights: moneyRightsSchema.nullable(),
});

export type Wedding = z.infer<typeof weddingSchema>;

/**
 * Left out means unchanged, null means emptied. Only the shape is checked here: what a field may hold depends on the
 * day, so the use case asks the whole table (`weddingRules`), all fields at once.
 */
export const weddingSaveSchema = z.object({
  primaryFirstName: nameText.optional(),
  primaryLastName: nameText.optional(),
  partnerFirstName: nameText.optional(),
  partnerLastName: nameText.optional(),
  weddingDate: shortText(40).nullable().optional(),
  cityId: cityId.nullable().optional(),
  location: cleanText.nullable().optional(),
  guestCount: z.number().nullable().optional(),
  budgetCents: z.number().nullable().optional(),
  planningStage: z.enum(PLANNING_STAGES).nullable().optional(),
  /** The couple has been through (or skipped) the questions at the start. */
  onboarded: z.literal(true).optional(),
  /** The version the screen was showing; an older one is refused. */
  version: wholeNumber.optional(),
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
  /** The invitation to call `remove` with; null for who made the wedding, and for who must not remove. */
  invitationUuid: z.uuid().nullable(),
});

export type WeddingMember = z.infer<typeof weddingMemberSchema>;

/** One item of `user_role_account_weddings` in the user context, under the names of the specification. */
export const weddingContextSchema = z.object({
  wedding_uuid: z.uuid(),
  role: z.enum(MEMBER_ROLES),
  /** What this person may do there; pages ask this, never the role. */
  allowed: z.array(z.enum(WEDDING_ABILITIES)),
  wedding_date: day.nullable(),
  /** By whose clock days are counted. */
  time_zone: z.string(),
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

  saveFamilyRights: route({
    method: 'PUT',
    path: '/web-api/v1/wedding/family',
    summary: 'Whether family edits the guest list or suggests guests',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ suggests: z.boolean() }))
    .output(z.object({ suggests: z.boolean() })),

  saveMoneyAccess: route({
    method: 'PUT',
    path: '/web-api/v1/wedding/money',
    summary: 'Whether planner and family see or change what things cost',
    tag,
    access: 'signed-in',
  })
    .input(moneyRightsSchema)
    .output(moneyRightsSchema),

  leaveWedding: route({
    method: 'POST',
    path: '/web-api/v1/wedding/leave',
    summary: 'Leave the wedding; the last owner cannot',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ endsWedding: z.boolean().default(false) }).optional())
    .output(z.object({ left: z.literal(true) })),

  ...invitationsContract,
  ...preferencesContract,
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    weddings: typeof weddingsContract;
  }
}

declare module '#base/live-kind.ts' {
  interface LiveKinds {
    wedding: true;
    members: true;
    invitations: true;
    preferences: true;
  }
}
