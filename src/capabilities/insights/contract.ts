import { z } from 'zod';
import { taxonomyKey } from '#capabilities/taxonomy/contract/fields.ts';
import { byUuid, cents, day } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { FIGURES, FUNNEL } from './rules/figures.ts';
import { STEP_KINDS } from './rules/next-steps.ts';
import { DEFAULT_RANGE, RANGES } from './rules/periods.ts';
import { STANDING_PARTS } from './rules/score-gains.ts';
// Whoever has the calls has the limits they answer with.
import './rate-classes.ts';

const tag = 'insights';
const BASE = '/web-marketplace-api/v1/manage/storefronts/{uuid}/dashboard';

const periodSchema = z.object({ from: day, to: day });
const count = z.number().int();
const tenths = z.number();

const figureSchema = z.object({
  /** First replies in minutes; null where there was none. */
  value: z.number().nullable(),
  before: z.number().nullable(),
  /** Of others in the same category and market; null while fewer than eight of them are behind it. */
  median: z.number().nullable(),
});

const figuresShape = Object.fromEntries(FIGURES.map((figure) => [figure, z.number().nullable()])) as Record<
  (typeof FIGURES)[number],
  z.ZodNullable<z.ZodNumber>
>;

const pointSchema = periodSchema.extend({
  now: z.object(figuresShape),
  before: z.object(figuresShape).nullable(),
});

export type DashboardPoint = z.infer<typeof pointSchema>;

const standingSchema = z.object({
  rank: count,
  of: count,
  /** 'Far Rockaway, NY' */
  placeName: z.string(),
  citySlug: z.string(),
  /** In tenths of a point, as everywhere; without what a date and a budget would add. */
  totalTenths: tenths,
  ofTenths: tenths,
  medianTenths: tenths.nullable(),
  parts: z.array(
    z.object({
      key: z.enum(STANDING_PARTS),
      tenths,
      ofTenths: tenths,
      medianTenths: tenths.nullable(),
      why: z.string(),
      /** What the improvement would add; null where nothing can be done about it. */
      gainTenths: tenths.nullable(),
    }),
  ),
});

export type DashboardStanding = z.infer<typeof standingSchema>;

const stepSchema = z.object({
  kind: z.enum(STEP_KINDS),
  title: z.string(),
  reason: z.string(),
  /** Null where it counts for couples with a date only. */
  gainTenths: tenths.nullable(),
  /** The section of the editor, where there is one. */
  section: z.string().nullable(),
});

export type DashboardStep = z.infer<typeof stepSchema>;

const dashboardSchema = z.object({
  storefrontUuid: z.uuid(),
  name: z.string(),
  taxonomyKey,
  isPublished: z.boolean(),
  /** Where the business is. */
  today: day,
  partOfDay: z.enum(['morning', 'afternoon', 'evening']),
  range: z.enum(RANGES),
  period: periodSchema,
  before: periodSchema,
  /** Whom the medians are of; null while there are fewer than eight. */
  peers: z.object({ count, marketName: z.string() }).nullable(),
  figures: z.record(z.enum(FIGURES), figureSchema),
  unit: z.enum(['day', 'week']),
  points: z.array(pointSchema),
  /** Each with its share of the step before, from 0 to 1. */
  funnel: z.record(
    z.enum(FUNNEL),
    z.object({ count, share: z.number().nullable(), median: z.number().nullable() }),
  ),
  bookings: z.object({
    weddings: count,
    amountCents: cents,
    beforeWeddings: count,
    beforeCents: cents,
    /** The leads that were connected with in the period, and the credits that went to leads in it. */
    connectedLeads: count,
    creditsSpent: z.number().int(),
  }),
  standing: standingSchema.nullable(),
  steps: z.array(stepSchema),
});

export type Dashboard = z.infer<typeof dashboardSchema>;

const askedSchema = byUuid.extend({
  range: z.enum(RANGES).default(DEFAULT_RANGE),
  /** Both with the range 'own', and only then. */
  from: day.optional(),
  to: day.optional(),
});

export type DashboardAsked = z.infer<typeof askedSchema>;

export const insightsContract = {
  countView: route({
    method: 'POST',
    path: '/web-marketplace-api/v1/storefronts/{uuid}/views',
    summary:
      'Somebody has this storefront page before them; counted once a day, programs and its own team left out',
    tag,
    access: 'public',
    rate: 'storefront-view',
    allowedReadOnly: true,
  })
    .input(byUuid)
    .output(z.object({ ok: z.literal(true) })),

  getDashboard: route({
    method: 'GET',
    path: BASE,
    summary: 'How a listing does, compared with before and with others of its category and market',
    tag,
    access: 'vendor',
  })
    .input(askedSchema)
    .output(dashboardSchema),

  exportDashboard: route({
    method: 'GET',
    path: `${BASE}/export`,
    summary: 'The same day by day, as a CSV file',
    tag,
    access: 'vendor',
  })
    .input(askedSchema)
    .output(z.file()),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    insights: typeof insightsContract;
  }
}
