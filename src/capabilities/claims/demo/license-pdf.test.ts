import { expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { createPlainScanner } from '#platform/files/plain-scanner.ts';
import { licensePdf } from './license-pdf.ts';

const content = licensePdf({
  businessName: 'Rosé (& Sons)',
  holder: 'Nadia Brooks',
  issuedOn: calendarDate('2026-03-01'),
});
const text = Buffer.from(content).toString('latin1');

it('says where each of its objects begins, as viewers look them up', () => {
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  const places = text.slice(table).match(/^\d{10}(?= 00000 n)/gm) ?? [];
  expect(places).toHaveLength(5);
  for (const [index, place] of places.entries())
    expect(text.slice(Number(place))).toMatch(new RegExp(`^${index + 1} 0 obj`));
});

it('keeps brackets of a name apart from its own, and is let in', async () => {
  expect(text).toContain('(Business: Ros \\(& Sons\\)) Tj');
  expect(await createPlainScanner().scan(content)).toMatchObject({ isHarmless: true });
});
