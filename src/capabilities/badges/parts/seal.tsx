import type { ReactNode } from 'react';
import { SEAL_PATH } from '../rules/seal-path.ts';

interface SealProps {
  /** Drawn as an outline while it is not held. */
  isHeld: boolean;
  className?: string | undefined;
  /** What stands in it, within a hundred by a hundred. */
  children?: ReactNode;
}

/** The edge that badges and awards have in common, in the color of the text. */
export function Seal({ isHeld, className, children }: SealProps) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path
        d={SEAL_PATH}
        fill={isHeld ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray={isHeld ? undefined : '3 3'}
      />
      {isHeld && <circle cx="50" cy="50" r="38" fill="none" stroke="white" strokeOpacity="0.6" />}
      {children}
    </svg>
  );
}
