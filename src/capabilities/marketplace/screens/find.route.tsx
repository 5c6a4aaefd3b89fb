import { redirect } from 'react-router';
import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { apiOf } from '#app/request-scope.ts';
import { isTaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { FIND_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { Route } from './+types/find.route.ts';
import { type Found, findByName, findPlace } from './find-vendors.ts';
import { VendorSearchPlaceholder } from './vendor-search-placeholder.tsx';

const LONGEST_TEXT = 100;

export const handle = { document: 'public', query: ['place', 'category', 'name'] };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Find vendors',
      description: 'Find wedding vendors by place and by name.',
      path: FIND_PATH,
      isUnlisted: true,
    },
    matches,
  );

/** Where the search forms lead that a browser sends by itself: on to what was meant, or here where that is not clear. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const typed = (name: string) => (url.searchParams.get(name) ?? '').trim().slice(0, LONGEST_TEXT);
  const category = typed('category');
  const trade = isTaxonomyKey(category) ? category : undefined;
  const [name, place] = [typed('name'), typed('place')];
  if (url.searchParams.size === 0) return { typed: '', trade, message: '', links: [] };
  const api = apiOf(context);
  const found: Found = name === '' ? await findPlace(api, place, trade) : await findByName(api, name, trade);
  if ('address' in found) throw redirect(found.address);
  return { typed: name || place, trade, ...found };
}

export default function FindScreen({ loaderData: { typed, trade, message, links } }: Route.ComponentProps) {
  return (
    <div className={`${pageWidth} py-10 md:py-14`}>
      <PageHeading title="Find vendors" className="mb-6" />
      {message && (
        <Notice
          tone={links.length > 0 ? 'info' : 'warn'}
          title={`“${typed}”`}
          isLive={false}
          className="mb-6"
        >
          {message}
        </Notice>
      )}
      {links.length > 0 && (
        <ul aria-label="Suggestions" className="mb-10">
          {links.map(({ href, label, hint }) => (
            <li key={href}>
              <TextLink to={href} className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
              {hint && <span className="text-ink-soft text-sm"> · {hint}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="max-w-150">
        <VendorSearchPlaceholder isPlain category={trade} />
      </div>
    </div>
  );
}
