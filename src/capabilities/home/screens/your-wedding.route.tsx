import { pageMeta } from '#app/page-meta.ts';
import { pageWidth } from '#app/page-width.ts';
import { PlanningNav } from '#app/planning-nav.tsx';
import { apiOf } from '#app/request-scope.ts';
import { requireOwner } from '#app/require-user.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { HOME_KINDS, homeQuery } from '../queries.ts';
import type { Route } from './+types/your-wedding.route.ts';
import { BestStepCard } from './couple-home/best-step-card.tsx';
import { Greeting } from './couple-home/greeting.tsx';
import { GuestsCard } from './couple-home/guests-card.tsx';
import { MilestoneLine } from './couple-home/milestone-line.tsx';
import { MoneyCard } from './couple-home/money-card.tsx';
import { NoWedding } from './couple-home/no-wedding.tsx';
import { OthersCard } from './couple-home/others-card.tsx';
import { ThisWeek } from './couple-home/this-week.tsx';
import { VendorsCard } from './couple-home/vendors-card.tsx';

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
  return { home: await apiOf(args.context).home.readHome() };
}

/** Where a couple begins its day. */
export default function YourWeddingScreen({ loaderData }: Route.ComponentProps) {
  const { data: home } = useLoaded(homeQuery, loaderData.home);
  useLiveQueries(HOME_KINDS, [homeQuery.queryKey]);
  const { wedding } = home;
  if (!wedding) return <NoWedding firstName={home.firstName} />;
  return (
    <>
      <PlanningNav />
      <div className={`${pageWidth} pt-7 pb-14 md:pt-8`}>
        <Greeting home={home} wedding={wedding} />
        <MilestoneLine milestones={home.milestones} today={home.today} />
        <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2.16fr)_minmax(0,1fr)]">
          <ThisWeek home={home} wedding={wedding} />
          <BestStepCard steps={home.bestSteps} today={home.today} />
        </div>
        <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2 lg:grid-cols-3">
          {home.heads && <GuestsCard heads={home.heads} />}
          {home.money && <MoneyCard money={home.money} />}
          <OthersCard steps={home.others} wedding={wedding} />
        </div>
        <VendorsCard vendors={home.vendors} />
      </div>
    </>
  );
}
