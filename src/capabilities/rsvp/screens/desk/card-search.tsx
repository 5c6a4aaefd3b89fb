import { CornerDownLeft, Search, Undo2 } from 'lucide-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import { calendarDateOf } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import type { Household } from '#capabilities/guests/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { cardName, type FoundCard, markTyped } from '../../rules/desk/find-cards.ts';
import { showShortCode } from '../../rules/short-code.ts';
import { DeskKey } from './desk-key.tsx';
import type { EnteredCard } from './open-card.ts';

interface CardSearchProps {
  text: string;
  onType: (text: string) => void;
  found: readonly FoundCard[];
  onOpen: (household: Household) => void;
  /** The last card that can be taken back. */
  last: EnteredCard | undefined;
  onUndo: (card: EnteredCard) => void;
  inputRef: Ref<HTMLInputElement>;
}

type Choice = { kind: 'card'; card: FoundCard } | { kind: 'undo'; last: EnteredCard };

function standing({ row }: FoundCard): string {
  if (!row?.answeredAt) return 'waiting';
  return `answered ${formatMonthDay(calendarDateOf(new Date(row.answeredAt)))}`;
}

function FoundWords({ card, text }: { card: FoundCard; text: string }) {
  const { city, region } = card.household;
  return (
    <>
      <span className="min-w-0 grow" dir="auto">
        {markTyped(cardName(card.household), text).map(({ part, isTyped }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one name.
          <span key={place} className={isTyped ? 'font-semibold text-primary' : undefined}>
            {part}
          </span>
        ))}
      </span>
      <span className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <span>{[[city, region].filter(Boolean).join(', '), standing(card)].filter(Boolean).join(' · ')}</span>
        {card.row?.shortCode && (
          <span className="text-ink tabular-nums">{showShortCode(card.row.shortCode)}</span>
        )}
      </span>
    </>
  );
}

/** Two letters of a name, or of the code on the card; Enter takes the first that is found. */
export function CardSearch({ text, onType, found, onOpen, last, onUndo, inputRef }: CardSearchProps) {
  const [at, setAt] = useState(0);
  const choices: Choice[] = found.map((card) => ({ kind: 'card', card }));
  // Z is the key for it, and also how some names begin: here it is offered, not done.
  if (last && text.trim().toLowerCase() === 'z') choices.push({ kind: 'undo', last });
  const place = Math.min(at, choices.length - 1);
  const isEmpty = text.trim() !== '' && choices.length === 0;

  function choose(choice: Choice | undefined) {
    setAt(0);
    if (choice?.kind === 'card') onOpen(choice.card.household);
    if (choice?.kind === 'undo') onUndo(choice.last);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setAt((place + step + choices.length) % choices.length);
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      choose(choices[place]);
    }
    if (event.key === 'Escape' && text !== '') {
      event.preventDefault();
      onType('');
    }
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && text === '' && last) {
      event.preventDefault();
      onUndo(last);
    }
  }
  return (
    <search>
      <div className="flex items-center gap-3 rounded-card px-4 has-focus-visible:ring-3 has-focus-visible:ring-primary/40 md:px-6">
        <Search size={22} aria-hidden="true" className="shrink-0 text-ink-soft" />
        <input
          ref={inputRef}
          role="combobox"
          aria-label="Name or card code"
          aria-expanded={choices.length > 0}
          aria-controls="desk-found"
          aria-autocomplete="list"
          aria-activedescendant={choices.length > 0 ? `desk-found-${place}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={100}
          placeholder="Whose card is it?"
          value={text}
          onChange={(event) => {
            onType(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
          className="h-16 min-w-0 grow bg-transparent font-display text-2xl outline-none placeholder:text-ink-soft focus-visible:shadow-none"
        />
        <span aria-hidden="true" className="hidden items-center gap-3 text-ink-soft text-sm lg:flex">
          Name or card code <DeskKey>/</DeskKey>
        </span>
      </div>
      <div
        id="desk-found"
        role="listbox"
        tabIndex={-1}
        aria-label="Found cards"
        hidden={choices.length === 0}
        className="border-line border-t py-1.5"
      >
        {choices.map((choice, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys.
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
          <div
            key={choice.kind === 'card' ? choice.card.household.uuid : 'undo'}
            id={`desk-found-${index}`}
            role="option"
            aria-selected={index === place}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
            className={classNames(
              'flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 px-4 py-2 md:px-6',
              index === place ? 'bg-blush/60' : 'hover:bg-mist',
            )}
          >
            <span aria-hidden="true" className="w-6 text-primary max-md:hidden">
              {index === place && <CornerDownLeft size={18} />}
            </span>
            {choice.kind === 'card' ? (
              <FoundWords card={choice.card} text={text} />
            ) : (
              <span className="inline-flex items-center gap-2">
                <Undo2 size={18} aria-hidden="true" /> Undo the last card: {cardName(choice.last.household)}
              </span>
            )}
          </div>
        ))}
      </div>
      {isEmpty && (
        <p role="status" className="border-line border-t px-4 py-4 text-ink-soft md:px-6">
          No invited guest has that name or code.
        </p>
      )}
    </search>
  );
}
