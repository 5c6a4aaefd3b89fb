import { rsvpPaths } from '../../rules/paths.ts';
import { guestButton } from './guest-button.ts';
import { GuestPage } from './guest-page.tsx';

/** For everything that is no household’s page, whatever the reason: nobody learns which. */
export function NoLink() {
  return (
    <GuestPage>
      <h1 className="mt-16 mb-4 font-display text-3xl">We couldn’t find your invitation</h1>
      <p className="mb-4">
        Please check the address on your card, letter by letter. It has no letters O and I, only the digits 0
        and 1.
      </p>
      <p className="mb-6">If it still doesn’t open, ask the couple. They can send you the link again.</p>
      <a href={rsvpPaths.open()} className={guestButton.plain}>
        Type the code on your card
      </a>
    </GuestPage>
  );
}
