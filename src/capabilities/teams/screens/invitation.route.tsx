import { data } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { LetterPage } from '#capabilities/identity/parts/letter-page.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import type { Route } from './+types/invitation.route.ts';
import { ClosedLetter } from './letter/closed-letter.tsx';
import { OpenLetter } from './letter/open-letter.tsx';

// The address is the key to the invitation: no search engine may keep it, and no other site may learn it.
export const meta = () => [
  { title: 'Your invitation · Ampersand' },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { is_guest, email } = await api.navigation.user();
  const reader = is_guest ? null : email;
  try {
    return { letter: await api.teams.readLetter({ token }), reader };
  } catch (error) {
    if (!hasErrorCode(error, 'invitation.not_found')) throw error;
    return data({ letter: undefined, reader }, { status: 404 });
  }
}

export default function TeamInvitationScreen({ loaderData, params: { token } }: Route.ComponentProps) {
  const { letter, reader } = loaderData;
  if (!letter) {
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
  if (letter.status !== 'PENDING') return <ClosedLetter letter={letter} isGuest={reader === null} />;
  return <OpenLetter letter={letter} token={token} reader={reader} />;
}
