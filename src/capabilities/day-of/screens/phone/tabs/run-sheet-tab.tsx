import { Check, Pin, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { DayLog, Said } from '../../../rules/day-log.ts';
import type { DaySchedule, ScheduledItem } from '../../../rules/day-schedule.ts';
import { untilWords } from '../../../rules/day-words.ts';
import { lengthWords, minuteShort } from '../../../rules/minute-words.ts';
import { type Undo, undoOf } from '../../../rules/undo-said.ts';
import { NowCard } from './now-card.tsx';
import { UndoBar } from './undo-bar.tsx';

interface RunSheetTabProps {
  schedule: DaySchedule;
  log: DayLog;
  minute: number;
  onSay: (said: Said) => void;
}

/** How much of a long day is shown around now, until somebody asks for all of it. */
const BEFORE = 1;
const AFTER = 7;

function detailOf({ place, owner, kind, minutes }: ScheduledItem): string {
  if (kind === 'BUFFER') return minutes > 0 ? `Takes up to ${lengthWords(minutes)} of delay` : 'Used up';
  return [place, owner, minutes > 0 && lengthWords(minutes)].filter(Boolean).join(', ');
}

function Row({
  item,
  isNow,
  onSay,
}: {
  item: ScheduledItem;
  isNow: boolean;
  onSay: RunSheetTabProps['onSay'];
}) {
  const { uuid, title, startsMinute, plannedMinute, kind, isDone } = item;
  const isMoved = startsMinute !== plannedMinute;
  return (
    <li className="flex gap-3">
      <div className="w-13 shrink-0 pt-2.5 text-end tabular-nums">
        <span className={isNow ? 'font-semibold text-primary' : ''}>{minuteShort(startsMinute)}</span>
        {isMoved && (
          <span className="block text-ink-soft text-xs">
            <span className="sr-only">was </span>
            <s>{minuteShort(plannedMinute)}</s>
          </span>
        )}
      </div>
      <div
        aria-hidden="true"
        className={classNames(
          'relative w-4 shrink-0 before:absolute before:inset-y-0 before:left-1/2 before:border-l-2',
          kind === 'BUFFER' ? 'before:border-line before:border-dashed' : 'before:border-line',
        )}
      >
        <span
          className={classNames(
            'absolute top-4 left-1/2 size-3 -translate-x-1/2 rounded-full border-2 ring-linen',
            isDone && 'border-green bg-green',
            isNow && !isDone && 'border-primary bg-primary ring-4 ring-wine-tint',
            !isDone && !isNow && 'border-line-strong bg-linen',
          )}
        />
      </div>
      <div className="min-w-0 grow py-2">
        <p
          className={classNames(
            'wrap-anywhere font-semibold',
            isNow && 'text-primary',
            (isDone || kind === 'BUFFER') && 'text-ink-soft',
          )}
        >
          {title}
        </p>
        <p className="wrap-anywhere text-ink-soft text-sm">{detailOf(item)}</p>
      </div>
      {kind === 'BUFFER' && <span className="pt-3 text-ink-soft text-xs">Buffer</span>}
      {kind === 'FIXED' && (
        <span className="flex items-start gap-1 pt-3 text-ink-soft text-xs">
          <Pin size={14} aria-hidden="true" className="mt-0.5" />
          Fixed
        </span>
      )}
      {kind !== 'BUFFER' && (
        <button
          type="button"
          aria-pressed={isDone}
          aria-label={`${title} done`}
          onClick={() => onSay({ kind: 'DONE', subject: uuid, value: isDone ? 0 : 1 })}
          className="flex size-11 shrink-0 scroll-mb-36 cursor-pointer items-center justify-center rounded-full text-green hover:bg-ink/5"
        >
          <span
            className={classNames(
              'flex size-6 items-center justify-center rounded-full border-2',
              isDone ? 'border-green bg-green text-paper' : 'border-line-strong text-transparent',
            )}
          >
            <Check size={14} aria-hidden="true" strokeWidth={3} />
          </span>
        </button>
      )}
    </li>
  );
}

export function RunSheetTab({ schedule, log, minute, onSay }: RunSheetTabProps) {
  const { items, now, next, clashes } = schedule;
  const [showsAll, setShowsAll] = useState(false);
  const [undo, setUndo] = useState<Undo>();
  function say(said: Said) {
    const title = items.find(({ uuid }) => uuid === said.subject)?.title ?? '';
    setUndo(undoOf(log, title, [said]));
    onSay(said);
  }
  if (items.length === 0)
    return (
      <p className="py-8 text-center text-ink-soft">
        There is no run sheet yet. The couple writes it beforehand.
      </p>
    );
  const around = items.findIndex(({ uuid }) => uuid === (now ?? next)?.uuid);
  const from = Math.max(0, around - BEFORE);
  const shown = showsAll ? items : items.slice(from, from + BEFORE + AFTER + 1);
  return (
    <>
      {now && <NowCard key={now.uuid} item={now} minute={minute} onSay={say} />}
      {next && (
        <section aria-label="Next" className="mt-3 rounded-card border border-line bg-paper px-5 py-3.5">
          <p className="font-semibold text-cove-deep text-sm">
            Next, {untilWords(next.startsMinute, minute)}
          </p>
          <h2 className="wrap-anywhere font-semibold font-text text-lg">{next.title}</h2>
          <p className="wrap-anywhere text-ink-soft text-sm">
            {[next.place, next.note].filter(Boolean).join('. ')}
          </p>
        </section>
      )}
      {!now && !next && (
        <p className="rounded-card bg-green-tint px-5 py-4 text-green-deep">That’s it. Everything is done.</p>
      )}
      {clashes.map(({ uuid, text }) => (
        <p
          key={`${uuid} ${text}`}
          role="alert"
          className="mt-3 flex gap-2.5 rounded-card bg-gold-tint px-5 py-3.5 text-gold-deep"
        >
          <TriangleAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </p>
      ))}
      <div className="mt-6 mb-1 flex items-center justify-between px-1">
        <h2 className="font-display text-xl">Run sheet</h2>
        {items.length > shown.length || showsAll ? (
          <button
            type="button"
            onClick={() => setShowsAll(!showsAll)}
            className="min-h-11 cursor-pointer px-1 font-semibold text-secondary text-sm"
          >
            {showsAll ? 'Around now' : `All ${items.length}`}
          </button>
        ) : null}
      </div>
      <ol aria-label="Run sheet">
        {shown.map((item) => (
          <Row key={item.uuid} item={item} isNow={item.uuid === now?.uuid} onSay={say} />
        ))}
      </ol>
      <UndoBar undo={undo} onSay={onSay} onDone={setUndo} />
    </>
  );
}
