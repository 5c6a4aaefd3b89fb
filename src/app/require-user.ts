import { type RouterContextProvider, redirect } from 'react-router';
import type { UserContext } from '#capabilities/navigation/contract.ts';
import { paths } from './paths.ts';
import { apiOf } from './request-scope.ts';

export type SignedInUser = UserContext & { email: string };

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> };

function isSignedIn(user: UserContext): user is SignedInUser {
  return !user.is_guest && user.email !== null;
}

/** For loaders of personal pages: the signed-in person, or a detour through the login page and back. */
export async function requireUser({ request, context }: LoaderArgs): Promise<SignedInUser> {
  const user = await apiOf(context).navigation.user();
  if (isSignedIn(user)) return user;
  const { pathname, search } = new URL(request.url);
  throw redirect(paths.login(pathname + search));
}

/** For loaders of pages that make no sense once signed in, such as the login page. */
export async function requireGuest({ context }: LoaderArgs, destination: string): Promise<void> {
  const user = await apiOf(context).navigation.user();
  if (isSignedIn(user)) throw redirect(destination);
}
