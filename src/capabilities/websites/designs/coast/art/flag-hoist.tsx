import { signalFlag } from '../signal-flags.ts';
import { SignalFlag } from './signal-flag.tsx';

/** The couple’s initials as a ship would fly them; nothing where the sea has no flag for one. */
export function FlagHoist({ initials }: { initials: readonly string[] }) {
  const flags = initials.map((letter, place) => ({ key: `${place}:${letter}`, parts: signalFlag(letter) }));
  if (flags.some(({ parts }) => !parts)) return null;
  return (
    <span className="flag-hoist" aria-hidden="true">
      {flags.map(({ key, parts }) => parts && <SignalFlag key={key} parts={parts} />)}
    </span>
  );
}
