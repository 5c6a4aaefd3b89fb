import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { shortText } from '#platform/contract/atoms.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject } from '#platform/contract/ruled.ts';
import { DESIGN_KEYS } from '../rules/design-keys.ts';
import { SITE_MESSAGE_RULES } from '../rules/message-rules.ts';
import { REPORT_REASON_KEYS, SITE_REPORT_RULES } from '../rules/report-rules.ts';
import { tag } from './editor.contract.ts';
import { drawnSchema, lookKey } from './site-schema.ts';

const BASE = '/web-api/v1/wedding-sites/{slug}' as const;
const done = z.object({ ok: z.literal(true) });
const slug = shortText(60).transform((text) => text.toLowerCase());
const page = shortText(60)
  .transform((text) => text.toLowerCase())
  .default('');
const lang = z.enum(GUEST_LANGUAGES).optional().catch(undefined);
/** A look that is only tried on: keys of a design’s palettes and types, its first ones where it has none of that name. */
const triedLook = {
  design: z.enum(DESIGN_KEYS).optional().catch(undefined),
  palette: lookKey.optional().catch(undefined),
  type: lookKey.optional().catch(undefined),
};
const previewGuest = {
  as: z.uuid().optional(),
  invitedTo: z.uuid().optional(),
  notInvitedTo: z.uuid().optional(),
};
const bySlug = z.object({ slug });

const siteSchema = z.discriminatedUnion('show', [
  z.object({
    show: z.literal('PAGE'),
    design: z.enum(DESIGN_KEYS),
    palette: z.string(),
    type: z.string(),
    view: drawnSchema,
    /** What announces its changes. */
    weddingId: z.uuid(),
    isForEverybody: z.boolean(),
    isIndexed: z.boolean(),
    /** For previews of shared links; '' unless everybody may read it. */
    description: z.string(),
    pictureId: z.uuid().nullable(),
  }),
  /** Says nothing of whose site it is. */
  z.object({
    show: z.literal('DOOR'),
    language: z.enum(GUEST_LANGUAGES),
    of: z.enum(['SITE', 'PAGE']),
    weddingId: z.uuid(),
  }),
  z.object({ show: z.literal('MOVED'), to: z.string() }),
]);

export type SiteAnswer = z.output<typeof siteSchema>;
/** What the page shows besides: that a message went out. */
const sent = z.boolean().default(false);

const messageInput = ruledObject(
  { name: cleanText.transform(cleanName), email: cleanText, text: cleanText, slug },
  SITE_MESSAGE_RULES,
);

export type SiteMessageInput = z.output<typeof messageInput>;

/** For readers without an account. The address of a site is no secret; its passcode and a household’s link are. */
export const siteContract = {
  readSite: route({
    method: 'GET',
    path: BASE,
    summary: 'A page of a published website, as far as this reader may see it',
    tag,
    access: 'public',
  })
    .input(z.object({ slug, page, lang, sent }))
    .output(siteSchema),

  enterSite: route({
    method: 'POST',
    path: `${BASE}/enter`,
    summary: 'Come in by the passcode of a website, or of one of its pages',
    tag,
    access: 'public',
    rate: 'website-passcode',
    subject: subjectIn(bySlug, (input) => input.slug),
  })
    .input(z.object({ slug, page, passcode: cleanText }))
    .output(done),

  enterSiteByLink: route({
    method: 'GET',
    path: `${BASE}/household`,
    summary: 'What the browser of a household keeps to be known on the website, by its link',
    tag,
    access: 'public',
    token: subjectIn(z.object({ code: shortText(64) }), (input) => input.code),
  })
    .input(z.object({ slug, code: shortText(64).transform((text) => text.toLowerCase()) }))
    .output(z.object({ cookie: z.string(), language: z.enum(GUEST_LANGUAGES) })),

  writeToCouple: route({
    method: 'POST',
    path: `${BASE}/messages`,
    summary: 'Write to the couple on their website',
    tag,
    access: 'public',
    rate: 'website-message',
    subject: subjectIn(bySlug, (input) => input.slug),
  })
    .input(messageInput)
    .output(done),

  reportSite: route({
    method: 'POST',
    path: `${BASE}/reports`,
    summary: 'Tell staff that a website should be looked at',
    tag,
    access: 'public',
    rate: 'website-message',
    subject: subjectIn(bySlug, (input) => input.slug),
  })
    .input(ruledObject({ slug, reason: z.enum(REPORT_REASON_KEYS), text: cleanText }, SITE_REPORT_RULES))
    .output(done),

  previewSite: route({
    method: 'GET',
    path: '/web-api/v1/website/preview',
    summary:
      'A page of the draft, as a household, a guest of an event or a stranger would see it; in another design, too',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ page, lang, ...previewGuest, ...triedLook }))
    .output(siteSchema),
};
