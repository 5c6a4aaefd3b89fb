import { z } from 'zod';
import { cleanName } from '#base/validation/clean-name.ts';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import { byUuid, instant, rowId, shortText, wholeNumber } from '#platform/contract/atoms.ts';
import { route, subjectIn } from '#platform/contract/route.ts';
import { cleanText, ruledObject, trimmedText } from '#platform/contract/ruled.ts';
import { CLAIM_RULES } from '../rules/claim-rules.ts';
import { CLAIM_PARTS, CLAIM_STATES } from '../rules/claims.ts';
import { LINK_PURPOSES } from '../rules/super-link-purposes.ts';

const tag = 'rsvp';
const done = z.object({ ok: z.literal(true) });

/** The secret of the link: in any case, as cameras and people read it. */
const code = shortText(64).transform((text) => text.toLowerCase());
const byCode = z.object({ code });
/** The link is the proof. Everybody has the same one, so networks are counted, and the wedding. */
const byLink = { access: 'public', proof: 'link' } as const;
const subject = subjectIn(byCode, (input) => input.code);

const purposes = z.array(z.enum(LINK_PURPOSES)).max(LINK_PURPOSES.length);
/** The household’s own link; nothing where none was opened, whatever the reason. */
const opened = z.object({ code: z.string().nullable() });

type Text = z.ZodType<string>;
function claimShape(name: Text, text: Text, email: Text) {
  return {
    purpose: z.enum(LINK_PURPOSES),
    name,
    email,
    phone: text,
    address1: name,
    address2: name,
    city: name,
    region: name,
    postalCode: name,
    country: name,
    note: text,
  };
}

const claimSchema = z.object({
  ...claimShape(z.string(), z.string(), z.string()),
  uuid: z.uuid(),
  state: z.enum(CLAIM_STATES),
  createdAt: instant,
  /** Whose it turned out to be. */
  householdUuid: z.uuid().nullable(),
  /** Whose it may be, by the name. */
  suggestedUuid: z.uuid().nullable(),
});

export type Claim = z.output<typeof claimSchema>;

const linkSchema = z.object({
  url: z.string(),
  purposes,
  isOpen: z.boolean(),
  version: rowId,
});

const inboxSchema = z.object({
  /** Null until it was switched on for the first time. */
  link: linkSchema.nullable(),
  /** Those that wait, the oldest first, then what was decided last. */
  claims: z.array(claimSchema),
  canEdit: z.boolean(),
});

export type LinkInbox = z.output<typeof inboxSchema>;

/** By a code on paper, or by the link that everybody has; and what the couple does with what came through it. */
export const superLinkContract = {
  openByShortCode: route({
    method: 'POST',
    path: '/web-api/v1/guest-codes/open',
    summary: 'Find a household’s link by the code on its card and a last name',
    tag,
    access: 'public',
    rate: 'guest-short-code',
    allowedReadOnly: true,
  })
    .input(z.object({ shortCode: shortText(100), lastName: shortText(200) }))
    .output(opened),

  readSuperLink: route({
    method: 'GET',
    path: '/web-api/v1/guest-links/{code}',
    summary: 'What the link for everybody is for',
    tag,
    ...byLink,
  })
    .input(byCode)
    .output(
      z.object({
        couple: z.object({ a: z.string(), b: z.string() }),
        language: z.enum(GUEST_LANGUAGES),
        purposes,
      }),
    ),

  findInvitation: route({
    method: 'POST',
    path: '/web-api/v1/guest-links/{code}/find',
    summary: 'Find a household’s link by a name and something that only its people know',
    tag,
    ...byLink,
    rate: 'guest-lookup',
    subject,
    allowedReadOnly: true,
  })
    .input(z.object({ code, name: shortText(200), proof: shortText(300) }))
    .output(opened),

  leaveClaim: route({
    method: 'POST',
    path: '/web-api/v1/guest-links/{code}/claims',
    summary: 'Leave an address or a word for the couple, who decides what becomes of it',
    tag,
    ...byLink,
    rate: 'guest-claim',
    subject,
  })
    .input(
      ruledObject(
        {
          ...byCode.shape,
          /** Made with the form, so that pressing twice is one. */
          key: z.uuid(),
          ...claimShape(cleanText.transform(cleanName), cleanText, trimmedText),
        },
        CLAIM_RULES,
      ),
    )
    .output(done),

  readLinkInbox: route({
    method: 'GET',
    path: '/web-api/v1/rsvp/super-link',
    summary: 'The wedding’s link for everybody, and what came through it',
    tag,
    access: 'signed-in',
  }).output(inboxSchema),

  saveSuperLink: route({
    method: 'PUT',
    path: '/web-api/v1/rsvp/super-link',
    summary: 'Switch the link on or off, and say what it is for; an older version than the newest is refused',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ purposes: purposes.min(1), isOpen: z.boolean(), version: wholeNumber }))
    .output(linkSchema),

  renewSuperLink: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/super-link/renew',
    summary: 'Another link in the place of the one there is, which leads nowhere from then on',
    tag,
    access: 'signed-in',
  })
    .input(z.object({ version: rowId }))
    .output(linkSchema),

  matchClaim: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/claims/{uuid}/match',
    summary: 'Say whose household it is, and what of it goes there',
    tag,
    access: 'signed-in',
  })
    .input(
      z.object({
        ...byUuid.shape,
        householdUuid: z.uuid(),
        /** Of the household, as it was shown. */
        version: rowId,
        takes: z.array(z.enum(CLAIM_PARTS)).max(CLAIM_PARTS.length),
      }),
    )
    .output(done),

  addClaimed: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/claims/{uuid}/add',
    summary: 'Put who left it on the list, as a household of their own',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(z.object({ householdUuid: z.uuid() })),

  ignoreClaim: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/claims/{uuid}/ignore',
    summary: 'Put it aside',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(done),

  reopenClaim: route({
    method: 'POST',
    path: '/web-api/v1/rsvp/claims/{uuid}/reopen',
    summary: 'Take a decision back; a household that got something of it is as it was before',
    tag,
    access: 'signed-in',
  })
    .input(byUuid)
    .output(done),
};
