const shared =
  'inline-flex min-h-14 cursor-pointer items-center justify-center gap-3 rounded-card border-2 px-6 py-3 text-center font-semibold text-lg';

/** Large enough for a thumb on a dance floor. */
export const look = {
  primary: `${shared} w-full border-primary bg-primary text-paper hover:border-primary-deep hover:bg-primary-deep`,
  plain: `${shared} border-line-strong bg-paper text-ink hover:border-ink`,
  small:
    'inline-flex min-h-11 cursor-pointer items-center justify-center rounded-input border border-line-strong bg-paper px-3 font-semibold text-base hover:border-ink',
  field: 'w-full rounded-input border-2 border-line-strong bg-paper px-4 py-3 text-lg',
} as const;
