import { ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import { SEATING_FILE_NAMES } from '../../rules/print/print-kinds.ts';
import { printJobOf } from '../print/print-data.ts';
import type { PrintDeps } from '../print/read-printed-plan.ts';
import { nothingToPrint } from '../seating-failures.ts';
import { openSheet, sheetMissing } from './open-sheet.ts';

export async function printSheet(
  deps: PrintDeps & Pick<Platform, 'printer'>,
  { token, kind }: { token: string; kind: 'KITCHEN' | 'CHART' },
): Promise<Result<File>> {
  const opened = await openSheet(deps.db, deps, token);
  if (!opened.ok) return opened;
  const { plan, sheet } = opened.value;
  if (kind === 'CHART' && sheet.drawing === null) return sheetMissing();
  const job = printJobOf(plan, { kind, paper: 'LETTER', cardsFor: 'HOUSEHOLD', hasMarks: false });
  if (!job) return nothingToPrint();
  const printed = await deps.printer.printPdf(job);
  if (!printed.ok) return printed;
  return ok(new File([printed.value], `${SEATING_FILE_NAMES[kind]}.pdf`, { type: 'application/pdf' }));
}
