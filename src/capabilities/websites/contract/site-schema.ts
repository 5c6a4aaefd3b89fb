import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { isSlug } from '#base/validation/slug.ts';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { wholeNumber } from '#platform/contract/atoms.ts';
import { DESIGN_KEYS } from '../rules/design-keys.ts';
import type { DrawnSite } from '../rules/draw/draw-site.ts';
import { BLOCK_KINDS } from '../rules/site-block.ts';
import { LONGEST_PAGE_TITLE } from '../rules/site-limits.ts';
import { type DraftBlock, PAGE_KINDS, type SiteLook } from '../rules/stored/site-content.ts';
import type { Words } from '../rules/stored/words.ts';
import { wordsSchema } from './words-schema.ts';

const language = z.enum(GUEST_LANGUAGES);

/** Of a palette or a pairing; a design that has none of this name takes its first. */
export const lookKey = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/);

export const lookSchema = z.object({
  design: z.enum(DESIGN_KEYS),
  palette: lookKey,
  type: lookKey,
  languages: z
    .array(language)
    .min(1)
    .max(GUEST_LANGUAGES.length)
    .refine((codes) => new Set(codes).size === codes.length),
  title: wordsSchema(80),
}) as unknown as z.ZodType<SiteLook>;

const title = wordsSchema(LONGEST_PAGE_TITLE).transform(
  (words) =>
    Object.fromEntries(Object.entries(words).map(([code, text]) => [code, cleanName(text)])) as Words,
);
const slug = z
  .string()
  .max(40)
  .transform((text) => text.trim().toLowerCase())
  .refine(isSlug, MESSAGES.slug);

export const pageHeadInput = z.object({ id: z.uuid(), kind: z.enum(PAGE_KINDS), slug, title });
export const pageChange = { slug, title };

/** As it was stored, which its own schema judged when it came in. */
export const draftBlockSchema = z.looseObject({
  id: z.uuid(),
  kind: z.enum(BLOCK_KINDS),
  version: wholeNumber,
}) as unknown as z.ZodType<DraftBlock>;

export const storedWords = z.record(z.string(), z.string()) as unknown as z.ZodType<Words>;
export const storedLook = z.looseObject({ design: z.enum(DESIGN_KEYS) }) as unknown as z.ZodType<SiteLook>;

/** As our own rules drew it, for one reader. */
export const drawnSchema = z.looseObject({ language }) as unknown as z.ZodType<DrawnSite>;
