import { paths } from '#app/rules/paths.ts';
import { VendorSignUpForm } from '#capabilities/identity/parts/vendor-sign-up-form.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { TeamLetter } from '../../contract/letter.contract.ts';
import { teamsPaths } from '../../rules/paths.ts';

/** Signing up stands right here, with the address filled in and already confirmed; logging in comes back. */
export function GuestWays({ letter, token }: { letter: TeamLetter; token: string }) {
  const here = teamsPaths.invitation(token);
  return (
    <div className="w-full max-w-120 text-base">
      <p className="mb-5">
        Already have an account for {letter.email}? <TextLink to={paths.login(here)}>Log in</TextLink> and
        we’ll bring you right back. Otherwise, create one:
      </p>
      <VendorSignUpForm email={letter.email} addressProof={letter.addressProof} destination={here} />
    </div>
  );
}
