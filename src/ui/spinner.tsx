import { ProgressBar } from 'react-aria-components';
import { classNames } from './class-names.ts';

export interface SpinnerProps {
  label?: string;
  size?: 'small' | 'regular' | 'large';
  className?: string;
}

const sizes = { small: 'size-4', regular: 'size-5', large: 'size-8' };

export function Spinner({ label = 'Loading', size = 'regular', className }: SpinnerProps) {
  return (
    <ProgressBar aria-label={label} isIndeterminate className={classNames('inline-flex', className)}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden="true"
        className={classNames('animate-spin', sizes[size])}
      >
        <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
        <path
          d="M21.5 12A9.5 9.5 0 0 0 12 2.5"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </svg>
    </ProgressBar>
  );
}
