const RADIUS = 26;
const AROUND = 2 * Math.PI * RADIUS;

/** The percentage as a circle that closes; the number stands in it. */
export function CompletenessRing({ percent }: { percent: number }) {
  return (
    <svg viewBox="0 0 60 60" className="size-15 shrink-0" role="img" aria-label={`${percent}% complete`}>
      <circle cx="30" cy="30" r={RADIUS} fill="none" strokeWidth="6" className="stroke-line" />
      <circle
        cx="30"
        cy="30"
        r={RADIUS}
        fill="none"
        strokeWidth="6"
        strokeLinecap="round"
        strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
        transform="rotate(-90 30 30)"
        className="stroke-secondary transition-[stroke-dasharray] duration-500"
      />
      <text x="30" y="35" textAnchor="middle" className="fill-ink font-semibold text-[15px]">
        {percent}%
      </text>
    </svg>
  );
}
