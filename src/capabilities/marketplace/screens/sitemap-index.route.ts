import { apiOf, requestScope } from '#app/request-scope.ts';
import { marketplacePaths } from '../rules/paths.ts';
import { fileName, type SitemapFile } from '../rules/sitemap-files.ts';
import { writeSitemapIndex } from '../rules/write-sitemap.ts';
import type { Route } from './+types/sitemap-index.route.ts';

export const handle = { document: 'public' };

export async function loader({ context }: Route.LoaderArgs) {
  const parts = await apiOf(context).marketplace.listSitemapParts({});
  const { sites } = await apiOf(context).websites.listIndexedSites();
  const couples: SitemapFile[] = sites.length > 0 ? [{ kind: 'couples' }] : [];
  const files: SitemapFile[] = [{ kind: 'pages' }, { kind: 'searches' }, ...couples, ...parts];
  const { publicUrl } = context.get(requestScope);
  const index = writeSitemapIndex(
    publicUrl,
    files.map((file) => ({ path: marketplacePaths.sitemap(fileName(file)) })),
  );
  return new Response(index, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
