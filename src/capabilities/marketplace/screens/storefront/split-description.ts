/** About ten lines: shorter texts are shown whole. */
const SHOWN_AT_FIRST = 700;
/** A fold that hides two lines is a nuisance. */
const WORTH_FOLDING = 200;

/** The paragraphs shown at once and those behind 'Read more'. */
export function splitDescription(text: string): { lead: string[]; rest: string[] } {
  const paragraphs = text
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  let length = 0;
  const shown = paragraphs.findIndex((paragraph) => {
    length += paragraph.length;
    return length >= SHOWN_AT_FIRST;
  });
  const lead = shown === -1 ? paragraphs : paragraphs.slice(0, shown + 1);
  const rest = paragraphs.slice(lead.length);
  const isWorthIt = rest.join('').length >= WORTH_FOLDING;
  return isWorthIt ? { lead, rest } : { lead: paragraphs, rest: [] };
}
