import { calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeatingPrintInput } from '../../contract/prints.contract.ts';
import { SEATING_FILE_NAMES } from '../../rules/print/print-kinds.ts';
import { nothingToPrint } from '../seating-failures.ts';
import { printJobOf } from './print-data.ts';
import { type PrintDeps, readPrintedPlan } from './read-printed-plan.ts';

/** A file to print, and how many people are not in it because they have no seat. */
export async function printSeating(
  deps: PrintDeps & Pick<Platform, 'printer'>,
  actor: SignedInActor,
  { uuid, kind, paper, cardsFor, meals }: SeatingPrintInput,
): Promise<Result<{ file: File; leftOut: number }>> {
  const plan = await readPrintedPlan(deps, actor, { uuid, saysCare: kind === 'KITCHEN' });
  if (!plan.ok) return plan;
  const job = printJobOf(plan.value, { kind, paper, cardsFor, hasMarks: meals === 'SHOWN' });
  if (!job) return nothingToPrint();
  const printed = await deps.printer.printPdf(job);
  if (!printed.ok) return printed;
  const unseated = plan.value.people.filter(({ seat }) => seat === null);
  const name = `${SEATING_FILE_NAMES[kind]}-${calendarDateOf(deps.clock.now())}.pdf`;
  return ok({
    file: new File([printed.value], name, { type: 'application/pdf' }),
    leftOut: kind === 'ESCORT_CARDS' ? unseated.length : 0,
  });
}
