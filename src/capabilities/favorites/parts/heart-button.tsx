import { Heart as HeartIcon } from 'lucide-react';
import { useHydrated } from '#capabilities/navigation/parts/use-hydrated.ts';
import { classNames } from '#ui/class-names.ts';
import { type Heart, useFavorite } from './use-favorite.ts';

interface HeartButtonProps extends Heart {
  /** What a press will do, before and after. */
  labels: { save: string; remove: string };
  className?: string | undefined;
}

interface HeartFaceProps {
  label: string;
  isFavorite: boolean;
  onPress?: () => void;
  className: string | undefined;
}

/**
 * Lies on pictures: the paper disc and its hairline keep it apart from whatever is behind. A plain button, because a
 * page of results has two dozen of them, and what a rich one adds would be sent and rendered with each.
 */
function HeartFace({ label, isFavorite, onPress, className }: HeartFaceProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isFavorite}
      onClick={onPress}
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

function LiveHeart({ labels, className, ...heart }: HeartButtonProps) {
  const { isFavorite, toggle } = useFavorite(heart);
  return (
    <HeartFace
      label={isFavorite ? labels.remove : labels.save}
      isFavorite={isFavorite}
      onPress={() => void toggle()}
      className={className}
    />
  );
}

/** Until scripts run nobody can press it, and what each heart asks would be asked for nothing: the document has its face. */
export function HeartButton(heart: HeartButtonProps) {
  if (useHydrated()) return <LiveHeart {...heart} />;
  return <HeartFace label={heart.labels.save} isFavorite={false} className={heart.className} />;
}
