import { classNames } from '#ui/class-names.ts';
import { sealPath } from '../rules/seal-path.ts';

interface AwardSealProps {
  year: number;
  /** Drawn as an outline while it is not given. */
  isHeld: boolean;
  className?: string;
}

const PATH = sealPath({ center: 50, outer: 48, inner: 44, points: 24 });

/** The award of a year as a seal; what it says stands beside it in words. */
export function AwardSeal({ year, isHeld, className }: AwardSealProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      className={classNames(isHeld ? 'text-gold-deep' : 'text-line-strong', className)}
    >
      <path
        d={PATH}
        fill={isHeld ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={isHeld ? undefined : '3 3'}
      />
      {isHeld && <circle cx="50" cy="50" r="38" fill="none" stroke="white" strokeOpacity="0.6" />}
      <g className={isHeld ? 'fill-paper' : 'fill-ink'} textAnchor="middle">
        <text x="50" y="44" fontSize="12" className="font-semibold">
          Best of
        </text>
        <text x="50" y="65" fontSize="23" className="font-display">
          {year}
        </text>
      </g>
    </svg>
  );
}
