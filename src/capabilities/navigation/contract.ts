import { z } from 'zod';
import { variationSchema } from '#capabilities/experiments/contract.ts';
import { weddingContextSchema } from '#capabilities/weddings/contract.ts';
import { route } from '#platform/contract/route.ts';

/** Field names as the specification's user-context entity has them. */
const userContextSchema = z.object({
  is_guest: z.boolean(),
  is_spoof: z.boolean(),
  email: z.string().nullable(),
  object_id: z.string().nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  created_at: z.string().nullable(),
  role: z.enum(['VISITOR', 'USER']),
  email_verified: z.boolean(),
  has_vendor_account: z.boolean(),
  has_marketplace_account: z.boolean(),
  /** Until when staff may write while impersonating; null when they only look. */
  support_write_until: z.string().nullable(),
  is_support: z.boolean(),
  /** Where staff and vendors without a wedding work; couples have no such place. */
  work: z.object({ id: z.string(), label: z.string(), href: z.string() }).nullable(),
  user_role_account_weddings: z.array(weddingContextSchema),
  /** By the experiment's name, its variation_key. */
  user_experiments: z.record(z.string(), variationSchema),
});

const navEntrySchema = z.object({
  id: z.string(),
  label: z.string(),
  href: z.string(),
  /** An upcoming one leads to a page that says what will be there. */
  status: z.enum(['live', 'upcoming']),
});
const navGroupSchema = navEntrySchema.extend({ children: z.array(navEntrySchema) });
const navSectionSchema = navEntrySchema.extend({ children: z.array(navGroupSchema) });

export const legacyNavSchema = z.object({
  is_guest: z.boolean(),
  /** The bar above every page. */
  navigation: z.array(navGroupSchema),
  /** The whole catalogue: primary sections, their secondary groups and the tertiary items below. */
  sections: z.array(navSectionSchema),
});

export const navigationContract = {
  user: route({
    method: 'GET',
    path: '/website-nav/web-api/v1/user/get',
    summary: 'Who this browser is signed in as; sets or removes the signed-in cookies',
    tag: 'navigation',
    access: 'public',
  }).output(userContextSchema),

  legacyNav: route({
    method: 'GET',
    path: '/website-nav/web-api/legacyNav',
    summary: 'Every section of the product as this person sees it',
    tag: 'navigation',
    access: 'public',
  }).output(legacyNavSchema),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    navigation: typeof navigationContract;
  }
}
