import { CircleCheck, Hourglass, Info } from 'lucide-react';
import { Badge } from '#ui/badge.tsx';
import type { ShownVerdict } from '../../contract.ts';
import { AwardSeal } from '../../parts/award-seal.tsx';
import { BadgeSeal } from '../../parts/badge-seal.tsx';
import { CheckRow } from './check-row.tsx';

const FACES = {
  earned: { variant: 'green', icon: <CircleCheck size={14} aria-hidden="true" /> },
  'on track': { variant: 'gold', icon: <Hourglass size={14} aria-hidden="true" /> },
  'not yet': { variant: 'purple', icon: undefined },
} as const;

interface VerdictRowProps {
  verdict: ShownVerdict;
  year: number;
}

/** A badge with its rule as a checklist, and what is still missing. */
export function VerdictRow({ verdict, year }: VerdictRowProps) {
  const { key, title, rule, standing, standingText, checks, missing } = verdict;
  const id = `badge-${key.toLowerCase()}`;
  const seal = 'size-14 sm:size-18 shrink-0';
  return (
    <li className="border-line border-b p-5 last:border-0 md:p-6">
      <section aria-labelledby={id} className="flex gap-4 sm:gap-6">
        {key === 'BEST_OF' ? (
          <AwardSeal year={year} isHeld={false} className={seal} />
        ) : (
          <BadgeSeal badge={key} isHeld={standing === 'earned'} className={seal} />
        )}
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 id={id} className="text-xl">
              {title}
            </h2>
            <Badge {...FACES[standing]}>{standingText}</Badge>
          </div>
          <p className="mt-0.5 text-ink-soft text-sm">{rule}</p>
          <ul className="mt-2 max-sm:-ms-18">
            {checks.map((check) => (
              <CheckRow key={check.key} check={check} />
            ))}
          </ul>
          {missing !== null && (
            <p className="mt-3 flex gap-2.5 rounded-input bg-mist px-3.5 py-2.5 text-sm max-sm:-ms-18">
              <Info size={18} aria-hidden="true" className="mt-px shrink-0" />
              {missing}
            </p>
          )}
        </div>
      </section>
    </li>
  );
}
