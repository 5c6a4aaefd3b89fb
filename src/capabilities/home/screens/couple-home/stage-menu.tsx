import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import {
  PLANNING_STAGE_LABELS,
  PLANNING_STAGES,
  type PlanningStage,
} from '#capabilities/weddings/rules/planning-stages.ts';
import { Menu } from '#ui/menu.tsx';
import type { HomeAnswer } from '../../contract.ts';
import { homeQuery } from '../../queries.ts';

/** Nobody's choice: what we see in the plan. */
const BY_ITSELF = 'by-itself';

/** How far they are: worked out of what they did, or as they say. It decides what is suggested next. */
export function StageMenu({ wedding }: { wedding: NonNullable<HomeAnswer['wedding']> }) {
  const { stage, isStageChosen, allowed } = wedding;
  const save = useAction({
    run: (planningStage: PlanningStage | null) => api.weddings.saveWedding({ planningStage }),
    refreshes: [homeQuery.queryKey],
    done: 'Saved',
  });
  const label = PLANNING_STAGE_LABELS[stage];
  if (!allowed.includes('edit-details')) return <span className="text-ink-soft">{label}</span>;
  const entries = PLANNING_STAGES.map((id) => ({ id, label: PLANNING_STAGE_LABELS[id] }));
  const byItself = { id: BY_ITSELF, label: 'Work it out from our plan' };
  return (
    <Menu
      placement="bottom start"
      trigger={
        <Button className="-my-1.5 inline-flex min-h-9 items-center gap-1 rounded-mark font-medium text-secondary underline decoration-secondary/40 underline-offset-4 hover:decoration-secondary">
          <span className="sr-only">How far you are: </span>
          {label}
          <ChevronDown size={16} aria-hidden="true" />
        </Button>
      }
      entries={isStageChosen ? [...entries, byItself] : entries}
      onAction={(id) => save.mutate(PLANNING_STAGES.find((one) => one === id) ?? null)}
    />
  );
}
