import { data } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import { letterMeta, MissingLetter } from '#capabilities/identity/parts/missing-letter.tsx';
import type { Route } from './+types/invitation.route.ts';
import { ClosedLetter } from './letter/closed-letter.tsx';
import { OpenLetter } from './letter/open-letter.tsx';

export const meta = letterMeta;

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
  if (!letter) return <MissingLetter />;
  if (letter.status !== 'PENDING') return <ClosedLetter letter={letter} isGuest={reader === null} />;
  return <OpenLetter letter={letter} token={token} reader={reader} />;
}
