import { data, type RouterContextProvider, redirect } from 'react-router';
import type { OtherSide } from './other-side-boundary.tsx';
import { apiOf } from './request-scope.ts';
import { mayOpen, type PageOwner } from './rules/page-owner.ts';
import { paths } from './rules/paths.ts';
import { workLink } from './rules/work-link.ts';
import type { ViewingAs } from './staff-boundary.tsx';
import type { UserContext } from './user-context.ts';

export type SignedInUser = UserContext & { email: string };

/** `url` is the page's own address; the request's may be that of its data. */
type LoaderArgs = { url: URL; context: Readonly<RouterContextProvider> };

function isSignedIn(user: UserContext): user is SignedInUser {
  return !user.is_guest && user.email !== null;
}

/** For loaders of personal pages: the signed-in person, or a detour through the login page and back. */
export async function requireUser({ url, context }: LoaderArgs): Promise<SignedInUser> {
  const user = await apiOf(context).navigation.user();
  if (isSignedIn(user)) return user;
  throw redirect(paths.login(url.pathname + url.search));
}

/** For loaders of pages that belong to one side: others are told whose page it is, and led on (`OtherSideBoundary`). */
export async function requireOwner(
  args: LoaderArgs,
  owner: Exclude<PageOwner, 'staff'>,
): Promise<SignedInUser> {
  const user = await requireUser(args);
  if (mayOpen(user, owner)) return user;
  const otherSide: OtherSide = { owner, email: user.email, work: workLink(user) };
  throw data(otherSide, { status: 403 });
}

/** For loaders of the pages of staff: for everybody else who is signed in there is no such page. */
export async function requireStaff(args: LoaderArgs): Promise<void> {
  const { is_support, is_spoof, first_name, email } = await requireUser(args);
  if (is_support) return;
  if (!is_spoof) throw data(null, { status: 404 });
  const viewing: ViewingAs = { viewingAs: first_name || email };
  throw data(viewing, { status: 403 });
}

/** For loaders of pages that make no sense once signed in, such as the login page. */
export async function requireGuest(
  { context }: Pick<LoaderArgs, 'context'>,
  destination: string,
): Promise<void> {
  const user = await apiOf(context).navigation.user();
  if (isSignedIn(user)) throw redirect(destination);
}
