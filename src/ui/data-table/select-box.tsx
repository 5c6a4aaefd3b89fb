import { useEffect, useRef } from 'react';

interface SelectBoxProps {
  label: string;
  isSelected: boolean;
  /** Some, but not all. */
  isPartly?: boolean;
  isInTabOrder?: boolean;
  onToggle: (withShift: boolean) => void;
}

/** A native box with a 44 px target; hundreds of them are on the screen, so it is as light as can be. */
export function SelectBox({ label, isSelected, isPartly = false, isInTabOrder, onToggle }: SelectBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const withShift = useRef(false);

  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);

  return (
    <label className="flex size-11 cursor-pointer items-center justify-center">
      <span className="sr-only">{label}</span>
      <input
        ref={box}
        type="checkbox"
        checked={isSelected}
        tabIndex={isInTabOrder ? undefined : -1}
        onClick={(event) => {
          withShift.current = event.shiftKey;
        }}
        onChange={() => onToggle(withShift.current)}
        className="size-4.5 cursor-pointer accent-primary"
      />
    </label>
  );
}
