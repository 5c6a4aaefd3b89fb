import type { ReactNode } from 'react';
import { useId } from 'react';

/** A map has as many stops as marks: whoever goes by keyboard may pass it in one step. */
export function SkipMap({ children }: { children: ReactNode }) {
  const behind = useId();
  return (
    <>
      <a
        href={`#${behind}`}
        className="absolute start-3 top-3 z-40 not-focus:sr-only rounded-input bg-paper px-4 py-2.5 font-semibold shadow-float"
      >
        Skip the map
      </a>
      {children}
      <span id={behind} tabIndex={-1} className="sr-only">
        End of the map
      </span>
    </>
  );
}
