import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'regular' | 'large';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFullWidth?: boolean;
  className?: string;
}

const variants: Record<ButtonVariant, string> = {
  primary: 'border-primary bg-primary text-paper hover:border-primary-deep hover:bg-primary-deep',
  secondary: 'border-ink/25 bg-paper text-ink hover:border-ink/60',
  quiet: 'border-transparent bg-transparent text-ink hover:bg-ink/6',
  danger: 'border-red bg-paper text-red hover:bg-red hover:text-paper',
};

// The small size looks 36 px high, but an unseen margin keeps its target at 44 px; it begins inside the border.
const sizes: Record<ButtonSize, string> = {
  small: "min-h-9 px-4 py-1 text-sm after:absolute after:inset-x-0 after:-inset-y-1.25 after:content-['']",
  regular: 'min-h-11 px-5 py-2 text-base',
  large: 'min-h-13 px-7 py-3 text-lg',
};

/** One look for what is pressed, be it a button or a link that leads on: a pill, and with several lines still one. */
export function buttonStyle({ variant = 'primary', size = 'regular', isFullWidth, className }: ButtonLook) {
  return classNames(
    'relative inline-flex items-center justify-center gap-2 rounded-[1.625rem] border text-center font-semibold',
    'transition-[color,background-color,border-color] select-none data-disabled:cursor-not-allowed data-disabled:opacity-45',
    'data-pending:cursor-progress',
    variants[variant],
    sizes[size],
    isFullWidth && 'w-full',
    className,
  );
}
