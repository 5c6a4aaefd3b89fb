import type { Route } from './+types/robots.route.ts';
import { requestScope } from './request-scope.ts';
import { writeRobots } from './robots-text.ts';

export const handle = { document: 'public' };

export function loader({ context }: Route.LoaderArgs) {
  const { environment, publicUrl } = context.get(requestScope);
  return new Response(writeRobots(publicUrl, environment === 'production'), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
