const ONES =
  ' one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const IRREGULAR: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function numberWords(n: number): string {
  if (n < 20) return ONES[n] ?? '';
  return [TENS[Math.floor(n / 10)], ONES[n % 10]].filter(Boolean).join('-');
}

function ordinalWords(n: number): string {
  const [head = '', tail] = numberWords(n).split('-');
  const last = tail ?? head;
  const ordinal = IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return tail ? `${head}-${ordinal}` : ordinal;
}

/** ‘the eighteenth of September’, as an English invitation says it. */
export function spelledDay(number: string, month: string): string {
  return `the ${ordinalWords(Number(number))} of ${month}`;
}

/** ‘two thousand twenty-seven’; figures before 2000 and from 2100 on. */
export function spelledYear(year: string): string {
  const n = Number(year) - 2000;
  return n >= 0 && n < 100 ? `two thousand ${numberWords(n)}`.trim() : year;
}

/** ‘half past six’ for ‘6:30 PM’; what is not an English quarter of an hour stays as it is. */
export function spelledHour(time: string): string {
  const [, hour, minute, half] = /^(\d{1,2}):(00|15|30|45) ([AP])M$/.exec(time) ?? [];
  if (!hour) return time;
  const h = Number(hour) % 12;
  if (h === 0 && minute === '00') return half === 'A' ? 'midnight' : 'noon';
  const name = (n: number) => ONES[n % 12 || 12] ?? '';
  if (minute === '00') return `${name(h)} o’clock`;
  if (minute === '15') return `a quarter past ${name(h)}`;
  return minute === '30' ? `half past ${name(h)}` : `a quarter to ${name(h + 1)}`;
}
