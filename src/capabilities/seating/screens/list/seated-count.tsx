import { Check, TriangleAlert } from 'lucide-react';
import { useSeating } from '../desk/seating-context.ts';

/** '118 of 140 seated', and how many rules are kept. */
export function SeatedCount() {
  const { desk, judgement } = useSeating();
  const { seated, people } = desk;
  const share = people === 0 ? 0 : Math.round((seated / people) * 100);
  const broken = judgement?.broken.size ?? 0;
  return (
    <div>
      <p className="flex flex-wrap items-center justify-between gap-x-3" role="status">
        <span className="font-semibold tabular-nums">
          {seated} of {people} seated
        </span>
        {judgement && judgement.rules > 0 && (
          <span
            className={`flex items-center gap-1.5 text-sm tabular-nums ${broken === 0 ? 'text-green-deep' : 'text-red-deep'}`}
          >
            {broken === 0 ? (
              <Check size={16} aria-hidden="true" />
            ) : (
              <TriangleAlert size={16} aria-hidden="true" />
            )}
            {judgement.rules - broken} of {judgement.rules} rules kept
          </span>
        )}
      </p>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-ink/10">
        <div className="h-full rounded-full bg-secondary transition-[width]" style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}
