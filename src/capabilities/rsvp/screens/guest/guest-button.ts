const shared =
  'inline-flex min-h-14 w-full cursor-pointer items-center justify-center gap-3 rounded-card border-2 px-5 py-3 text-center font-semibold text-lg';

/** Large enough for any finger, and told apart by more than color. */
export const guestButton = {
  primary: `${shared} border-primary bg-primary text-paper hover:border-primary-deep hover:bg-primary-deep`,
  yes: `${shared} border-forest bg-forest text-paper`,
  plain: `${shared} border-line-strong bg-paper text-ink hover:border-ink`,
} as const;

export const guestLink = 'font-medium text-secondary underline underline-offset-4';
