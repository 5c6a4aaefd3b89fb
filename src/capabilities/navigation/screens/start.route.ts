import { createCookie, redirect } from 'react-router';
import { apiOf, requestScope } from '#app/request-scope.ts';
import { requireUser } from '#app/require-user.ts';
import { mayOpen, pageOwner } from '#app/rules/page-owner.ts';
import { safeNext } from '#app/rules/paths.ts';
import type { Side } from '#app/rules/person.ts';
import { skipsOnboarding } from '#app/skip-onboarding.ts';
import { cookieName } from '#base/cookie-name.ts';
import { startPath, startSide } from '../rules/start-path.ts';
import type { Route } from './+types/start.route.ts';

const YEAR_SECONDS = 31_536_000;

/** Which side was chosen last, for people with a wedding and a business. Nothing else depends on it. */
function lastSideCookie(secure: boolean) {
  return createCookie(cookieName('last_side', secure), {
    path: '/',
    maxAge: YEAR_SECONDS,
    httpOnly: true,
    sameSite: 'lax',
    secure,
  });
}

function readSide(value: unknown): Side | undefined {
  return value === 'couple' || value === 'vendor' ? value : undefined;
}

/** Every way in leads here, and from here to where the person's work is, or to the page they came for. */
export async function loader(args: Route.LoaderArgs) {
  const { url, request, context } = args;
  const user = await requireUser(args);
  const next = safeNext(url.searchParams.get('next'), '');
  if (next && mayOpen(user, pageOwner(next.replace(/[?#].*/, '')))) return redirect(next);

  const side = readSide(url.searchParams.get('side'));
  const cookie = lastSideCookie(context.get(requestScope).environment === 'production');
  const lastSide = readSide(await cookie.parse(request.headers.get('cookie')));
  const listings = user.has_vendor_account ? await apiOf(context).storefronts.listOwn() : [];
  const headers = new Headers();
  const chosen = startSide(user, { side, lastSide });
  if (chosen && user.has_vendor_account && user.has_marketplace_account) {
    headers.append('set-cookie', await cookie.serialize(chosen));
  }
  const arrival = {
    side,
    lastSide,
    listings,
    skipsOnboarding: skipsOnboarding(request.headers.get('cookie')),
  };
  return redirect(startPath(user, arrival), { headers });
}
