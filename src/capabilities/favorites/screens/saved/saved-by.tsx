import { Heart } from 'lucide-react';
import { othersOf, type Saver, savedByText } from '../../rules/saver-words.ts';

/** Whose hearts are on it. Nothing while there is nobody but the reader to tell of. */
export function SavedBy({ savers }: { savers: readonly Saver[] }) {
  if (othersOf(savers).length === 0) return null;
  return (
    <p className="mt-1.5 flex items-center gap-1.5 text-ink-soft text-sm">
      <span aria-hidden="true" className="flex -space-x-1.5">
        {savers.map(({ name, isYou }) => (
          <Heart key={`${isYou} ${name}`} size={16} className="fill-primary text-linen" />
        ))}
      </span>
      {savedByText(savers)}
    </p>
  );
}
