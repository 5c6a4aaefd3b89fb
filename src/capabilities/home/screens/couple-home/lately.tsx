import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useLoaded } from '#app/use-loaded.ts';
import { Card } from '#ui/card.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LatelyAnswer } from '../../contract.ts';
import { HOME_KINDS, latelyQuery } from '../../queries.ts';
import { daysOfSteps } from '../../rules/days-of-steps.ts';
import { OtherStep } from './other-step.tsx';

/** What the others of a wedding did, day by day, for as long as it is kept. */
export function Lately({ loaded }: { loaded: LatelyAnswer }) {
  const { data: lately } = useLoaded(latelyQuery, loaded);
  useLiveQueries(HOME_KINDS, [latelyQuery.queryKey]);
  const days = daysOfSteps(lately.steps, lately);
  return (
    <div className={`${pageWidth} max-w-180 py-6 md:py-9`}>
      <PageHeading title="Lately" lead="What the others did for your wedding in the last sixty days." />
      {days.length === 0 && (
        <p className="mt-6 text-ink-soft">
          Nothing yet. What the others add, save or finish shows up here.{' '}
          <TextLink to={paths.yourWedding()}>Back to your home</TextLink>
        </p>
      )}
      {days.map(({ heading, steps }) => (
        <section key={heading} className="mt-7">
          <h2 className="text-xl">{heading}</h2>
          <Card className="mt-3">
            <ul className="space-y-4">
              {steps.map((step) => (
                <OtherStep key={step.uuid} step={step} isNamed />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}
