import { Plus, Smartphone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { DayHelper } from '../../contract/plan.contract.ts';
import { dayPaths } from '../../rules/paths.ts';
import { HELPER_RIGHT_LABELS, LINK_END_LABELS } from '../../rules/run-sheet-choices.ts';
import { HelperLinkDialog } from './helper-link-dialog.tsx';
import type { PlanActions } from './use-plan-actions.ts';

const HelperDialog = lazy(async () => ({ default: (await import('./helper-dialog.tsx')).HelperDialog }));

interface HelpersSectionProps {
  helpers: readonly DayHelper[];
  actions: PlanActions;
}

/** People without an account who help by a link: ushers, a cousin, the coordinator. */
export function HelpersSection({ helpers, actions }: HelpersSectionProps) {
  const [isAdding, setAdding] = useState(false);
  const [isClearing, setClearing] = useState(false);
  const [shown, setShown] = useState<DayHelper>();
  const [revoked, setRevoked] = useState<DayHelper>();
  return (
    <section aria-labelledby="day-helpers">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="day-helpers" className="font-display text-2xl">
          Helpers
        </h2>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={16} aria-hidden="true" />}
          onPress={() => setAdding(true)}
        >
          Add helper
        </Button>
      </div>
      {helpers.length === 0 && (
        <p className="text-ink-soft">
          Give an usher or a cousin a link. They need no account, and it works without a signal.
        </p>
      )}
      <ul aria-label="Helpers" className="grid gap-3">
        {helpers.map((helper) => (
          <li key={helper.uuid}>
            <Card>
              <h3 className="wrap-anywhere flex items-center gap-2 font-display text-xl">
                <Smartphone size={18} aria-hidden="true" className="text-ink-soft" />
                {helper.name}
              </h3>
              <p className="text-ink-soft text-sm">
                {helper.rights.map((right) => HELPER_RIGHT_LABELS[right]).join(', ')}
              </p>
              <p className="text-ink-soft text-sm">
                Until: {LINK_END_LABELS[helper.ends]}. {helper.seenAt ? 'On their phone.' : 'Not opened yet.'}
              </p>
              <div className="mt-3 flex flex-wrap gap-2">
                <Button variant="secondary" size="small" onPress={() => setShown(helper)}>
                  Show link<span className="sr-only"> for {helper.name}</span>
                </Button>
                <Button variant="danger" size="small" onPress={() => setRevoked(helper)}>
                  Take back<span className="sr-only"> {helper.name}’s link</span>
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      {helpers.length > 0 && (
        <Button variant="quiet" size="small" className="mt-3 -ml-4" onPress={() => setClearing(true)}>
          Remove from all phones
        </Button>
      )}
      <Suspense>{isAdding && <HelperDialog actions={actions} onClose={() => setAdding(false)} />}</Suspense>
      {shown && (
        <HelperLinkDialog
          name={shown.name}
          path={dayPaths.helper(shown.token)}
          onClose={() => setShown(undefined)}
        />
      )}
      {revoked && (
        <ConfirmDialog
          title={`Take back ${revoked.name}’s link?`}
          confirmLabel="Take back"
          isPending={actions.revokeHelper.isPending}
          onConfirm={() => actions.revokeHelper.mutate(revoked, { onSuccess: () => setRevoked(undefined) })}
          onClose={() => setRevoked(undefined)}
        >
          It stops working at once. What their phone hasn’t sent by then is lost, and they’re told so.
        </ConfirmDialog>
      )}
      {isClearing && (
        <ConfirmDialog
          title="Remove from all phones?"
          confirmLabel="Remove"
          isPending={actions.clearPhones.isPending}
          onConfirm={() => actions.clearPhones.mutate(undefined, { onSuccess: () => setClearing(false) })}
          onClose={() => setClearing(false)}
        >
          Every helper’s link stops working, and each phone forgets your day the next time it’s online.
        </ConfirmDialog>
      )}
    </section>
  );
}
