import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { DonutChart } from './donut-chart.tsx';
import { LineChart } from './line-chart.tsx';
import { Sparkline } from './sparkline.tsx';
import { TimeChart } from './time-chart.tsx';

const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;
const data = [
  { label: 'Venue', value: 18_000 },
  { label: 'Music', value: 2500 },
  { label: 'Flowers', value: 0 },
];
const days = [
  { day: '2027-06-12', value: 2500 },
  { day: '2026-09-04', value: 18_000 },
];

/** The rows of the table for those who do not see the drawing. */
function rowsIn(markup: string): string[] {
  return [...markup.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) =>
    row.replaceAll(/<[^>]+>/g, ' ').trim(),
  );
}

function drawing(markup: string): string {
  return markup.slice(0, markup.indexOf('<table'));
}

describe('charts on the server', () => {
  const all: [string, ReactElement, string[]][] = [
    [
      'bars',
      <BarChart key="1" label="Budget" data={data} formatValue={dollars} />,
      ['Venue', 'Music', 'Flowers'],
    ],
    [
      'a line',
      <LineChart key="2" label="Budget" data={data} formatValue={dollars} />,
      ['Venue', 'Music', 'Flowers'],
    ],
    [
      'a donut',
      <DonutChart key="3" label="Budget" data={data} formatValue={dollars} />,
      ['Venue', 'Music', 'Flowers'],
    ],
    [
      'days',
      <TimeChart key="4" label="Budget" data={days} formatValue={dollars} />,
      ['Sep 4, 2026', 'Jun 12, 2027'],
    ],
  ];

  it.each(all)(
    '%s are drawn, hidden from screen readers, and a table says the same',
    (_name, chart, names) => {
      const markup = renderToStaticMarkup(chart);
      const amounts = ['$18,000', '$2,500', '$0'];
      expect(rowsIn(markup)).toEqual(names.map((name, index) => `${name}  ${amounts[index]}`));
      expect(markup).toContain('<caption>Budget</caption>');
      expect(drawing(markup)).toMatch(/<div aria-hidden="true">.*<svg/);
      expect(markup).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  it.each([
    ['none', []],
    ['one', [{ label: 'Venue', value: 5 }]],
    ['nothing but zeros', [{ label: 'Venue', value: 0 }]],
    ['a negative one', [{ label: 'Refund', value: -5 }]],
  ])('bear %s', (_case, few) => {
    const timed = few.map(({ value }) => ({ day: '2027-06-12', value }));
    for (const chart of [
      <BarChart key="1" label="Budget" data={few} />,
      <LineChart key="2" label="Budget" data={few} />,
      <DonutChart key="3" label="Budget" data={few} />,
      <TimeChart key="4" label="Budget" data={timed} />,
      <Sparkline key="5" label="Budget" values={few.map(({ value }) => value)} />,
    ]) {
      expect(renderToStaticMarkup(chart)).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  it('has round numbers at the axis and names of months under the days', () => {
    const markup = drawing(
      renderToStaticMarkup(<TimeChart label="Paid" data={days} formatValue={dollars} />),
    );
    for (const text of ['$0<', '$5,000<', '$20,000<', 'Oct 2026<', 'Apr 2027<'])
      expect(markup).toContain(text);
  });

  it('is one image with words where there is no table', () => {
    const markup = renderToStaticMarkup(<Sparkline label="Rising from 4 to 11" values={[4, 6, 11]} />);
    expect(markup).toMatch(/^<svg role="img" aria-label="Rising from 4 to 11"/);
  });
});
