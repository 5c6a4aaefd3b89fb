import { nameLength, nameRequired } from '#capabilities/guests/rules/name-length.ts';

export const MOST_HELPERS = 30;
export const LONGEST_HELPER = 50;

function rightsProblem(rights: readonly unknown[]): string | undefined {
  return rights.length > 0 ? undefined : 'Choose at least one thing they help with.';
}

export const HELPER_RULES = {
  name: [nameRequired, nameLength(LONGEST_HELPER)],
  rights: [rightsProblem],
};
