import { Check, X } from 'lucide-react';
import { Button } from '#ui/button.tsx';

/** For who has no keys at hand: everybody at once. */
export function AllButtons({ onAll }: { onAll: (status: 'ATTENDING' | 'DECLINED') => void }) {
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-4 md:px-6">
      <Button
        variant="secondary"
        size="small"
        icon={<Check size={16} aria-hidden="true" />}
        onPress={() => onAll('ATTENDING')}
      >
        All coming
      </Button>
      <Button
        variant="secondary"
        size="small"
        icon={<X size={16} aria-hidden="true" />}
        onPress={() => onAll('DECLINED')}
      >
        None can come
      </Button>
    </div>
  );
}
