import { ButtonLink } from '#ui/button-link.tsx';
import { TextLink } from '#ui/text-link.tsx';

export interface GuestActionsProps {
  loginHref: string;
  startHref: string;
}

/** The way in, in the header. Phones have room for one of the two; the other stands in the menu. */
export function GuestActions({ loginHref, startHref }: GuestActionsProps) {
  return (
    <div className="flex shrink-0 items-center gap-4 whitespace-nowrap md:gap-6">
      <TextLink
        look="plain"
        to={loginHref}
        className="hidden min-h-11 items-center font-semibold text-sm sm:inline-flex md:text-base"
      >
        Log in
      </TextLink>
      <ButtonLink to={startHref} size="small" className="md:min-h-11 md:px-5 md:text-base">
        Get started
      </ButtonLink>
    </div>
  );
}

/** The same two at the foot of the menu. */
export function GuestMenuActions({ loginHref, startHref }: GuestActionsProps) {
  return (
    <div className="grid gap-3">
      <ButtonLink to={startHref} isFullWidth>
        Get started
      </ButtonLink>
      <ButtonLink to={loginHref} variant="secondary" isFullWidth>
        Log in
      </ButtonLink>
    </div>
  );
}
