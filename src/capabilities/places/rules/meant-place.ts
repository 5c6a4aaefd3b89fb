import { placeWords } from './place-search-name.ts';

type Named = { name: string; stateCode: string };

function sameWords(left: string, right: string): boolean {
  return placeWords(left).join(' ') === placeWords(right).join(' ');
}

/**
 * The place that was meant by a text nobody chose from a list: one that is called so, with or without its state, or the
 * only one there is. The suggestions come best first, so the first of several of one name is it.
 */
export function meantPlace<T extends Named>(typed: string, suggested: readonly T[]): T | undefined {
  const named = suggested.find(
    ({ name, stateCode }) => sameWords(typed, name) || sameWords(typed, `${name} ${stateCode}`),
  );
  return named ?? (suggested.length === 1 ? suggested[0] : undefined);
}
