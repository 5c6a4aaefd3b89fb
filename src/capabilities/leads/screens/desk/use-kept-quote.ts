import { useEffect, useState } from 'react';
import type { QuoteDraft } from './quote-draft.ts';

export type KeptQuote = { draft: QuoteDraft | null; isAttached: boolean };

const NO_QUOTE: KeptQuote = { draft: null, isAttached: false };

const keyOf = (leadUuid: string) => `ampersand.quote-draft.${leadUuid}`;

function isKept(stored: unknown): stored is KeptQuote {
  if (typeof stored !== 'object' || stored === null || !('draft' in stored)) return false;
  const { draft } = stored;
  return typeof draft === 'object' && draft !== null && 'lines' in draft && Array.isArray(draft.lines);
}

/** Storage may be switched off, full, or hold what an older page wrote. */
function readKept(leadUuid: string): KeptQuote {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(leadUuid)) ?? 'null');
    return isKept(stored) ? stored : NO_QUOTE;
  } catch {
    return NO_QUOTE;
  }
}

function keep(leadUuid: string, quote: KeptQuote): void {
  try {
    if (quote.draft === null) window.localStorage.removeItem(keyOf(leadUuid));
    else window.localStorage.setItem(keyOf(leadUuid), JSON.stringify(quote));
  } catch {
    // Then it lives as long as the page.
  }
}

/** The offer that is made up for a lead, kept in this browser as its message is: whoever buys credits first finds it again. */
export function useKeptQuote(leadUuid: string) {
  const [quote, setQuote] = useState(NO_QUOTE);
  useEffect(() => setQuote(readKept(leadUuid)), [leadUuid]);
  function change(changed: Partial<KeptQuote>) {
    const next = { ...quote, ...changed };
    setQuote(next);
    keep(leadUuid, next);
  }
  return { ...quote, change, remove: () => change(NO_QUOTE) };
}
