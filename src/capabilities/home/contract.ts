import { z } from 'zod';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { MEMBER_ROLES, WEDDING_ABILITIES } from '#capabilities/weddings/rules/member-roles.ts';
import { PLANNING_STAGES } from '#capabilities/weddings/rules/planning-stages.ts';
import { cents, day, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { DUE_KINDS } from './rules/due-items.ts';
import { PARTS_OF_DAY } from './rules/part-of-day.ts';
import { VENDOR_STATES } from './rules/vendor-tiles.ts';

const count = z.number().int();

const memberSchema = z.object({
  userUuid: z.uuid(),
  firstName: z.string(),
  role: z.enum(MEMBER_ROLES),
  isYou: z.boolean(),
});

const weddingSchema = z.object({
  /** 'Maya & Jonah' */
  coupleNames: z.string(),
  weddingDate: day.nullable(),
  city: z.object({ name: z.string(), stateCode: z.string(), slug: z.string() }).nullable(),
  /** Where it is, once a venue is booked, with its picture. */
  venue: z.object({ name: z.string(), imageId: z.string().nullable() }).nullable(),
  stage: z.enum(PLANNING_STAGES),
  isStageChosen: z.boolean(),
  allowed: z.array(z.enum(WEDDING_ABILITIES)),
  members: z.array(memberSchema),
});

const dueItemSchema = z.object({
  id: z.string(),
  kind: z.enum(DUE_KINDS),
  day,
  subject: z.string(),
  title: z.string(),
  detail: z.string(),
  href: z.string(),
  isLate: z.boolean(),
  /** Whose it is; nobody's in particular where empty. */
  members: z.array(z.uuid()),
  /** What can be done about it right here. */
  paymentUuid: z.uuid().nullable(),
  taskUuid: z.uuid().nullable(),
});

const headsSchema = z.object({
  people: count,
  adults: count,
  households: count,
  withoutAddress: count,
  unnamed: count,
  coming: count,
  declined: count,
  waiting: count,
  closesOn: day.nullable(),
});

const moneySchema = z.object({
  totalCents: cents.nullable(),
  expectedCents: cents,
  paidCents: cents,
  /** Agreed on and not paid yet. */
  outstandingCents: cents,
  nextPayments: z.array(
    z.object({
      uuid: z.uuid(),
      title: z.string(),
      label: z.string(),
      amountCents: cents,
      dueOn: day.nullable(),
      isLate: z.boolean(),
    }),
  ),
});

const vendorSchema = z.object({
  taxonomyKey: z.enum(TAXONOMY_KEYS),
  state: z.enum(VENDOR_STATES),
  name: z.string().nullable(),
  imageId: z.string().nullable(),
  detail: z.string(),
  /** Of who is still to find: how many are near, or free on the day. */
  near: z.string(),
  isUrgent: z.boolean(),
  href: z.string(),
});

const bestStepSchema = z.object({
  id: z.string(),
  title: z.string(),
  reasons: z.array(z.string()),
  action: z.string(),
  href: z.string(),
  /** Whom it is about, for its picture; null where it is about none. */
  taxonomyKey: z.enum(TAXONOMY_KEYS).nullable(),
});

const milestoneSchema = z.object({ title: z.string(), day, isDone: z.boolean() });

const otherStepSchema = z.object({
  uuid: z.uuid(),
  userUuid: z.uuid(),
  name: z.string(),
  words: z.string(),
  href: z.string(),
  at: instant,
});

export const homeSchema = z.object({
  firstName: z.string(),
  today: day,
  /** On the clock of the place. */
  partOfDay: z.enum(PARTS_OF_DAY),
  /** Nobody's yet: everything below is empty. */
  wedding: weddingSchema.nullable(),
  due: z.array(dueItemSchema),
  nextWeek: z.array(z.string()),
  tasks: z.object({ done: count, all: count }),
  milestones: z.array(milestoneSchema),
  heads: headsSchema.nullable(),
  /** Null for whoever must not see it. */
  money: moneySchema.nullable(),
  vendors: z.array(vendorSchema),
  bestSteps: z.array(bestStepSchema),
  others: z.array(otherStepSchema),
});

/** Days are of the clock where the wedding is. */
const latelySchema = z.object({ today: day, timeZone: z.string(), steps: z.array(otherStepSchema) });

export type LatelyAnswer = z.output<typeof latelySchema>;

export type HomeAnswer = z.output<typeof homeSchema>;

export const homeContract = {
  readHome: route({
    method: 'GET',
    path: '/web-api/v1/home',
    summary: 'Where a couple begins its day: what is due, who comes, what it costs, whom it books next',
    tag: 'home',
    access: 'signed-in',
  }).output(homeSchema),
  readLately: route({
    method: 'GET',
    path: '/web-api/v1/home/lately',
    summary: 'What the others of a wedding did in the last sixty days',
    tag: 'home',
    access: 'signed-in',
  }).output(latelySchema),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    home: typeof homeContract;
  }
}
