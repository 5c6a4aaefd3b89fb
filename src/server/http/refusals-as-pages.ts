import { ORPCError } from '@orpc/server';
import type { ServerBuild } from 'react-router';

/** What a page says in its own words, and what the server says for it; anything else that a loader does not expect is a fault of ours. */
const PAGES = [403, 404, 503];

/**
 * A call that is refused inside a loader fails with an error of the contract, of which only the message would reach the
 * browser: the document would say 'not open to you' with 500, and the browser, hydrating it, something else.
 */
function asPage(error: unknown): unknown {
  return error instanceof ORPCError && PAGES.includes(error.status)
    ? new Response(null, { status: error.status })
    : error;
}

/** The same application; what its loaders were refused becomes the status of the page. */
export function refusalsAsPages(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const loader = route?.module.loader;
    if (!loader) return [id, route];
    const answering: typeof loader = async (args) => {
      try {
        return await loader(args);
      } catch (error) {
        throw asPage(error);
      }
    };
    return [id, { ...route, module: { ...route.module, loader: answering } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
