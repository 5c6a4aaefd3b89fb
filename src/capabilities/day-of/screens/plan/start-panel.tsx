import { ListOrdered } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { PlanActions } from './use-plan-actions.ts';

interface StartPanelProps {
  /** Left out for who may only look. */
  actions: PlanActions | undefined;
  onAdd: () => void;
}

/** Before there is a run sheet. */
export function StartPanel({ actions, onAdd }: StartPanelProps) {
  return (
    <EmptyState
      title="Who’s where, minute by minute"
      icon={<ListOrdered size={28} aria-hidden="true" />}
      action={
        actions && (
          <div className="flex flex-wrap justify-center gap-3">
            <Button isPending={actions.start.isPending} onPress={() => actions.start.mutate(null)}>
              Start with our day
            </Button>
            <Button variant="secondary" onPress={onAdd}>
              Start empty
            </Button>
          </div>
        )
      }
    >
      {actions
        ? 'We fit a full day of 34 moments to your events. Change what’s different for you, and delete the rest.'
        : 'The couple hasn’t written a run sheet yet.'}
    </EmptyState>
  );
}
