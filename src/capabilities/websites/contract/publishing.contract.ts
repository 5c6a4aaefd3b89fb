import { z } from 'zod';
import { byUuid, day, instant, rowId, shortText } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { cleanText, ruledObject, trimmedText } from '#platform/contract/ruled.ts';
import { SLUG_RULES } from '../rules/address/slug-rules.ts';
import { DESIGN_KEYS } from '../rules/design-keys.ts';
import { FORGET_RULES } from '../rules/forget-rules.ts';
import { PAGE_PRIVACY_RULES } from '../rules/privacy/page-privacy-rules.ts';
import { PASSCODE_RULES } from '../rules/privacy/passcode.ts';
import { EVENT_VISIBILITIES, PAGE_VISIBILITIES, SITE_PRIVACIES } from '../rules/privacy/site-privacy.ts';
import { VERSION_KINDS } from '../rules/versions.ts';
import { BASE, tag, websiteSchema } from './editor.contract.ts';
import { drawnSchema } from './site-schema.ts';

const access = 'signed-in';
const done = z.object({ ok: z.literal(true) });
const slugInput = ruledObject({ slug: trimmedText }, SLUG_RULES);
const passcode = z.object({ passcode: z.string() });

const versionSchema = z.object({
  number: rowId,
  kind: z.enum(VERSION_KINDS),
  at: instant,
  byName: z.string(),
  changes: z.array(z.string()),
});

export type WebsiteVersion = z.output<typeof versionSchema>;

const takenOut = z.object({
  design: z.enum(DESIGN_KEYS),
  palette: z.string(),
  type: z.string(),
  pages: z.array(z.object({ fileName: z.string(), view: drawnSchema })),
});

export type TakenOut = z.output<typeof takenOut>;

export const publishingContract = {
  checkWebsiteSlug: route({
    method: 'GET',
    path: `${BASE}/slug`,
    summary: 'Whether an address can be had, in the words that stand under its field',
    tag,
    access,
    rate: 'website-slug',
  })
    .input(z.object({ slug: shortText(100) }))
    .output(z.object({ isAvailable: z.boolean(), message: z.string() })),

  saveWebsiteSlug: route({
    method: 'PUT',
    path: `${BASE}/slug`,
    summary: 'Give the website its address; the one before leads on for a year',
    tag,
    access,
  })
    .input(slugInput)
    .output(z.object({ slug: z.string() })),

  publishWebsite: route({
    method: 'POST',
    path: `${BASE}/publish`,
    summary:
      'Show guests the draft as it is, whole; a newer draft than the one that was looked at is refused',
    tag,
    access,
  })
    .input(z.object({ draftVersion: rowId }))
    .output(websiteSchema),

  unpublishWebsite: route({
    method: 'POST',
    path: `${BASE}/unpublish`,
    summary: 'Take the website off the web; nothing of it is lost',
    tag,
    access,
  }).output(websiteSchema),

  listWebsiteVersions: route({
    method: 'GET',
    path: `${BASE}/versions`,
    summary: 'How the website was before, the newest first',
    tag,
    access,
  }).output(z.object({ versions: z.array(versionSchema) })),

  restoreWebsiteVersion: route({
    method: 'POST',
    path: `${BASE}/versions/{number}/restore`,
    summary: 'Make the draft what it was; what it is now is kept as a version',
    tag,
    access,
  })
    // As text in the address.
    .input(z.object({ number: z.coerce.number<number>().pipe(rowId) }))
    .output(websiteSchema),

  saveWebsitePrivacy: route({
    method: 'PUT',
    path: `${BASE}/privacy`,
    summary: 'Who gets in, and whether the site can be found; counts at once',
    tag,
    access,
  })
    .input(z.object({ privacy: z.enum(SITE_PRIVACIES), isListed: z.boolean(), isIndexed: z.boolean() }))
    .output(websiteSchema),

  readWebsitePasscode: route({
    method: 'GET',
    path: `${BASE}/passcode`,
    summary: 'The passcode, to tell guests',
    tag,
    access,
  }).output(passcode),

  saveWebsitePasscode: route({
    method: 'PUT',
    path: `${BASE}/passcode`,
    summary: 'Another passcode; whoever came in by the old one is asked again',
    tag,
    access,
  })
    .input(ruledObject({ passcode: cleanText }, PASSCODE_RULES))
    .output(passcode),

  makeWebsitePasscode: route({
    method: 'POST',
    path: `${BASE}/passcode/new`,
    summary: 'A passcode that we make up',
    tag,
    access,
  }).output(passcode),

  savePagePrivacy: route({
    method: 'PUT',
    path: `${BASE}/pages/{uuid}/privacy`,
    summary: 'Who may read a page; stricter than the site, never laxer, and at once',
    tag,
    access,
  })
    .input(
      ruledObject(
        {
          ...byUuid.shape,
          visibility: z.enum(PAGE_VISIBILITIES),
          eventIds: z.array(z.uuid()).max(20).default([]),
          /** Its own, where it asks for one; null leaves the one it has. */
          passcode: cleanText.nullable().default(null),
        },
        PAGE_PRIVACY_RULES,
      ),
    )
    .output(websiteSchema),

  readPagePasscode: route({
    method: 'GET',
    path: `${BASE}/pages/{uuid}/passcode`,
    summary: 'The passcode of a page, to tell guests',
    tag,
    access,
  })
    .input(byUuid)
    .output(passcode),

  saveEventVisibility: route({
    method: 'PUT',
    path: `${BASE}/events/{uuid}/visibility`,
    summary: 'Whether everybody reads of an event or only who is invited to it; counts at once',
    tag,
    access,
  })
    .input(z.object({ ...byUuid.shape, visibility: z.enum(EVENT_VISIBILITIES) }))
    .output(websiteSchema),

  saveWebsiteForgetDay: route({
    method: 'PUT',
    path: `${BASE}/forget-day`,
    summary: 'The day on which the website and its pictures are deleted; null for none',
    tag,
    access,
  })
    .input(ruledObject({ forgetOn: day.nullable() }, FORGET_RULES))
    .output(done),

  takeOutWebsite: route({
    method: 'GET',
    path: `${BASE}/take-out`,
    summary: 'What is published, drawn page by page, and its pictures, to be kept as files',
    tag,
    access,
    rate: 'website-take-out',
  }).output(takenOut),
};
