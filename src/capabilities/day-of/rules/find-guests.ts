type Named = { name: string; people: readonly { name: string }[] };

/** Without accents and capitals: whoever stands at a door types what they heard. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Households in which every typed word begins some word of a name. */
export function findGuests<Household extends Named>(
  households: readonly Household[],
  typed: string,
): readonly Household[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return households;
  return households.filter(({ name, people }) => {
    const words = wordsOf([name, ...people.map((person) => person.name)].join(' '));
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}
