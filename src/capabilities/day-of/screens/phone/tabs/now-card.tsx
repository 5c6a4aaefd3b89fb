import { AlarmClockPlus, Check } from 'lucide-react';
import { useState } from 'react';
import type { Said } from '../../../rules/day-log.ts';
import { MOST_LATE } from '../../../rules/day-operations.ts';
import type { ScheduledItem } from '../../../rules/day-schedule.ts';
import { lateWords, leftWords } from '../../../rules/day-words.ts';
import { spanWords } from '../../../rules/minute-words.ts';

interface NowCardProps {
  item: ScheduledItem;
  minute: number;
  onSay: (said: Said) => void;
}

const STEPS = [5, 10, 15, 30];
const press =
  'flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-full px-3 font-semibold transition-colors';

/** What is going on, and the two things that can be said of it. */
export function NowCard({ item, minute, onSay }: NowCardProps) {
  const [isLate, setLate] = useState(false);
  const { uuid, title, startsMinute, minutes, place, owner, note, lateBy } = item;
  const gone = Math.min(1, Math.max(0, (minute - startsMinute) / Math.max(1, minutes)));
  const addDelay = (by: number) => {
    onSay({ kind: 'LATE', subject: uuid, value: Math.min(MOST_LATE, lateBy + by) });
    setLate(false);
  };
  return (
    <section aria-label="Now" className="rounded-card bg-primary p-5 text-paper">
      <p className="flex items-center justify-between gap-3 text-sm">
        <span className="flex items-center gap-2 font-semibold">
          <span aria-hidden="true" className="size-2.5 rounded-full bg-paper ring-4 ring-paper/30" />
          Now
        </span>
        <span>{spanWords(startsMinute, minutes)}</span>
      </p>
      <h2 className="wrap-anywhere mt-1 font-display text-3xl">{title}</h2>
      <p className="wrap-anywhere mt-0.5">{[place, owner, note].filter(Boolean).join('. ')}</p>
      <div aria-hidden="true" className="mt-4 h-1.5 overflow-hidden rounded-full bg-paper/35">
        <div className="h-full rounded-full bg-paper" style={{ width: `${gone * 100}%` }} />
      </div>
      <p className="mt-2 flex justify-between gap-3 text-sm">
        <span>{leftWords(item, minute)}</span>
        <span>{lateWords(item)}</span>
      </p>
      {isLate ? (
        <fieldset className="mt-3">
          <legend className="mb-2 text-sm">How much longer will it take?</legend>
          <div className="grid grid-cols-4 gap-2">
            {STEPS.map((by) => (
              <button
                key={by}
                type="button"
                onClick={() => addDelay(by)}
                className={`${press} border border-paper/60 hover:bg-paper/10`}
              >
                {by}
                <span className="sr-only"> minutes</span>
                <span aria-hidden="true"> min</span>
              </button>
            ))}
          </div>
          <div className="mt-2 grid grid-cols-2 gap-2">
            <button type="button" onClick={() => setLate(false)} className={`${press} hover:bg-paper/10`}>
              Cancel
            </button>
            {lateBy > 0 && (
              <button
                type="button"
                onClick={() => addDelay(-lateBy)}
                className={`${press} border border-paper/60 hover:bg-paper/10`}
              >
                Back on time
              </button>
            )}
          </div>
        </fieldset>
      ) : (
        <div className="mt-4 grid grid-cols-2 gap-2.5">
          <button
            type="button"
            onClick={() => onSay({ kind: 'DONE', subject: uuid, value: 1 })}
            className={`${press} bg-paper text-ink hover:bg-linen`}
          >
            <Check size={20} aria-hidden="true" />
            Done
          </button>
          <button
            type="button"
            onClick={() => setLate(true)}
            className={`${press} border border-paper/60 hover:bg-paper/10`}
          >
            <AlarmClockPlus size={20} aria-hidden="true" />
            Running late
          </button>
        </div>
      )}
    </section>
  );
}
