import { classNames } from '#ui/class-names.ts';
import { Seal } from './seal.tsx';

interface AwardSealProps {
  year: number;
  /** Drawn as an outline while it is not given. */
  isHeld: boolean;
  className?: string;
}

/** The award of a year as a seal; what it says stands beside it in words. */
export function AwardSeal({ year, isHeld, className }: AwardSealProps) {
  return (
    <Seal isHeld={isHeld} className={classNames(isHeld ? 'text-gold-deep' : 'text-line-strong', className)}>
      <g className={isHeld ? 'fill-paper' : 'fill-ink'} textAnchor="middle">
        <text x="50" y="44" fontSize="12" className="font-semibold">
          Best of
        </text>
        <text x="50" y="65" fontSize="23" className="font-display">
          {year}
        </text>
      </g>
    </Seal>
  );
}
