import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { type MailContent, renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import type { MailToQueue } from '#platform/messages/send-message.ts';
import { CODE_MINUTES, CODE_TRIES } from '../rules/claim-rules.ts';
import { OWNER_DAYS } from '../rules/claim-states.ts';
import { claimsPaths } from '../rules/paths.ts';

type Addressed = { key: string; to: string; listingName: string };
type Linked = Addressed & { publicUrl: string };

function mail(
  { key, to }: Addressed,
  { subject, ...letter }: MailContent & { subject: string },
): MailToQueue {
  return { key, to, subject, ...renderMail(letter) };
}

export function codeMail(given: Addressed & { code: string }): MailToQueue {
  const name = mailName(given.listingName);
  return mail(given, {
    subject: `${given.code} is your code for ${name}`,
    preview: `Enter it within ${CODE_MINUTES} minutes to claim the listing.`,
    heading: `Your code: ${given.code}`,
    paragraphs: [
      `Someone is claiming the listing of ${name} on Ampersand and gave us this address. If that’s you or your team, enter the code on the page that asked for it.`,
    ],
    footnote: `The code is good for ${CODE_MINUTES} minutes and ${CODE_TRIES} tries. If nobody at ${name} asked for it, do nothing: without the code nothing happens.`,
  });
}

export function ownerAskedMail(given: Linked & { id: string }): MailToQueue {
  const name = mailName(given.listingName);
  return mail(given, {
    subject: `Someone says ${name} is their business`,
    preview: `Please answer within ${OWNER_DAYS} days.`,
    heading: `Someone says ${name} is their business`,
    paragraphs: [
      `You manage this listing on Ampersand. Somebody else has claimed it and sent us proof.`,
      `Please tell us within ${OWNER_DAYS} days whether you agree. If we don’t hear from you, our team decides by what we have.`,
    ],
    action: { label: 'Answer', url: `${given.publicUrl}${claimsPaths.answer(given.id)}` },
  });
}

export function grantedMail(given: Linked & { uuid: string }): MailToQueue {
  const name = mailName(given.listingName);
  return mail(given, {
    subject: `${name} is yours`,
    preview: 'Your claim was approved.',
    heading: `${name} is yours`,
    paragraphs: [
      'Your claim was approved. The page keeps its reviews and photos, and from now on you edit it.',
    ],
    action: {
      label: 'Open your listing',
      url: `${given.publicUrl}${withQuery(vendorPaths.listing, { storefront: given.uuid })}`,
    },
  });
}

export function refusedMail(given: Addressed & { reason: string }): MailToQueue {
  const name = mailName(given.listingName);
  return mail(given, {
    subject: `About your claim to ${name}`,
    preview: 'We couldn’t approve it.',
    heading: `We couldn’t approve your claim to ${name}`,
    paragraphs: [given.reason, 'If you have other proof, you can claim the listing again anytime.'],
  });
}

export function takenOverMail(given: Linked & { stays: boolean }): MailToQueue {
  const name = mailName(given.listingName);
  return mail(given, {
    subject: `${name} has a new owner`,
    preview: 'A claim to the listing was approved.',
    heading: `${name} has a new owner`,
    paragraphs: [
      given.stays
        ? 'As you agreed, the listing now belongs to whoever claimed it. You can still work on it as a manager.'
        : 'Somebody proved that the listing is their business, so it belongs to them now. If you think this is a mistake, please reply to this email.',
    ],
  });
}
