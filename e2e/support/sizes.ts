/** What a journey is tried at where it must hold for everyone: a phone and a laptop. */
export const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
] as const;

export const [PHONE] = SIZES;
