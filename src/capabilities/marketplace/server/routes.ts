import { implement } from '@orpc/server';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { marketplaceContract } from '../contract.ts';
import { listSitemapPages, listSitemapSearches } from './list-sitemap.ts';
import { listParts } from './store.ts';

export function marketplaceRoutes(platform: Pick<Platform, 'db'>) {
  const os = implement(marketplaceContract).$context<RequestContext>().use(guard);
  return {
    listSitemapParts: os.listSitemapParts.handler(() => listParts(platform.db)),
    listSitemapPages: os.listSitemapPages.handler(({ input }) =>
      listSitemapPages(platform, input.kind, input.part),
    ),
    listSitemapSearches: os.listSitemapSearches.handler(() => listSitemapSearches(platform)),
  };
}
