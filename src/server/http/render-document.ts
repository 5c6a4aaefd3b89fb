import { createRouterClient } from '@orpc/server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { RequestScope } from '#app/request-scope.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import type { Router } from '../compose.ts';

/** The application's own key: a second copy of its module would be another one. */
type BuildEntry = { requestScope: Parameters<RouterContextProvider['set']>[0] };

type Rendered = {
  response: Response;
  /** What its loaders noted; complete when the response has been read. */
  shows: ReadonlySet<string>;
};

export type RenderDocument = (
  request: Request,
  context: RequestContext,
  nonce: string | undefined,
) => Promise<Rendered>;

/** Renders with the built application; loaders call the contract in process. Made once per build. */
export function createDocumentRenderer(
  build: ServerBuild,
  { config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>,
  router: Router,
): RenderDocument {
  // Outside production an error boundary may show what went wrong (specification, error catalogue).
  const handle = createRequestHandler(build, config.isProduction ? 'production' : 'development');
  const { requestScope } = build.entry.module as unknown as BuildEntry;
  return async (request, context, nonce) => {
    const shows = new Set<string>();
    const scope: RequestScope = {
      api: createRouterClient(router, { context }) as RequestScope['api'],
      nonce,
      publicUrl,
      shows,
      environment: config.environment,
      logError: (error) => context.log.error({ err: error }, 'a page failed'),
    };
    const provider = new RouterContextProvider();
    provider.set(requestScope, scope);
    return { response: await handle(request, provider), shows };
  };
}
