import { Heart as HeartIcon } from 'lucide-react';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { type Heart, useFavorite } from './use-favorite.ts';

interface HeartButtonProps extends Heart {
  /** What a press will do, before and after. */
  labels: { save: string; remove: string };
  className?: string | undefined;
}

/** Lies on pictures: the paper disc and its hairline keep it apart from whatever is behind. */
export function HeartButton({ labels, className, ...heart }: HeartButtonProps) {
  const { isFavorite, toggle } = useFavorite(heart);
  return (
    <IconButton
      label={isFavorite ? labels.remove : labels.save}
      aria-pressed={isFavorite}
      onPress={() => void toggle()}
      icon={
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
      }
      className={classNames('print:hidden', className)}
    />
  );
}
