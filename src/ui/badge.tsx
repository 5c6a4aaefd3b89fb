import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

const variants = {
  white: 'bg-paper text-ink',
  gray: 'bg-ink/8 text-ink',
  green: 'bg-green-tint text-green-deep',
  red: 'bg-red-tint text-red-deep',
  purple: 'bg-purple-tint text-purple',
  sky: 'bg-sky text-ink',
  gold: 'bg-gold-tint text-gold-deep',
  silver: 'bg-silver-tint text-silver-deep',
  bronze: 'bg-bronze-tint text-bronze-deep',
  wine: 'bg-wine-tint text-wine',
  cove: 'bg-cove-tint text-cove-deep',
  bay: 'bg-bay-tint text-bay',
  forest: 'bg-sage text-forest',
  'black-010': 'bg-ink/10 text-ink',
  orange: 'bg-orange-tint text-orange-deep',
  lightNavy: 'bg-light-navy text-paper',
  alternate: 'bg-ink text-paper',
  primary: 'bg-primary text-paper',
  secondary: 'bg-secondary text-paper',
} as const;

const sizes = {
  small: 'min-h-5 px-2 text-xs',
  regular: 'min-h-6 px-2.5 text-xs',
  large: 'min-h-8 px-3.5 text-sm',
} as const;

export type BadgeVariant = keyof typeof variants;
export type BadgeSize = keyof typeof sizes;

export interface BadgeProps {
  children: ReactNode;
  variant?: BadgeVariant;
  size?: BadgeSize;
  icon?: ReactNode;
  className?: string;
}

export function Badge({ children, variant = 'gray', size = 'regular', icon, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-full font-semibold',
        variants[variant],
        sizes[size],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
