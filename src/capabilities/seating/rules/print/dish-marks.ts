/** Longer beginnings say no more to somebody who carries plates. */
const LONGEST = 3;

const letters = (name: string) => [...name.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')];

/** Short marks for the dishes of an event, each only once: ‘B’ for beef, or ‘Be’ beside ‘Ba’ for bass; else their numbers. */
export function dishMarks(dishes: readonly string[]): string[] {
  for (let length = 1; length <= LONGEST; length += 1) {
    const marks = dishes.map((dish) => {
      const [first = '', ...rest] = letters(dish).slice(0, length);
      return first.toLocaleUpperCase('en') + rest.join('').toLocaleLowerCase('en');
    });
    if (marks.every(Boolean) && new Set(marks).size === marks.length) return marks;
  }
  return dishes.map((_, place) => String(place + 1));
}
