import { z } from 'zod';
import { listCardSchema } from '#capabilities/search/contract.ts';
import { BADGES } from '#capabilities/storefronts/rules/badges.ts';
import { byUuid, day, instant } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { STANDINGS } from './rules/judge-standing.ts';

const tag = 'badges';
const count = z.number().int();

const checkSchema = z.object({
  key: z.string(),
  label: z.string(),
  isMet: z.boolean(),
  value: z.string(),
  needed: z.string(),
  /** How much of its bar is filled, and where the threshold stands on it, from 0 to 1; null where that is its end. */
  fill: z.number(),
  mark: z.number().nullable(),
});

export type ShownCheck = z.infer<typeof checkSchema>;

const verdictSchema = z.object({
  /** One of the badges, or the award of the year of the day. */
  key: z.enum([...BADGES, 'BEST_OF']),
  title: z.string(),
  rule: z.string(),
  standing: z.enum(STANDINGS),
  met: count,
  /** 'Earned', 'On track, 46 days left', 'Not yet, 1 of 2' */
  standingText: z.string(),
  checks: z.array(checkSchema),
  /** What is missing, in a sentence; null for who has it. */
  missing: z.string().nullable(),
});

export type ShownVerdict = z.infer<typeof verdictSchema>;

const awardSchema = z.object({
  year: count,
  reviews: count,
  /** '4.9'; null where none of that year is left. */
  average: z.string().nullable(),
});

export type ShownAward = z.infer<typeof awardSchema>;

const badgesSchema = z.object({
  storefrontUuid: z.uuid(),
  name: z.string(),
  isPublished: z.boolean(),
  /** What the figures are of: everything up to the end of this day. */
  day,
  /** The days that can be asked for, the newest first. */
  days: z.array(day),
  /** When the newest day was counted, and by which clock that is said; null before the first night. */
  countedAt: instant.nullable(),
  timeZone: z.string(),
  verdicts: z.array(verdictSchema),
  /** As couples see it; null while they do not. */
  card: listCardSchema.nullable(),
  awards: z.array(awardSchema),
  /** A year that nearly was one: 6 of 7 reviews. */
  soClose: z.object({ year: count, reviews: count, of: count }).nullable(),
});

export type BadgesOfListing = z.infer<typeof badgesSchema>;

export const badgesContract = {
  getBadges: route({
    method: 'GET',
    path: '/web-marketplace-api/v1/manage/storefronts/{uuid}/badges',
    summary: 'Every badge with its rule and the listing’s own figures, as of a day; its awards',
    tag,
    access: 'vendor',
  })
    .input(byUuid.extend({ day: day.optional() }))
    .output(badgesSchema),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    badges: typeof badgesContract;
  }
}
