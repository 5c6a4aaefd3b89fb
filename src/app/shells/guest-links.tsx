import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '../paths.ts';

/** Plain links, so that they lead on before any script has run. */
export function GuestLinks() {
  return (
    <div className="flex items-center gap-4 md:gap-6">
      <TextLink
        look="plain"
        to={paths.login()}
        className="inline-flex min-h-11 items-center text-sm font-semibold md:text-base"
      >
        Log in
      </TextLink>
      <ButtonLink to={paths.onboarding()} size="small" className="md:min-h-11 md:px-5 md:text-base">
        Get started
      </ButtonLink>
    </div>
  );
}
