import { data } from 'react-router';
import { hasErrorCode } from '#app/api-error.ts';
import { apiOf } from '#app/request-scope.ts';
import { letterMeta, MissingLetter } from '#capabilities/identity/parts/missing-letter.tsx';
import type { Route } from './+types/join.route.ts';
import { ReferralLetterPage } from './letter/referral-letter-page.tsx';

export const meta = letterMeta;

/** What a referred vendor reads first. */
export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { is_guest } = await api.navigation.user();
  try {
    return { letter: await api.referrals.readLetter({ token }), isGuest: is_guest };
  } catch (error) {
    if (!hasErrorCode(error, 'referral.not_found')) throw error;
    return data({ letter: undefined, isGuest: is_guest }, { status: 404 });
  }
}

export default function JoinScreen({ loaderData, params: { token } }: Route.ComponentProps) {
  const { letter, isGuest } = loaderData;
  if (!letter) return <MissingLetter />;
  return <ReferralLetterPage letter={letter} token={token} isGuest={isGuest} />;
}
