import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { type MailContent, renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { MailToQueue } from '#platform/messages/send-message.ts';
import { findSection } from '../../rules/editor-sections.ts';
import type { Reason, ReviewDecision } from '../../rules/review-decisions.ts';
import type { MailTo } from './tell-team.ts';

type About = MailTo & { key: string };

function mail(
  { key, to }: Pick<About, 'key' | 'to'>,
  { subject, ...letter }: MailContent & { subject: string },
): MailToQueue {
  return { key, to, subject, ...renderMail(letter) };
}

const toEditor = ({ uuid, publicUrl }: About, label = 'Open your listing') => ({
  label,
  url: `${publicUrl}${withQuery(vendorPaths.listing, { storefront: uuid })}`,
});

export function submittedMail(about: About): MailToQueue {
  const listing = mailName(about.listing);
  return mail(about, {
    subject: `We got ${listing}`,
    preview: 'We’ll take a look within one business day.',
    heading: `${listing} is in review`,
    paragraphs: [
      'Thanks for submitting your listing. We’ll take a look within one business day and email you either way.',
      'You can keep editing while you wait.',
    ],
    action: toEditor(about),
  });
}

type Decided = About & {
  category: TaxonomyKey;
  slug: string;
  note: string;
  reasons: readonly Reason[];
};

function acceptedMail(about: Decided): MailToQueue {
  const listing = mailName(about.listing);
  return mail(about, {
    subject: `${listing} is live`,
    preview: 'Couples can find you now.',
    heading: `${listing} is live`,
    paragraphs: [
      'Couples can find you in search and message you from now on.',
      ...(about.note ? [about.note] : []),
      'Whatever you change from here on shows up right away.',
    ],
    action: {
      label: 'View your page',
      url: `${about.publicUrl}${paths.storefront(about.category, about.slug)}`,
    },
  });
}

function changesMail(about: Decided): MailToQueue {
  const listing = mailName(about.listing);
  return mail(about, {
    subject: `${listing} needs a few changes`,
    preview: 'Make them, then submit again.',
    heading: `Almost there: ${listing} needs a few changes`,
    paragraphs: [
      ...(about.note ? [about.note] : []),
      ...about.reasons.map(
        ({ section, text }) => `${findSection(about.category, section)?.title ?? section}: ${text}`,
      ),
      'Make these changes and submit again. We’ll take another look within one business day.',
    ],
    action: toEditor(about, 'Make the changes'),
  });
}

function rejectedMail(about: Decided): MailToQueue {
  const listing = mailName(about.listing);
  return mail(about, {
    subject: `We can’t publish ${listing}`,
    preview: 'Here’s why.',
    heading: `We can’t publish ${listing} as it is`,
    paragraphs: [about.note, 'If you think we got this wrong, write to help@ampersand.example.'],
    action: toEditor(about),
  });
}

function spamMail(about: Decided): MailToQueue {
  const listing = mailName(about.listing);
  return mail(about, {
    subject: `${listing} has been taken down`,
    preview: 'It breaks our rules for listings.',
    heading: `${listing} has been taken down`,
    paragraphs: [
      'It breaks our rules for listings, so couples can’t see it.',
      ...(about.note ? [about.note] : []),
      'If you think we got this wrong, write to help@ampersand.example.',
    ],
    action: toEditor(about),
  });
}

const DECISION_MAILS: Readonly<Record<ReviewDecision, (about: Decided) => MailToQueue>> = {
  ACCEPTED: acceptedMail,
  CHANGES: changesMail,
  REJECTED: rejectedMail,
  SPAM: spamMail,
};

export function decisionMail(decision: ReviewDecision, about: Decided): MailToQueue {
  return DECISION_MAILS[decision](about);
}

type HeldMail = About & { sectionTitle: string };

export function releasedMail(about: HeldMail): MailToQueue {
  const listing = mailName(about.listing);
  return mail(about, {
    subject: `Your text for ${listing} is approved`,
    preview: `${about.sectionTitle} is updated.`,
    heading: 'Your text is approved',
    paragraphs: [
      `We looked at what you wrote in ${about.sectionTitle}. It’s fine, and your listing now shows it.`,
    ],
    action: toEditor(about),
  });
}

export function refusedMail(about: HeldMail & { reason: string }): MailToQueue {
  const listing = mailName(about.listing);
  return mail(about, {
    subject: `Your text for ${listing} needs a change`,
    preview: `${about.sectionTitle} still shows the earlier text.`,
    heading: 'Your text needs a change',
    paragraphs: [`We looked at what you wrote in ${about.sectionTitle}: ${about.reason}`],
    action: toEditor(about, 'Change the text'),
  });
}

export function deletionAskedMail(about: About & { day: string }): MailToQueue {
  const listing = mailName(about.listing);
  return mail(about, {
    subject: `${listing} will be deleted on ${about.day}`,
    preview: 'You can cancel until then.',
    heading: `${listing} will be deleted on ${about.day}`,
    paragraphs: [
      'Couples can’t see it anymore. Until that day an owner can cancel and everything stays as it is.',
      'If this wasn’t you or another owner, cancel it, change your password, and write to help@ampersand.example.',
    ],
    action: toEditor(about, 'Cancel deletion'),
  });
}

export function deletionCanceledMail(about: About): MailToQueue {
  const listing = mailName(about.listing);
  return mail(about, {
    subject: `${listing} won’t be deleted`,
    preview: 'Everything is still there.',
    heading: `${listing} won’t be deleted`,
    paragraphs: [
      'An owner canceled the deletion. The listing is still unpublished; publish it again whenever you’re ready.',
    ],
    action: toEditor(about),
  });
}

export function deletedMail(about: About): MailToQueue {
  const listing = mailName(about.listing);
  return mail(about, {
    subject: `${listing} has been deleted`,
    preview: 'Its texts, photos, and calendar are gone.',
    heading: `${listing} has been deleted`,
    paragraphs: [
      'Its texts, photos, prices, and calendar are gone, and nobody on your team has access anymore.',
      'Couples keep the messages you exchanged with them. Your own account stays the same.',
    ],
    action: { label: 'Open Ampersand', url: about.publicUrl },
  });
}
