import { Check, Plus, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { SEATING_PLAN_KEY } from '../../queries.ts';
import { checkRoom } from '../../rules/check-room.ts';
import { ruleWords, STRENGTH_LABELS } from '../../rules/rule-words.ts';
import type { SeatingRule } from '../../rules/seating-rule.ts';
import { useSeating } from '../desk/seating-context.ts';
import { ProvePanel } from '../solve/prove-panel.tsx';
import { RepairPanel } from '../solve/repair-panel.tsx';
import type { Solver } from '../solve/use-solver.ts';

const RuleDialog = lazy(async () => ({ default: (await import('./rule-dialog.tsx')).RuleDialog }));

function RuleRow({ rule, onEdit }: { rule: SeatingRule; onEdit: () => void }) {
  const { desk, judgement } = useSeating();
  const isBroken = judgement?.broken.has(rule.key) ?? false;
  const tagName = (uuid: string) => desk.plan.tags.find((tag) => tag.uuid === uuid)?.name ?? '';
  const words = ruleWords(rule, { nameOf: desk.nameOf, tagName });
  const waive = useAction({
    run: (isWaived: boolean) => api.seating.waiveRule({ key: rule.key, isWaived }),
    refreshes: [SEATING_PLAN_KEY],
  });
  const Icon = isBroken ? TriangleAlert : Check;
  return (
    <li className="flex items-start gap-2.5 border-line py-2 text-sm not-first:border-t">
      <Icon
        size={17}
        role="img"
        aria-label={rule.isWaived ? 'Not asked for' : isBroken ? 'Broken' : 'Kept'}
        className={`mt-0.5 shrink-0 ${rule.isWaived ? 'invisible' : isBroken ? 'text-red' : 'text-green-deep'}`}
      />
      <span className={`min-w-0 grow ${rule.isWaived ? 'text-ink-soft line-through' : ''}`}>
        {words}
        <span className="block text-ink-soft text-xs">
          {STRENGTH_LABELS[rule.strength]}
          {rule.note !== '' && `, ${rule.note}`}
        </span>
      </span>
      {desk.canEdit && rule.source === 'COUPLE' && (
        <Button variant="quiet" size="small" onPress={onEdit}>
          Change<span className="sr-only">: {words}</span>
        </Button>
      )}
      {desk.canEdit && rule.source !== 'COUPLE' && (
        <Button
          variant="quiet"
          size="small"
          isPending={waive.isPending}
          onPress={() => waive.mutate(!rule.isWaived)}
        >
          {rule.isWaived ? 'Ask again' : 'Do without'}
          <span className="sr-only">: {words}</span>
        </Button>
      )}
    </li>
  );
}

/** Every rule, kept or broken, where it comes from, and what stands too near in the room. */
export function CheckPanel({ solver }: { solver: Solver }) {
  const { desk, judgement } = useSeating();
  const [edited, setEdited] = useState<SeatingRule | 'new'>();
  const { rules, state } = desk.plan;
  const order = (rule: SeatingRule) => (judgement?.broken.has(rule.key) ? 0 : 1);
  const sorted = rules.toSorted((one, other) => order(one) - order(other));
  const faults = checkRoom(state);
  const { seesGuests } = desk.plan;
  const groups = [
    { label: 'Your rules', items: sorted.filter(({ source }) => source === 'COUPLE') },
    { label: 'From what guests need', items: sorted.filter(({ source }) => source === 'NEEDS') },
    { label: 'Households together', items: sorted.filter(({ source }) => source === 'HOUSEHOLD') },
  ];
  return (
    <div className="flex flex-col gap-5 xl:p-5 max-lg:p-0 max-xl:p-5">
      <RepairPanel solver={solver} />
      {!seesGuests && (
        <p className="text-ink-soft">
          Who should sit with whom stays with the couple and those who plan with them.
        </p>
      )}
      {groups.map(({ label, items }, place) => (
        <section
          key={label}
          className={items.length === 0 && (place > 0 || !seesGuests) ? 'hidden' : undefined}
        >
          <h2 className="flex items-center justify-between text-lg">
            {label}
            {place === 0 && desk.canEdit && (
              <Button
                variant="secondary"
                size="small"
                icon={<Plus size={16} aria-hidden="true" />}
                onPress={() => setEdited('new')}
              >
                Add rule
              </Button>
            )}
          </h2>
          {items.length === 0 && (
            <p className="mt-1 text-ink-soft text-sm">
              None yet. Say who sits together, who must not, and who stays away from the band.
            </p>
          )}
          <ul className="mt-1">
            {items.map((rule) => (
              <RuleRow key={rule.key} rule={rule} onEdit={() => setEdited(rule)} />
            ))}
          </ul>
        </section>
      ))}
      <ProvePanel />
      {desk.canEdit && desk.seated > 0 && (
        <div>
          <Button variant="secondary" size="small" onPress={() => void solver.start('IMPROVE')}>
            Look for better company
          </Button>
          <p className="mt-1 text-ink-soft text-xs">
            Anyone whose seat isn’t locked may move. You can undo it.
          </p>
        </div>
      )}
      {faults.length === 0 && !seesGuests && <p>In the room people can pass everywhere, and doors open.</p>}
      {faults.length > 0 && (
        <section>
          <h2 className="text-lg">In the room</h2>
          <ul className="mt-1 text-sm">
            {faults.map(({ words }) => (
              <li key={words} className="flex gap-2.5 py-1.5">
                <TriangleAlert size={17} aria-hidden="true" className="mt-0.5 shrink-0 text-gold-deep" />
                {words}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Suspense>
        {edited && (
          <RuleDialog {...(edited !== 'new' && { rule: edited })} onClose={() => setEdited(undefined)} />
        )}
      </Suspense>
    </div>
  );
}
