import type { ReactNode } from 'react';

interface ChoiceRowProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChosen: boolean;
  children: ReactNode;
}

/** One thing to choose. The browser’s own mark stays in sight: it says more than a color, on every browser there is. */
export function ChoiceRow({ type, name, value, isChosen, children }: ChoiceRowProps) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-card border-2 border-line-strong bg-paper px-4 py-3 has-checked:border-forest has-checked:bg-sage/45">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-6 shrink-0 accent-forest"
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
