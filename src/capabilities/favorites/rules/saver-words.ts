import { joinLabels } from '#base/text.ts';

/** One of those who plan the wedding, as the others know them; no name once they are gone. */
export type Saver = { name: string; isYou: boolean };

function nameOf({ name, isYou }: Saver): string {
  if (isYou) return 'you';
  return name || 'someone who planned with you';
}

/** 'Saved by you & Jonah': the reader comes first. */
export function savedByText(savers: readonly Saver[]): string {
  const sorted = savers.toSorted((a, b) => Number(b.isYou) - Number(a.isYou));
  return `Saved by ${joinLabels(sorted.map(nameOf))}`;
}

/** 'You' or 'Jonah', where a note begins with its author. */
export function authorText(author: Saver): string {
  return author.isYou ? 'You' : nameOf(author);
}

export function isYours(savers: readonly Saver[]): boolean {
  return savers.some(({ isYou }) => isYou);
}

export function othersOf(savers: readonly Saver[]): Saver[] {
  return savers.filter(({ isYou }) => !isYou);
}

export function withYou(savers: readonly Saver[]): Saver[] {
  return [...othersOf(savers), { name: '', isYou: true }];
}
