import { Check, TriangleAlert, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { enteredWords } from '../../rules/desk/entered-words.ts';
import { cardName } from '../../rules/desk/find-cards.ts';
import { DeskKey } from './desk-key.tsx';
import type { EnteredCard } from './open-card.ts';

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
/** Half of the day is what nobody needs to be told. */
const clockTime = (at: Date) => TIME.format(at).replace(/\s[AP]M$/, '');

interface JustEnteredProps {
  cards: readonly EnteredCard[];
  onUndo: (card: EnteredCard) => void;
  onReopen: (card: EnteredCard) => void;
}

function Outcome({ card }: { card: EnteredCard }) {
  const words = enteredWords(card.invitation, card.reply);
  if (card.state === 'FAILED') {
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-red text-sm">
        <TriangleAlert size={16} aria-hidden="true" /> Not saved. {card.problem}
      </span>
    );
  }
  const isComing = card.reply.people.some(({ events }) =>
    events.some(({ status }) => status === 'ATTENDING'),
  );
  const Icon = isComing ? Check : X;
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 text-sm',
        isComing ? 'text-green-deep' : 'text-ink-soft',
      )}
    >
      <Icon size={16} aria-hidden="true" className="shrink-0" /> {words}
    </span>
  );
}

/** What was put down, newest first; each can be taken back. */
export function JustEntered({ cards, onUndo, onReopen }: JustEnteredProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="just-entered" className="rounded-card border border-line bg-paper">
      <header className="flex items-center justify-between gap-3 px-4 py-4 md:px-6">
        <h2 id="just-entered" className="font-display text-xl">
          Just entered
        </h2>
        <p
          aria-hidden="true"
          className="hidden items-center gap-2 text-ink-soft text-sm lg:flex pointer-coarse:hidden"
        >
          <DeskKey>Z</DeskKey> undo the last one
        </p>
      </header>
      <ul aria-labelledby="just-entered">
        {cards.map((card) => (
          <li
            key={card.key}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-t px-4 py-2 md:px-6"
          >
            <span className="w-11 text-ink-soft text-sm tabular-nums">{clockTime(card.at)}</span>
            <span className="min-w-0 grow basis-40" dir="auto">
              {cardName(card.household)}
            </span>
            <Outcome card={card} />
            <span className="ms-auto flex min-h-11 items-center">
              {card.state === 'FAILED' && (
                <Button variant="secondary" size="small" onPress={() => onReopen(card)}>
                  Open it again
                </Button>
              )}
              {card.state === 'UNDOING' && <span className="text-ink-soft text-sm">Undoing</span>}
              {(card.state === 'SAVED' || card.state === 'SAVING') && (
                <button
                  type="button"
                  aria-label={`Undo ${cardName(card.household)}`}
                  onClick={() => onUndo(card)}
                  className="min-h-11 px-1 font-semibold text-secondary text-sm underline underline-offset-4"
                >
                  Undo
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
