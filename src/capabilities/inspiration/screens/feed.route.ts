import { apiOf, requestScope, showsOn } from '#app/request-scope.ts';
import { paths } from '#app/rules/paths.ts';
import { REAL_WEDDINGS_SUBJECT } from '#capabilities/editorial/rules/real-wedding-subjects.ts';
import { inspirationPaths } from '../rules/paths.ts';
import { writeWeddingFeed } from '../rules/wedding-feed.ts';
import type { Route } from './+types/feed.route.ts';

const NEWEST = 30;

/** The same for everyone, and kept as the pages are. */
export const handle = { document: 'public' };

export async function loader({ context }: Route.LoaderArgs) {
  showsOn(context, REAL_WEDDINGS_SUBJECT);
  const api = apiOf(context);
  const lists = await Promise.all([1, 2].map((page) => api.editorial.listRealWeddings({ page })));
  const feed = writeWeddingFeed(lists.flatMap(({ weddings }) => weddings).slice(0, NEWEST), {
    site: context.get(requestScope).publicUrl,
    feedPath: inspirationPaths.feed(),
    listPath: paths.realWeddings(),
    pathOf: paths.realWedding,
  });
  return new Response(feed, {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=0, s-maxage=60',
    },
  });
}
