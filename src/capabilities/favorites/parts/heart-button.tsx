import { Heart as HeartIcon } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { type Heart, useFavorite } from './use-favorite.ts';

interface HeartButtonProps extends Heart {
  /** What a press will do, before and after. */
  labels: { save: string; remove: string };
  className?: string | undefined;
}

/**
 * Lies on pictures: the paper disc and its hairline keep it apart from whatever is behind. A plain button, because a
 * page of results has two dozen of them, and what a rich one adds would be sent and rendered with each.
 */
export function HeartButton({ labels, className, ...heart }: HeartButtonProps) {
  const { isFavorite, toggle } = useFavorite(heart);
  return (
    <button
      type="button"
      aria-label={isFavorite ? labels.remove : labels.save}
      aria-pressed={isFavorite}
      onClick={() => void toggle()}
      className={classNames(
        'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-soft print:hidden',
        className,
      )}
    >
      <span className="flex size-9 items-center justify-center rounded-full border border-ink/15 bg-paper/92 shadow-float">
        <HeartIcon
          size={20}
          aria-hidden="true"
          className={classNames(
            'transition-[fill,scale] duration-200',
            isFavorite ? 'scale-110 fill-primary text-primary' : 'fill-transparent text-ink',
          )}
        />
      </span>
    </button>
  );
}
