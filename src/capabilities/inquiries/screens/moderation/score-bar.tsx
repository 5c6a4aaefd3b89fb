import { HELD_FROM_SCORE } from '../../rules/spam-score.ts';

const VERY_HIGH = 70;

function toneOf(score: number): string {
  if (score >= VERY_HIGH) return 'bg-red';
  return score >= HELD_FROM_SCORE ? 'bg-orange' : 'bg-gold';
}

/** The score of a row, as a number and as a length. */
export function ScoreBar({ score }: { score: number }) {
  return (
    <span className="block w-11 shrink-0 text-end">
      <span className="font-semibold text-sm tabular-nums">
        <span className="sr-only">Score </span>
        {score}
      </span>
      <span className="mt-0.5 block h-1 overflow-hidden rounded-full bg-ink/10" aria-hidden="true">
        <span className={`block h-full ${toneOf(score)}`} style={{ width: `${score}%` }} />
      </span>
    </span>
  );
}
