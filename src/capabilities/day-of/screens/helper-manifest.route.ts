import { isLinkCode } from '#base/link-code.ts';
import { dayPaths } from '../rules/paths.ts';
import type { Route } from './+types/helper-manifest.route.ts';
import { manifestAnswer } from './phone/manifest-answer.ts';

export function loader({ params }: Route.LoaderArgs): Response {
  if (!isLinkCode(params.token)) throw new Response(null, { status: 404 });
  return manifestAnswer(dayPaths.helper(params.token), '/d/');
}
