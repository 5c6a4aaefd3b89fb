import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { VendorSignUpForm } from '#capabilities/identity/parts/vendor-sign-up-form.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { ReferralLetter } from '../../contract/referral-letter.contract.ts';
import { referralPaths } from '../../rules/paths.ts';
import { AcceptReferral } from './accept-referral.tsx';
import { DeclineReferral } from './decline-referral.tsx';

interface LetterProps {
  letter: ReferralLetter;
  token: string;
  isGuest: boolean;
}

/** Signing up stands right here; logging in comes back. */
function GuestWays({ letter: { email, addressProof }, token }: Omit<LetterProps, 'isGuest'>) {
  const here = referralPaths.join(token);
  return (
    <div className="w-full max-w-120 text-base">
      <p className="mb-5">
        Already have an account? <TextLink to={paths.login(here)}>Log in</TextLink> and we’ll bring you right
        back. Otherwise, create one:
      </p>
      <VendorSignUpForm email={email ?? ''} addressProof={addressProof} destination={here} />
    </div>
  );
}

function Closed({ isGuest }: { isGuest: boolean }) {
  return (
    <>
      <p className="text-ink-soft">It was answered, or its time is over. A listing is free all the same.</p>
      <ButtonLink to={isGuest ? vendorPaths.signUp : vendorPaths.onboard} variant="secondary">
        Create a listing
      </ButtonLink>
    </>
  );
}

/** Who refers, what it is about, and how to go on, or to hear no more of it. */
export function ReferralLetterPage({ letter, token, isGuest }: LetterProps) {
  const { name, cityName, taxonomyKey, slug } = letter.storefront;
  if (!letter.isOpen) {
    return (
      <LetterPage title="This invitation is no longer open">
        <Closed isGuest={isGuest} />
        {letter.way === 'MAIL' && <DeclineReferral token={token} />}
      </LetterPage>
    );
  }
  return (
    <LetterPage title={`${name} thinks you’d do well here`}>
      <p>
        <TextLink to={paths.storefront(taxonomyKey, slug)}>{name}</TextLink> in {cityName} works with couples
        on Ampersand.{' '}
        <span className="text-ink-soft">
          A listing is free. You only pay to answer couples you want to talk to, and your first three are on
          us.
        </span>
      </p>
      {isGuest ? <GuestWays letter={letter} token={token} /> : <AcceptReferral token={token} />}
      {letter.way === 'MAIL' && <DeclineReferral token={token} />}
    </LetterPage>
  );
}
