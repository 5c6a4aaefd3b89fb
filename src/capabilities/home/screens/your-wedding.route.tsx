import { pageMeta } from '#app/page-meta.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import type { Route } from './+types/your-wedding.route.ts';
import { CoupleHome } from './couple-home/couple-home.tsx';
import { Lately } from './couple-home/lately.tsx';

export { OtherSideBoundary as ErrorBoundary } from '#app/other-side-boundary.tsx';

export function meta({ matches }: Route.MetaArgs) {
  const description = 'What is due, who comes, what it costs, and what to do next.';
  return pageMeta(
    { title: 'Your wedding', description, path: paths.yourWedding(), isUnlisted: true },
    matches,
  );
}

export async function loader(args: Route.LoaderArgs) {
  await requireOwner(args, 'couple');
  const { home } = apiOf(args.context);
  // Not a page of its own: every visitor of any page reads the names of all pages.
  const isLately = new URL(args.request.url).searchParams.get('show') === 'lately';
  if (isLately) return { home: null, lately: await home.readLately() };
  return { home: await home.readHome(), lately: null };
}

/** Where a couple begins its day, or all that the others did of late. */
export default function YourWeddingScreen({ loaderData: { home, lately } }: Route.ComponentProps) {
  return (
    <>
      <PlanningNav />
      {home && <CoupleHome loaded={home} />}
      {lately && <Lately loaded={lately} />}
    </>
  );
}
