import { classNames } from '#ui/class-names.ts';
import type { PasswordOwner } from '../rules/own-words.ts';
import { MOST_STRENGTH, passwordStrength } from '../rules/password-strength.ts';

const TONES = ['bg-red', 'bg-red', 'bg-gold', 'bg-green', 'bg-green'];

interface PasswordStrengthMeterProps {
  password: string;
  owner: PasswordOwner;
}

/** Stands in the description of its field, which is read out when its words change. */
export function PasswordStrengthMeter({ password, owner }: PasswordStrengthMeterProps) {
  const { level, word } = passwordStrength(password, owner);
  return (
    <span className="flex items-center gap-3">
      <span className="flex w-40 shrink-0 gap-1" aria-hidden="true">
        {Array.from({ length: MOST_STRENGTH }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the segments are all alike and never move.
            key={index}
            className={classNames(
              'h-1.5 grow rounded-full transition-colors',
              index < level ? TONES[level] : 'bg-ink/10',
            )}
          />
        ))}
      </span>
      <span>
        <span className="sr-only">Password strength: </span>
        <span className="font-medium text-ink">{word}</span>
      </span>
    </span>
  );
}
