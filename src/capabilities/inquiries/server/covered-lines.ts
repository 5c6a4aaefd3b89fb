import { maskContacts, maskPreview } from '../rules/mask-contacts.ts';

/** Some pages of every vendor who is here at the same time. */
const MOST_REMEMBERED = 5_000;

/**
 * A list is read again with every change, and looking through a text costs more than the rest of its row; so the last
 * ones are remembered. Only for short texts, of which a list is made.
 */
function remembering(cover: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const covered = known.get(text) ?? cover(text);
    // Whatever is asked for again counts as new, and the oldest goes first.
    known.delete(text);
    known.set(text, covered);
    const [oldest] = known.size > MOST_REMEMBERED ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return covered;
  };
}

export const coverLine = remembering((text) => maskContacts(text).text);
export const coverPreview = remembering(maskPreview);
