import { redirect } from 'react-router';
import { actingApiOf } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import type { Route } from './+types/log-out.route.ts';

/** An address that only takes the form; whoever opens it finds the form on their own page. */
export function loader() {
  return redirect(paths.account());
}

/** Logging out without scripts. */
export async function action({ context }: Route.ActionArgs) {
  await actingApiOf(context).identity.auth.signOut();
  return redirect(paths.home(), 303);
}
