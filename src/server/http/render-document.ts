import { ValidationError } from '@orpc/contract';
import { createRouterClient, ORPCError } from '@orpc/server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { CallRefusal, RequestScope } from '#app/request-scope.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import type { Router } from '../compose.ts';
import { encodeOrpcError } from './error-response.ts';
import { pageFailure } from './page-failure.ts';
import { refusalsAsPages } from './refusals-as-pages.ts';
import { Unavailable } from './unavailable.ts';

/** The application's own key: a second copy of its module would be another one. */
type BuildEntry = { requestScope: Parameters<RouterContextProvider['set']>[0] };

type Rendered = {
  status: number;
  headers: Headers;
  /** Pages are whole; the data of a page and other answers come as they do. Nothing where the page is as it was. */
  body: Buffer | Response | undefined;
  /** Nothing failed on the way, not even a part that the page can do without. */
  isSound: boolean;
  /** Its loader said that everybody may read it. */
  isOpenToAll: boolean;
  /** What its loaders noted; complete when the body has been read. */
  shows: ReadonlySet<string>;
};

type Wishes = Partial<Pick<RequestScope, 'nonce' | 'isUnchanged'>> & {
  /** Where a form was sent: what its action calls counts and sets cookies, as if the browser had called. */
  acting?: RequestContext;
};

export type RenderDocument = (request: Request, context: RequestContext, wishes: Wishes) => Promise<Rendered>;

/**
 * What a page's address names, a call may refuse to look for: too long, not a number. Then there is no such page. It is
 * noted all the same, because a loader of ours that asks wrongly would look alike.
 */
function orNotFound({ log }: Pick<RequestContext, 'log'>) {
  return async <T>({ next }: { next(): PromiseLike<T> }): Promise<T> => {
    try {
      return await next();
    } catch (error) {
      const isRefused = error instanceof ORPCError && error.status === 400;
      if (!isRefused || !(error.cause instanceof ValidationError)) throw error;
      log.warn({ issues: error.cause.issues.map(({ path }) => path) }, 'a page asked for something invalid');
      throw new Response(null, { status: 404 });
    }
  };
}

/** A refused call as the browser would have got it: status, code and the messages of fields. */
function asAnswered({ log }: Pick<RequestContext, 'log'>) {
  return async <T>({ next }: { next(): PromiseLike<T> }): Promise<T> => {
    try {
      return await next();
    } catch (error) {
      if (!(error instanceof ORPCError)) throw error;
      if (error.status >= 500 && error.status !== 503)
        log.error({ err: error }, 'a call failed unexpectedly');
      const { error: said, ...details } = encodeOrpcError(error);
      throw { status: error.status, details, ...said } satisfies CallRefusal;
    }
  };
}

/** Renders with the built application; loaders call the contract in process. Made once per build. */
export function createDocumentRenderer(
  build: ServerBuild,
  { config, publicUrl }: Pick<Platform, 'config' | 'publicUrl'>,
  router: Router,
): RenderDocument {
  // Outside production an error boundary may show what went wrong (specification, error catalogue).
  const handle = createRequestHandler(
    refusalsAsPages(build),
    config.isProduction ? 'production' : 'development',
  );
  const { requestScope } = build.entry.module as unknown as BuildEntry;
  return async (request, context, { nonce, acting, isUnchanged = () => false }) => {
    const shows = new Set<string>();
    let page: Buffer | undefined;
    let isSame = false;
    let isSound = true;
    let isOpenToAll = false;
    const scope: RequestScope = {
      api: createRouterClient(router, {
        context,
        interceptors: [orNotFound(context)],
      }) as RequestScope['api'],
      acting:
        acting &&
        (createRouterClient(router, {
          context: acting,
          interceptors: [asAnswered(acting)],
        }) as RequestScope['api']),
      nonce,
      publicUrl,
      shows,
      openToAll: () => {
        isOpenToAll = true;
      },
      isUnchanged: (data) => {
        isSame = isUnchanged(data);
        return isSame;
      },
      recallsMarkup: config.documentCache !== 'none',
      handOver: (html) => {
        page = html;
      },
      now: () => context.clock.now(),
      environment: config.environment,
      logError: (error) => {
        const failure = pageFailure(error);
        if (failure === undefined) return;
        isSound = false;
        context.log.error({ err: failure }, 'a page failed');
      },
    };
    const provider = new RouterContextProvider();
    provider.set(requestScope, scope);
    const response = await handle(request, provider);
    const { status, headers } = response;
    // No page of ours can be drawn without its data; the server has a small one for this.
    if (status === 503) throw new Unavailable('A page lacks its data.');
    return { status, headers, body: isSame ? undefined : (page ?? response), isSound, isOpenToAll, shows };
  };
}
