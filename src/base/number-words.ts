const ONES =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const LARGEST = 99;

function spell(number: number): string[] {
  const one = (value: number) => ONES[value - 1] ?? '';
  if (number < 20) return [one(number)];
  const tens = TENS[Math.floor(number / 10) - 2] ?? '';
  return number % 10 === 0 ? [tens] : [tens, one(number % 10)];
}

/** 'thirty six' is '36'; from one to ninety-nine, as names have them. */
export const spelledNumbers: ReadonlyMap<string, string> = new Map(
  Array.from({ length: LARGEST }, (_, index) => [spell(index + 1).join(' '), String(index + 1)]),
);

const WORDS: ReadonlyMap<string, string[]> = new Map(
  [...spelledNumbers].map(([words, digits]) => [digits, words.split(' ')]),
);

/** '36' is thirty, six; undefined for anything else. */
export function numberInWords(digits: string): string[] | undefined {
  return WORDS.get(digits);
}
