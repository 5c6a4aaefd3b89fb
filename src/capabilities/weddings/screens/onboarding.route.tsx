import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Api } from '#app/api-type.ts';
import { apiOf } from '#app/request-scope.ts';
import { paths, safeNext } from '#app/rules/paths.ts';
import { meantPlace } from '#capabilities/places/rules/meant-place.ts';
import { FIND_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { isInvitationPath } from '../rules/paths.ts';
import type { Route } from './+types/onboarding.route.ts';
import { OnboardingFlow } from './onboarding/onboarding-flow.tsx';
import { Welcome } from './onboarding/welcome.tsx';
import { ownWedding } from './own-wedding.ts';

const LONGEST_PLACE = 100;

/** Who comes from an invitation joins that wedding instead of beginning one. */
function isInvitation(next: string | null): boolean {
  return isInvitationPath(safeNext(next, ''));
}

/** The home page's form as a browser sends it by itself, with the city as it was typed. */
async function startAt(api: Api, typed: string, isPlain: boolean): Promise<string> {
  if (isPlain) return `${FIND_PATH}?${new URLSearchParams({ place: typed })}`;
  const cities = await api.places.suggestCities({ 'search-string': typed.slice(0, LONGEST_PLACE) });
  const meant = meantPlace(typed, cities);
  return meant ? paths.onboardingFromCity(meant.id) : paths.onboarding();
}

export function meta() {
  return [
    { title: 'Start planning your wedding · Ampersand' },
    { name: 'description', content: 'Tell us a little about your day, and plan the rest in one place.' },
  ];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { searchParams } = new URL(request.url);
  const next = searchParams.get('next');
  const place = searchParams.get('place');
  if (place !== null) throw redirect(await startAt(api, place, searchParams.has('plain')));
  const status = await api.identity.account.status();
  if (status.is_guest) return { isGuest: true, isJoining: isInvitation(next), wedding: undefined };
  if (isInvitation(next)) throw redirect(safeNext(next, paths.home()));
  const wedding = await ownWedding(api);
  if (!wedding) return { isGuest: false, isJoining: false, wedding };
  if (searchParams.get('step') !== 'welcome') {
    throw redirect(safeNext(next, `${paths.accountSettings()}#wedding`));
  }
  const { coupleNames } = wedding;
  return {
    isGuest: false,
    isJoining: false,
    wedding: { coupleNames, isEmailVerified: status.email_verified },
  };
}

/** Going from step to step asks the server nothing; only the welcome has to know the finished wedding. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname) return defaultShouldRevalidate;
  return nextUrl.searchParams.get('step') === 'welcome';
}

export default function OnboardingScreen({ loaderData }: Route.ComponentProps) {
  const { wedding, isGuest, isJoining } = loaderData;
  if (wedding) return <Welcome {...wedding} />;
  return <OnboardingFlow isGuest={isGuest} isJoining={isJoining} />;
}
