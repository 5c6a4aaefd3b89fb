import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import type { RunResult } from '../../contract/runs.contract.ts';
import { offerMoves } from '../../rules/offer-moves.ts';
import { namesInText } from '../../rules/rule-words.ts';
import { tableName } from '../../rules/seating-state.ts';
import { useSeating } from '../desk/seating-context.ts';

type Offer = RunResult['offers'][number];

const LABELS: Readonly<Record<Offer['kind'], string>> = {
  FEWEST_MOVES: 'Fewest moves',
  BETTER_COMPANY: 'Better company',
};
const MOST_SHOWN = 6;

/** One way out: who would go where, and what it does to the company. */
export function RepairOffer({ offer, onUse }: { offer: Offer; onUse: () => void }) {
  const { desk } = useSeating();
  const moves = offerMoves(desk.plan.state, offer.chairs);
  const nameOf = (uuid: string) => {
    const table = desk.tableOf.get(uuid);
    return table ? tableName(table) : 'another table';
  };
  const label = LABELS[offer.kind];
  return (
    <section aria-label={label} className="mt-3 rounded-card border border-line p-4 text-sm">
      <p className="flex justify-between gap-2">
        <span className="font-semibold text-base">{label}</span>
        <span>{plural(offer.moved, 'person moves', 'people move')}</span>
      </p>
      <ul className="mt-1 text-ink-soft">
        {moves.slice(0, MOST_SHOWN).map(({ from, to, guestUuids }) => (
          <li key={`${from} ${to}`}>
            {namesInText(guestUuids.map(desk.nameOf))}:{' '}
            {from === undefined ? `to ${nameOf(to)}` : `${nameOf(from)} → ${nameOf(to)}`}
          </li>
        ))}
        {moves.length > MOST_SHOWN && <li>And {moves.length - MOST_SHOWN} more ways.</li>}
      </ul>
      <p className="mt-2 flex items-center justify-between gap-2">
        <span className="tabular-nums">
          {offer.scoreBefore} → <b>{offer.scoreAfter}</b> <span className="text-ink-soft">company</span>
        </span>
        <Button size="small" onPress={onUse}>
          Use this<span className="sr-only">: {label.toLowerCase()}</span>
        </Button>
      </p>
    </section>
  );
}
