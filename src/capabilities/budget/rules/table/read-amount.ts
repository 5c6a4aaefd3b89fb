import { parseDollars } from '#base/money.ts';

/** What people write where nothing is known yet. */
const NOTHING = /^(?:-+|–|—|n\/?a|tbd|tba|none|\?+|)$/i;
const AROUND = /^(?:us\$|usd)\s*|\s*(?:usd|dollars?)$/gi;

export type ReadAmount = { cents: number | null } | { problem: string };

/**
 * '$1,200.50', '1200', 'USD 900', nothing for '–' and 'TBD'. '(500)' and '-500' are below zero, which nothing here costs,
 * and '1.200,50' could be meant either way: those are told, not guessed.
 */
export function readAmount(text: string): ReadAmount {
  const typed = text.trim();
  if (NOTHING.test(typed)) return { cents: null };
  const bare = typed.replace(AROUND, '').trim();
  if (/^\(.*\)$/.test(bare) || /^\$?\s*[-−]/.test(bare)) return { problem: 'This is below zero.' };
  const cents = parseDollars(bare);
  return cents === undefined ? { problem: 'We can’t read this amount.' } : { cents };
}
