import { z } from 'zod';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { DIETS, NEEDS } from '#capabilities/guests/rules/guest-needs.ts';
import { GUEST_KINDS, GUEST_SIDES } from '#capabilities/guests/rules/household-choices.ts';
import { INVITATION_STATUSES } from '#capabilities/guests/rules/invitation.ts';
import { TAG_COLORS } from '#capabilities/guests/rules/tags/guest-tag.ts';
import { privatePictureSchema } from '#capabilities/media/contract.ts';
import { PICTURE_LIMITS } from '#capabilities/media/rules/picture-limits.ts';
import { day, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import '../rate-classes.ts';
import { FREED_REASONS } from '../rules/freed-chairs.ts';
import { MOST_OPERATIONS, MOST_TABLES } from '../rules/seating-limits.ts';
import { TABLE_SIZE_KEYS } from '../rules/table-sizes.data.ts';
import {
  fixtureValuesSchema,
  operationSchema,
  ownUuid,
  placeSchema,
  planName,
  refusedSchema,
  roomSchema,
  tableValuesSchema,
} from './operations.contract.ts';
import { ruleSchema } from './rules.contract.ts';

const tag = 'seating';
const access = 'signed-in';
const count = z.number().int();
const byPlan = z.object({ uuid: ownUuid });
const BASE = '/web-api/v1/seating/plans';

const planSummarySchema = z.object({
  uuid: z.uuid(),
  eventUuid: z.uuid(),
  name: z.string(),
  isCurrent: z.boolean(),
  isReleased: z.boolean(),
  tables: count,
  chairs: count,
  seated: count,
  updatedAt: instant,
  version: count,
});

export const plansSchema = z.object({
  events: z.array(
    z.object({
      uuid: z.uuid(),
      name: z.string(),
      date: day.nullable(),
      /** Invited and not declined. */
      people: count,
      coming: count,
    }),
  ),
  /** Event by event, the current one first. */
  plans: z.array(planSummarySchema),
  canEdit: z.boolean(),
});

const personSchema = z.object({
  uuid: z.uuid(),
  householdUuid: z.uuid(),
  /** Both '' while the seat is open: a guest of somebody. */
  firstName: z.string(),
  lastName: z.string(),
  kind: z.enum(GUEST_KINDS),
  hostUuid: z.uuid().nullable(),
  status: z.enum(INVITATION_STATUSES),
  answeredAt: instant.nullable(),
  /** Said yes in the last days, after the plan was begun. */
  isLateYes: z.boolean(),
  /** The place of the dish among `dishes`. */
  meal: count.nullable(),
  /** The rest is for those who may see the guests’ details, and empty for others. */
  tagUuids: z.array(z.uuid()),
  diets: z.array(z.enum(DIETS)),
  dietNote: z.string(),
  needs: z.array(z.enum(NEEDS)),
});

const householdSchema = z.object({
  uuid: z.uuid(),
  /** As it is shown: the couple’s own name for it, or the one made from its people. */
  name: z.string(),
  side: z.enum(GUEST_SIDES),
  language: z.enum(GUEST_LANGUAGES).or(z.literal('')),
});

const freedSchema = z.object({
  guestUuid: z.uuid(),
  name: z.string(),
  tableUuid: z.uuid(),
  seat: count,
  why: z.enum(FREED_REASONS),
  at: instant,
});

/** What operations change, as it stands. */
export const stateSchema = z.object({
  name: z.string(),
  isReleased: z.boolean(),
  room: roomSchema,
  fixtures: z.array(fixtureValuesSchema.extend({ uuid: z.uuid() })),
  tables: z.array(tableValuesSchema.extend({ uuid: z.uuid() })),
  seats: z.array(placeSchema.extend({ guestUuid: z.uuid() })),
});

export const planSchema = z.object({
  uuid: z.uuid(),
  eventUuid: z.uuid(),
  eventName: z.string(),
  isCurrent: z.boolean(),
  state: stateSchema,
  background: privatePictureSchema.nullable(),
  /** Whoever can be seated: invited to the event and not declined. */
  people: z.array(personSchema),
  households: z.array(householdSchema),
  tags: z.array(z.object({ uuid: z.uuid(), name: z.string(), color: z.enum(TAG_COLORS) })),
  dishes: z.array(z.string()),
  /** Those of the couple, then those that follow from households and needs. */
  rules: z.array(ruleSchema),
  /** Chairs that came free by themselves and were not looked at since, newest first. */
  freed: z.array(freedSchema),
  /** First names of the couple, for the sides. */
  couple: z.object({ a: z.string(), b: z.string() }),
  version: count,
  canEdit: z.boolean(),
  /** Also what guests eat and need, and the rules; without it they are empty. */
  seesGuests: z.boolean(),
});

export type SeatingPlans = z.output<typeof plansSchema>;
export type SeatingPlan = z.output<typeof planSchema>;
export type SeatingPerson = z.output<typeof personSchema>;
export type FreedChair = z.output<typeof freedSchema>;

const changedSchema = z.object({
  version: count,
  /** Those that are done, also when they had been before. */
  taken: z.array(z.uuid()),
  refused: z.array(refusedSchema),
  /** How everything stands, where something was refused. */
  state: stateSchema.nullable(),
});

export type ChangedPlan = z.output<typeof changedSchema>;

export const plansContract = {
  listPlans: route({
    method: 'GET',
    path: BASE,
    summary: 'The events of the wedding and their seating plans',
    tag,
    access,
  }).output(plansSchema),

  addPlan: route({
    method: 'POST',
    path: BASE,
    summary: 'Begin a plan: empty, with tables laid out for a number of people, or as a copy of another',
    tag,
    access,
  })
    .input(
      z.object({
        uuid: ownUuid,
        eventUuid: ownUuid,
        name: planName,
        from: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('EMPTY') }),
          z.object({
            kind: z.literal('TABLES'),
            sizeKey: z.enum(TABLE_SIZE_KEYS),
            tables: z.number().int().min(1).max(MOST_TABLES),
          }),
          z.object({ kind: z.literal('COPY'), planUuid: ownUuid, withSeats: z.boolean() }),
        ]),
      }),
    )
    .output(plansSchema),

  readPlan: route({
    method: 'GET',
    path: `${BASE}/{uuid}`,
    summary: 'A plan whole: room, tables, chairs, people, rules',
    tag,
    access,
  })
    .input(byPlan)
    .output(planSchema),

  changePlan: route({
    method: 'POST',
    path: `${BASE}/{uuid}/operations`,
    summary:
      'Operations in the order they were made, each whole or not at all, and once however often it is sent',
    tag,
    access,
    rate: 'seating-operations',
  })
    .input(byPlan.extend({ operations: z.array(operationSchema).min(1).max(MOST_OPERATIONS) }))
    .output(changedSchema),

  makePlanCurrent: route({
    method: 'POST',
    path: `${BASE}/{uuid}/current`,
    summary: 'Make it the plan of its event: the one guests, venue and the day read',
    tag,
    access,
  })
    .input(byPlan)
    .output(plansSchema),

  removePlan: route({
    method: 'DELETE',
    path: `${BASE}/{uuid}`,
    summary: 'Take a plan away; it can be brought back for 30 days',
    tag,
    access,
  })
    .input(byPlan)
    .output(plansSchema),

  bringPlanBack: route({
    method: 'POST',
    path: `${BASE}/{uuid}/back`,
    summary: 'Bring a plan back that was taken away',
    tag,
    access,
  })
    .input(byPlan)
    .output(plansSchema),

  addRoomPicture: route({
    method: 'POST',
    path: `${BASE}/{uuid}/picture`,
    summary: 'Bring the venue’s plan as a picture: the body is the file itself, at most 20 MB',
    tag,
    access,
    fileBytes: PICTURE_LIMITS.bytes,
  })
    .route({ inputStructure: 'detailed' })
    .input(z.object({ params: byPlan, body: z.file() }))
    .output(privatePictureSchema),

  dismissFreed: route({
    method: 'POST',
    path: `${BASE}/{uuid}/freed/seen`,
    summary: 'Somebody looked at the chairs that came free',
    tag,
    access,
  })
    .input(byPlan)
    .output(z.object({ dismissed: count })),
};
