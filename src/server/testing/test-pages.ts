import type { FastifyInstance } from 'fastify';
import {
  data,
  type EntryContext,
  type RouterContextProvider,
  redirect,
  type ServerBuild,
} from 'react-router';
import { actingApiOf, apiOf, isCallRefusal, requestScope } from '#app/request-scope.ts';
import type { Platform } from '#platform/platform.ts';
import { compose } from '../compose.ts';
import { type AppParts, createApp } from '../http/create-app.ts';
import { NO_SHEDDING, openTestApp, type TestApp } from './test-app.ts';

type Loader = (args: {
  request: Request;
  params: Readonly<Record<string, string | undefined>>;
  context: Readonly<RouterContextProvider>;
}) => unknown;
export type TestPage = { path: string; handle?: unknown; loader?: Loader; action?: Loader };

const PAGES: TestPage[] = [
  {
    path: 'plain',
    handle: { document: 'public', query: ['page'] },
    loader: ({ request }) => ({ url: request.url, cookie: request.headers.get('cookie') }),
  },
  {
    path: 'gone',
    handle: { document: 'public' },
    loader: () => {
      throw new Response('gone', { status: 404 });
    },
  },
  {
    path: 'moved',
    handle: { document: 'public' },
    loader: () => {
      throw redirect('/plain');
    },
  },
  {
    path: 'broken',
    handle: { document: 'public' },
    loader: () => {
      throw new Error('a secret detail');
    },
  },
  {
    path: 'cities/:id',
    handle: { document: 'public' },
    loader: ({ context, params }) => apiOf(context).places.readCity({ id: Number(params.id) }),
  },
  { path: 'vendors-only', loader: ({ context }) => apiOf(context).storefronts.listOwn() },
  {
    path: 'patchy',
    handle: { document: 'public' },
    loader: ({ context }) => {
      context.get(requestScope).logError(new Error('a part could not be had'));
      return { found: true };
    },
  },
  { path: 'below/*', handle: { document: 'public' }, loader: () => ({ found: true }) },
  {
    path: 'form',
    loader: () => ({ found: true }),
    action: async ({ request, context }) => {
      const form = await request.formData();
      const text = (name: string) => String(form.get(name) ?? '');
      try {
        const credentials = { email: text('email'), password: text('password'), rememberMe: true };
        await actingApiOf(context).identity.auth.signIn(credentials);
      } catch (error) {
        if (!isCallRefusal(error)) throw error;
        return data({ refused: error }, { status: error.status });
      }
      return redirect('/mine', 303);
    },
  },
  { path: 'mine', loader: ({ request }) => ({ cookie: request.headers.get('cookie') }) },
  {
    path: 'crash',
    loader: () => {
      throw new Error('a secret detail');
    },
  },
];

/** The smallest application React Router serves: each page shows its loader's data and runs one inline script. */
function createTestBuild(pages: readonly TestPage[], onRender: () => void): ServerBuild {
  const handleRequest = (
    _request: Request,
    status: number,
    headers: Headers,
    router: EntryContext,
    context: Readonly<RouterContextProvider>,
  ) => {
    const { nonce, isUnchanged, handOver } = context.get(requestScope);
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('set-cookie', 'left=over');
    const { loaderData, actionData } = router.staticHandlerContext;
    const shown = JSON.stringify(actionData ?? loaderData);
    if (isUnchanged(shown)) return new Response(null, { status, headers });
    onRender();
    const script = nonce ? `<script nonce="${nonce}">go()</script>` : '<script>go()</script>';
    const filling = '<p>Two names, one day.</p>'.repeat(60);
    handOver(Buffer.from(`<!doctype html><main>${shown}${filling}</main>${script}`));
    return new Response(null, { status, headers });
  };
  const routes = Object.fromEntries(
    pages.map(({ path, handle, loader, action }) => [
      path,
      { id: path, parentId: 'root', path, module: { default: () => null, handle, loader, action } },
    ]),
  );
  const build = {
    entry: { module: { default: handleRequest, requestScope } },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null, loader: () => ({ root: true }) } },
      ...routes,
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    basename: '/',
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  return build as unknown as ServerBuild;
}

export type TestPages = { app: FastifyInstance; test: TestApp; renders(): number; close(): Promise<void> };

/** The whole pipeline of one process, with these pages behind it. */
export async function serveTestPages(
  platform: Platform,
  pages: readonly TestPage[],
  parts: Partial<Pick<AppParts, 'loadLimits' | 'registerAssets' | 'answerBeginsMs'>> = {},
): Promise<Omit<TestPages, 'test'>> {
  const { router, sessions, close } = compose(platform);
  let renders = 0;
  const build = createTestBuild(pages, () => {
    renders += 1;
  });
  const app = await createApp({
    platform,
    router,
    sessions,
    loadBuild: () => Promise.resolve(build),
    loadLimits: NO_SHEDDING,
    ...parts,
  });
  return {
    app,
    renders: () => renders,
    async close() {
      await app.close();
      await close();
    },
  };
}

/** The whole pipeline with a handful of pages behind it, public and personal, working and broken. */
export async function openTestPages(
  env: Record<string, string> = {},
  parts: Partial<Pick<AppParts, 'loadLimits' | 'registerAssets'>> = {},
): Promise<TestPages> {
  const test = await openTestApp({ env });
  const served = await serveTestPages(test.platform, PAGES, parts);
  // From then on no document is dropped because changes may have been missed.
  await test.platform.live.ready;
  return {
    ...served,
    test,
    async close() {
      await served.close();
      await test.close();
    },
  };
}
