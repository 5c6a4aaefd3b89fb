import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  paper: 'border-line bg-paper',
  blush: 'border-blush bg-blush',
  sage: 'border-sage bg-sage',
  sky: 'border-sky bg-sky',
};
const paddings = { none: '', small: 'p-4', regular: 'p-5 md:p-7', large: 'p-6 md:p-10' };

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li';
  tone?: keyof typeof tones;
  padding?: keyof typeof paddings;
  /** The one soft shadow, for what lies above the page. */
  isFloating?: boolean;
  'aria-labelledby'?: string;
  className?: string;
}

export function Card({
  children,
  as: Tag = 'div',
  tone = 'paper',
  padding = 'regular',
  isFloating,
  className,
  ...rest
}: CardProps) {
  return (
    <Tag
      {...rest}
      className={classNames(
        'rounded-card border',
        tones[tone],
        paddings[padding],
        isFloating && 'shadow-float',
        className,
      )}
    >
      {children}
    </Tag>
  );
}
