import type { FlagPart } from '../signal-flags.ts';

export function SignalFlag({ parts }: { parts: readonly FlagPart[] }) {
  return (
    <svg className="signal-flag" viewBox="0 0 60 60" aria-hidden="true">
      {parts.map(({ color, d }) => (
        <path key={d} className={`flag-${color}`} d={d} />
      ))}
    </svg>
  );
}
