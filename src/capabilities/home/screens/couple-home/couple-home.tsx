import { pageWidth } from '#app/page-width.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import type { HomeAnswer } from '../../contract.ts';
import { HOME_KINDS, homeQuery } from '../../queries.ts';
import { BestStepCard } from './best-step-card.tsx';
import { Greeting } from './greeting.tsx';
import { GuestsCard } from './guests-card.tsx';
import { MilestoneLine } from './milestone-line.tsx';
import { MoneyCard } from './money-card.tsx';
import { NoWedding } from './no-wedding.tsx';
import { OthersCard } from './others-card.tsx';
import { ThisWeek } from './this-week.tsx';
import { VendorsCard } from './vendors-card.tsx';

/** What is due, who comes, what it costs, and what to do next. */
export function CoupleHome({ loaded }: { loaded: HomeAnswer }) {
  const { data: home } = useLoaded(homeQuery, loaded);
  useLiveQueries(HOME_KINDS, [homeQuery.queryKey]);
  const { wedding, today } = home;
  if (!wedding) return <NoWedding firstName={home.firstName} />;
  const isOver = wedding.weddingDate !== null && wedding.weddingDate < today;
  const isAhead = wedding.weddingDate === null || wedding.weddingDate > today;
  return (
    <div className={`${pageWidth} pt-7 pb-14 md:pt-8`}>
      <Greeting home={home} wedding={wedding} />
      {isAhead && <MilestoneLine milestones={home.milestones} today={today} />}
      <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,2.16fr)_minmax(0,1fr)]">
        <ThisWeek home={home} wedding={wedding} />
        <BestStepCard steps={home.bestSteps} today={today} weddingDate={wedding.weddingDate} />
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {home.heads && <GuestsCard heads={home.heads} mayEdit={wedding.allowed.includes('edit-guests')} />}
        {home.money && <MoneyCard money={home.money} isOver={isOver} />}
        <OthersCard steps={home.others} wedding={wedding} />
      </div>
      {home.vendors.length > 0 && <VendorsCard vendors={home.vendors} />}
    </div>
  );
}
