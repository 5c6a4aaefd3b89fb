import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCents } from '#base/money.ts';
import { budgetSums } from '../../rules/budget-sums.ts';
import { whoPays } from '../../rules/who-pays.ts';
import { randomBudget } from '../../testing/random-budget.ts';
import { budgetPrintData } from './print-data.ts';

const AUNT = { uuid: 'aunt', name: 'Aunt Ruth', pledgedCents: 600_000, note: '', position: 1 };

it('paper tells the same of whoever pays as the screen, also where only the line says who that is', () => {
  fc.assert(
    fc.property(randomBudget, (random) => {
      const lines = random.lines.map((line, at) => ({ ...line, payerUuid: at % 2 === 0 ? AUNT.uuid : null }));
      const budget = { ...random, lines, contributors: [AUNT] };
      const [share] = whoPays(budget, budgetSums(budget)).shares;
      const { contributors, payments } = budgetPrintData(budget, 'a4');
      expect(contributors).toEqual([
        {
          name: 'Aunt Ruth',
          figures: [600_000, share?.paidCents ?? 0, share?.openCents ?? 0].map((cents) => formatCents(cents)),
        },
      ]);
      const isHers = payments.some(({ payer }) => payer === 'Aunt Ruth');
      const first = random.payments.find(({ lineUuid, paidOn }) => lineUuid === 'line-0' && paidOn === null);
      if (first) expect(isHers).toBe(true);
    }),
  );
});

it('a figure that is nothing is left blank, and what was agreed has its column', () => {
  fc.assert(
    fc.property(randomBudget, (budget) => {
      const { sections, whole } = budgetPrintData(budget, 'us-letter');
      const rows = [whole, ...sections.flatMap(({ lines }) => lines.map(({ figures }) => figures))];
      for (const figures of rows) {
        expect(figures).toHaveLength(5);
        expect(figures.slice(3)).not.toContain('$0');
      }
      const { committedCents } = budgetSums(budget).whole;
      expect(whole[2]).toBe(committedCents === null ? '' : formatCents(committedCents));
    }),
  );
});
