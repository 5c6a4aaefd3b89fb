import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components';

interface UnfoldButtonProps {
  children: string;
  onPress: () => void;
}

/** At the foot of a card on phones, where there is more of it. Without a script nothing is folded. */
export function UnfoldButton({ children, onPress }: UnfoldButtonProps) {
  return (
    <Button
      onPress={onPress}
      className="flex min-h-12 w-full items-center justify-between gap-3 text-start font-semibold text-sm md:hidden noscript:hidden"
    >
      <span className="min-w-0 truncate">{children}</span>
      <ChevronDown size={20} aria-hidden="true" />
    </Button>
  );
}
