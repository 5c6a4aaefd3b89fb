import type { ModerationItem } from '../../contract/moderation.contract.ts';
import { HELD_FROM_SCORE } from '../../rules/spam-score.ts';

/** What the score is made of, in words. */
export function SpamScore({ score, parts }: { score: number; parts: ModerationItem['spamParts'] }) {
  const isHigh = score >= HELD_FROM_SCORE;
  return (
    <div className="rounded-input border border-line p-4">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold text-sm">Screening</span>
        <span className="tabular-nums">
          <span className={isHigh ? 'font-semibold text-red-deep text-xl' : 'text-xl'}>{score}</span>
          <span className="text-ink-soft text-sm"> of 100</span>
        </span>
      </p>
      <div className="mt-2 h-1.5 overflow-hidden rounded-full bg-ink/8" aria-hidden="true">
        <div className={isHigh ? 'h-full bg-red' : 'h-full bg-secondary'} style={{ width: `${score}%` }} />
      </div>
      {parts.length === 0 ? (
        <p className="mt-3 text-ink-soft text-sm">Nothing stood out.</p>
      ) : (
        <ul className="mt-3 flex flex-col gap-1.5 text-sm">
          {parts.map(({ key, label, points }) => (
            <li key={key} className="flex justify-between gap-3">
              <span className="min-w-0">{label}</span>
              <span className="shrink-0 text-ink-soft tabular-nums">+{points}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
