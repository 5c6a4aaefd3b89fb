import { calendarDateOf } from '#base/calendar-date.ts';
import { fail, ok, type Result } from '#base/result.ts';
import { enterWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { PrintJob } from '#platform/print/print.port.ts';
import type { PrintInput } from '../../contract/print.contract.ts';
import type { Household } from '../../contract.ts';
import { type Envelope, envelopesToPrint } from '../../rules/envelopes-to-print.ts';
import { MOST_PRINTED } from '../../rules/guest-limits.ts';
import { isLabelKind, LABEL_SHEETS, LETTER } from '../../rules/label-sheets.ts';
import { returnLines } from '../../rules/print-rules.ts';
import { listGuestRows, listHouseholds } from '../guests.store.ts';
import { presentHouseholds } from '../present.ts';

const LABELS = new URL('./labels.typ', import.meta.url);
const ENVELOPES = new URL('./envelopes.typ', import.meta.url);
const A7 = { width: 7.25, height: 5.25 };

const FILE_NAMES: Readonly<Record<PrintInput['kind'], string>> = {
  LABELS_5160: 'labels-5160',
  LABELS_5163: 'labels-5163',
  LABELS_8160: 'labels-8160',
  ENVELOPES_A7: 'envelopes-a7',
};

function jobOf({ kind, skip, returnAddress }: PrintInput, envelopes: Envelope[]): PrintJob {
  return isLabelKind(kind)
    ? { template: LABELS, data: { paper: LETTER, sheet: LABEL_SHEETS[kind], skip, envelopes } }
    : { template: ENVELOPES, data: { paper: A7, returnLines: returnLines(returnAddress), envelopes } };
}

/** The households that were chosen, or everybody who is invited. Those that are gone meanwhile are no failure. */
function chosen(households: readonly Household[], uuids: readonly string[] | null): Household[] {
  if (uuids === null) return households.filter(({ list }) => list === 'INVITED');
  const wanted = new Set(uuids);
  return households.filter(({ uuid }) => wanted.has(uuid));
}

/** A file to print: labels or envelopes for whoever has an address, and how many have none. */
export async function printEnvelopes(
  { db, clock, printer }: Pick<Platform, 'db' | 'clock' | 'printer'>,
  actor: SignedInActor,
  input: PrintInput,
): Promise<Result<{ file: File; leftOut: number }>> {
  const read = await transact(db, async (tx) => {
    const entered = await enterWedding(tx, actor, 'see-guests');
    if (!entered.ok) return entered;
    const { weddingId } = entered.value.membership;
    const households = await listHouseholds(tx, weddingId);
    const people = await listGuestRows(tx, weddingId);
    // What they replied, or are called by the couple, does not stand on an envelope.
    const unseen = { events: [], invitations: [], tags: [], tagLinks: [], mailings: [] };
    return ok(presentHouseholds({ households, people, ...unseen }, true));
  });
  if (!read.ok) return read;
  const { envelopes, leftOut } = envelopesToPrint(chosen(read.value, input.householdUuids), input.formality);
  if (envelopes.length === 0) {
    return fail(
      'guests.nothing_to_print',
      'None of these households has an address yet. Add one and print again.',
    );
  }
  if (envelopes.length > MOST_PRINTED) {
    return fail(
      'print.too_large',
      `One file can have up to ${MOST_PRINTED.toLocaleString('en-US')} addresses. Please choose fewer and print the rest after.`,
    );
  }
  const printed = await printer.printPdf(jobOf(input, envelopes));
  if (!printed.ok) return printed;
  const name = `${FILE_NAMES[input.kind]}-${calendarDateOf(clock.now())}.pdf`;
  return ok({ file: new File([printed.value], name, { type: 'application/pdf' }), leftOut });
}
