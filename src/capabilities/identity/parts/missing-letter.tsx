import { paths } from '#app/rules/paths.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { LetterPage } from './letter-page.tsx';

// The address is the key to the invitation: no search engine may keep it, and no other site may learn it.
export const letterMeta = () => [
  { title: 'Your invitation · Ampersand' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export function MissingLetter() {
  return (
    <LetterPage title="We couldn’t find this invitation">
      <p className="text-ink-soft">
        The link may be incomplete, or the invitation was sent again with a new link. Look for the latest
        email, or ask for a new invitation.
      </p>
      <ButtonLink to={paths.home()} variant="secondary">
        Go home
      </ButtonLink>
    </LetterPage>
  );
}
