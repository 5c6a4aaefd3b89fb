import { redirect } from 'react-router';
import { paths } from '#app/rules/paths.ts';
import type { Route } from './+types/leads-home.route.ts';

/** The inbox without a view opens on what came in; sorting and filters stay. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(paths.leads() + url.search);
}
