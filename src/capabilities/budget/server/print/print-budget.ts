import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { readBudget } from '../read-budget.ts';
import { budgetPrintData, type Paper } from './print-data.ts';

const TEMPLATE = new URL('./budget.typ', import.meta.url);

/** The budget on paper, for whoever may see it. */
export async function printBudget(
  deps: Pick<Platform, 'db' | 'clock' | 'printer'>,
  actor: SignedInActor,
  { paper }: { paper: Paper },
): Promise<Result<File>> {
  const read = await readBudget(deps, actor);
  if (!read.ok) return read;
  const data = budgetPrintData(read.value, paper);
  const printed = await deps.printer.printPdf({ template: TEMPLATE, data });
  if (!printed.ok) return printed;
  return ok(new File([printed.value], `budget-${read.value.today}.pdf`, { type: 'application/pdf' }));
}
