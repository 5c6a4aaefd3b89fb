import { paths } from '#app/rules/paths.ts';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { ClaimPage, OwnClaim } from '../../contract/claim.contract.ts';

function nextWords({ ownerUntil, state, method }: OwnClaim): string {
  if (ownerUntil) {
    const day = formatDateInText(calendarDateOf(new Date(ownerUntil)));
    return `Someone manages this listing already, so we’ve asked them. They have until ${day} to answer; then our team decides.`;
  }
  if (state === 'DISPUTED')
    return 'Someone else says this is their business too. Our team looks at both sides.';
  return method === 'DOCUMENT'
    ? 'Our team looks at your document, usually within two business days.'
    : 'Our team takes a look, usually within two business days.';
}

/** Sent, and waiting for others: what happens next, and how they will hear of it. */
export function ClaimStanding({ page: { listing }, claim }: { page: ClaimPage; claim: OwnClaim }) {
  return (
    <LetterPage title={`Thanks! We’re checking your claim to ${listing.name}`}>
      <p className="text-ink-soft">
        {nextWords(claim)} We’ll email you either way. Sent <TimeAgoText at={claim.createdAt} />.
      </p>
      <ButtonLink to={paths.storefront(listing.taxonomyKey, listing.slug)} variant="secondary">
        See its page
      </ButtonLink>
    </LetterPage>
  );
}
