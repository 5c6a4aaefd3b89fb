import { withQuery } from '#app/rules/with-query.ts';
import { composeNotice, listStorefrontReaders, queueNotices } from '#capabilities/notices/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import { submissionPaths } from '../rules/paths.ts';
import { consentCode } from './consent-link.ts';
import type { SubmissionDeps } from './deps.ts';
import { findPhotographer, type StoredSubmission } from './submissions.store.ts';

type Deps = Pick<SubmissionDeps, 'clock' | 'secret' | 'publicUrl'>;

export function coupleNames({
  firstName,
  partnerFirstName,
}: Pick<StoredSubmission, 'firstName' | 'partnerFirstName'>) {
  return [firstName, partnerFirstName].filter(Boolean).join(' & ');
}

const TO_COUPLE = {
  ask: (photographer: string) => ({
    subject: `${photographer} would like to show your wedding on Ampersand`,
    preview: 'Nothing is shown before you say yes.',
    paragraphs: [
      `${photographer} sent us photos and the story of your wedding, for our page of real weddings.`,
      'Have a look at them. You can agree, ask for a change or say no. Nothing is shown before you say yes.',
    ],
    label: 'See the photos and the story',
  }),
  edited: (photographer: string) => ({
    subject: 'We edited the story of your wedding',
    preview: 'Please have another look.',
    paragraphs: [
      `We changed some words or the order of the photos that ${photographer} sent us. What you agreed to was the version before, so please have another look.`,
    ],
    label: 'See what it’s like now',
  }),
  published: () => ({
    subject: 'Your wedding is on Ampersand',
    preview: 'Thank you for letting others see it.',
    paragraphs: [
      'Your photos and your story can be seen by everybody from now on. Thank you.',
      'You can take your agreement back at any time with the link below. The page is gone at once then.',
    ],
    label: 'See it, or take it down',
  }),
} as const;

/** A letter to the couple, once for each version it is about. */
export async function writeToCouple(
  tx: Tx,
  { clock, secret, publicUrl }: Deps,
  submission: StoredSubmission,
  kind: keyof typeof TO_COUPLE,
): Promise<void> {
  const { name } = await findPhotographer(tx, submission.storefrontId);
  const { subject, preview, paragraphs, label } = TO_COUPLE[kind](mailName(name));
  const url = `${publicUrl}${submissionPaths.consent(consentCode(secret, submission))}`;
  await queueMail(tx, clock, {
    key: `real-wedding-${kind}:${submission.uuid}:${submission.version}`,
    to: submission.coupleEmail,
    subject,
    ...renderMail({
      preview,
      heading: subject,
      paragraphs: [...paragraphs],
      action: { label, url },
      footnote: 'If this isn’t your wedding, choose “No” there, and nothing will be shown.',
    }),
  });
}

type News = { key: string; subject: string; paragraphs: string[]; label: string; path: string };

/** Everybody who may edit the listing, as they like to hear of news. */
async function tellListing(tx: Tx, deps: Deps, storefrontId: number, news: News): Promise<void> {
  const readers = await listStorefrontReaders(tx, storefrontId);
  const { subject, paragraphs, label, path } = news;
  const notice = composeNotice(
    deps,
    readers.filter(({ allowed }) => allowed.includes('edit-listing')),
    {
      side: 'VENDOR',
      key: news.key,
      mail: {
        subject,
        preview: paragraphs[0] ?? subject,
        heading: subject,
        paragraphs,
        action: { label, url: `${deps.publicUrl}${path}` },
      },
      text: undefined,
    },
  );
  await queueNotices(tx, deps, [notice]);
}

type PhotographerNews = 'agreed' | 'change' | 'refused' | 'withdrawn' | 'published' | 'rejected';

const TO_PHOTOGRAPHER: Readonly<Record<PhotographerNews, (names: string) => [string, string]>> = {
  agreed: (names: string) => [`${names} agreed`, 'We look at their wedding next.'],
  change: (names: string) => [
    `${names} would like a change`,
    'It’s a draft again. Change it and send it once more.',
  ],
  refused: (names: string) => [
    `${names} said no`,
    'Their wedding won’t be shown, and its photos were deleted here.',
  ],
  withdrawn: (names: string) => [
    `${names} took their agreement back`,
    'The page is gone, and its photos were deleted here.',
  ],
  published: (names: string) => [`The wedding of ${names} is online`, 'Thank you for sending it in.'],
  rejected: (names: string) => [
    `We didn’t publish the wedding of ${names}`,
    'You can change it and send it again.',
  ],
};

export async function writeToPhotographer(
  tx: Tx,
  deps: Deps,
  submission: StoredSubmission,
  kind: PhotographerNews,
  said = '',
): Promise<void> {
  const { uuid: storefront } = await findPhotographer(tx, submission.storefrontId);
  const [subject, next] = TO_PHOTOGRAPHER[kind](mailName(coupleNames(submission)) || 'The couple');
  await tellListing(tx, deps, submission.storefrontId, {
    key: `real-wedding-${kind}:${submission.uuid}:${submission.version}`,
    subject,
    paragraphs: [said, next].filter(Boolean),
    label: 'Open it',
    path: submissionPaths.one(submission.uuid, storefront),
  });
}

/** Asks a credited business whether it was there, once for each wedding. */
export async function askCredited(
  tx: Tx,
  deps: Deps,
  submission: StoredSubmission,
  credited: { storefrontId: number; storefrontUuid: string; role: string },
): Promise<void> {
  const { name } = await findPhotographer(tx, submission.storefrontId);
  const names = mailName(coupleNames(submission));
  await tellListing(tx, deps, credited.storefrontId, {
    key: `real-wedding-credit:${submission.uuid}:${credited.storefrontId}`,
    subject: `${mailName(name)} credits you for a wedding`,
    paragraphs: [
      `For the wedding of ${names}, as ${credited.role}.`,
      'Were you there? Once you confirm it, the page leads to your listing.',
    ],
    label: 'Confirm or refuse',
    path: withQuery(submissionPaths.credits(), { storefront: credited.storefrontUuid }),
  });
}
