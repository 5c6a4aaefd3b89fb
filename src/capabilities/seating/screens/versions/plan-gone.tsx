import { Armchair } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import type { SeatingPlan, SeatingPlans } from '../../contract/plans.contract.ts';
import { usePlanComeback } from './use-plan-comeback.ts';

/** In place of a plan that was removed while it was open here. What was not saved yet waits on this device for it. */
export function PlanGone({ plan, list }: { plan: SeatingPlan; list: SeatingPlans }) {
  const { eventUuid } = plan;
  const comeback = usePlanComeback(plan);
  const others = list.plans.filter((other) => other.eventUuid === eventUuid);
  return (
    <div className={`${pageWidth} py-6 md:py-9`}>
      <PageHeading title="Seating" />
      <EmptyState
        icon={<Armchair size={28} aria-hidden="true" />}
        title="This plan was removed"
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {list.canEdit && (
              <Button isPending={comeback.isPending} onPress={() => comeback.mutate()}>
                Bring it back
              </Button>
            )}
            <ButtonLink variant="secondary" to={`${paths.seatingChart()}?event=${eventUuid}`}>
              {others.length > 0 ? 'Open the current plan' : 'Begin a new plan'}
            </ButtonLink>
          </div>
        }
      >
        <p role="status">
          <q className="wrap-anywhere">{plan.state.name}</q> was taken away a moment ago. Its tables and seats
          are kept for 30 days.
        </p>
      </EmptyState>
    </div>
  );
}
