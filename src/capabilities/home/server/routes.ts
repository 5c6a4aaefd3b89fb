import { implement } from '@orpc/server';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { homeContract } from '../contract.ts';
import { type HomeDeps, readHome } from './read-home.ts';
import { readLately } from './read-lately.ts';

export function homeRoutes(deps: HomeDeps) {
  const os = implement(homeContract).$context<RequestContext>().use(guard);
  return {
    readHome: os.readHome.handler(({ context }) => readHome(deps, signedIn(context))),
    readLately: os.readLately.handler(({ context }) => readLately(deps, signedIn(context))),
  };
}
