import type { SheetLine } from '../rules/sheets/sheet-lines.ts';

/** Yesterday’s sheet: before six changes. Two had another dish, two no allergy yet, and two had not answered. */
export function seenBefore(lines: readonly SheetLine[]): SheetLine[] {
  const dishes = [...new Set(lines.map(({ dish }) => dish))].filter(Boolean);
  const adults = lines.filter(({ kind, dish }) => kind === 'ADULT' && dish !== '');
  const careful = adults.filter(({ diet }) => diet !== '').slice(0, 2);
  const others = adults.filter(({ diet }) => diet === '');
  const changed = new Set(others.slice(0, 2));
  const late = new Set(others.slice(2, 4));
  return lines
    .filter((line) => !late.has(line))
    .map((line) => {
      if (careful.includes(line)) return { ...line, diet: '' };
      if (!changed.has(line)) return line;
      return { ...line, dish: dishes.find((dish) => dish !== line.dish) ?? '' };
    });
}
