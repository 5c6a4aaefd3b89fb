import { classNames } from './class-names.ts';
import { monogram } from './monogram.ts';

const sizes = { small: 'size-8 text-sm', regular: 'size-10 text-base', large: 'size-14 text-xl' };
const tones = { blush: 'bg-blush', sage: 'bg-sage', sky: 'bg-sky' };

export interface AvatarMonogramProps {
  names: readonly string[];
  size?: keyof typeof sizes;
  tone?: keyof typeof tones;
  /** Leave out where the names stand beside it; then it is only a picture. */
  label?: string;
  className?: string;
}

export function AvatarMonogram({
  names,
  size = 'regular',
  tone = 'blush',
  label,
  className,
}: AvatarMonogramProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span
      {...naming}
      className={classNames(
        'inline-flex shrink-0 select-none items-center justify-center rounded-full font-semibold text-ink',
        sizes[size],
        tones[tone],
        className,
      )}
    >
      {monogram(names)}
    </span>
  );
}
