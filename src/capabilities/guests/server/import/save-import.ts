import { ok, type Result } from '#base/result.ts';
import { storedText } from '#base/validation/stored-text.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { GuestImport, ImportChoicesInput, ImportColumnsInput } from '../../contract/imports.contract.ts';
import { IMPORT_LIMITS } from '../../rules/import/import-limits.ts';
import type { ImportResult } from '../../rules/import/import-results.ts';
import { type ImportEvent, importMachine } from '../../rules/import/import-states.ts';
import type { MappedSheet } from '../../rules/import/sheet.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { importGone, importNotReady } from '../guest-failures.ts';
import { findImport, type ImportRow, updateImport } from './imports.store.ts';
import { presentImport } from './present-import.ts';
import { planImport, readListed } from './read-listed.ts';

/** Takes the steps of the machine and writes what is new; nothing of it touches the list. */
function changeImport(
  deps: Deps,
  actor: SignedInActor,
  {
    uuid,
    steps,
    result = null,
  }: { uuid: string; steps: readonly ImportEvent[]; result?: ImportResult | null },
  change: (row: ImportRow) => Partial<ImportRow> | undefined,
): Promise<Result<GuestImport>> {
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const found = await findImport(tx, weddingId, uuid, deps.clock.now());
    if (!found) return importGone();
    const state = steps.reduce<ImportRow['state'] | undefined>(
      (at, step) => at && importMachine.next(at, step),
      found.state,
    );
    const changes = state && change(found);
    if (!changes) return importNotReady();
    await updateImport(tx, uuid, { ...changes, state });
    const row = { ...found, ...changes, state };
    const listed = await readListed(tx, weddingId);
    const view = { result, from: 0 };
    return ok(presentImport(row, { plan: planImport(row, listed), events: listed.rows.events, view }));
  });
}

/** What is mapped is checked at once. Other columns make other households, so choices begin anew. */
export function saveImportColumns(
  deps: Deps,
  actor: SignedInActor,
  { uuid, files, defaults }: ImportColumnsInput,
): Promise<Result<GuestImport>> {
  return changeImport(deps, actor, { uuid, steps: ['map', 'check'] }, ({ sheets }) => {
    const isWhole =
      files.length === sheets.length &&
      sheets.every(({ head }, place) => files[place]?.length === head.length);
    if (!isWhole) return undefined;
    const mapped = sheets.map((sheet, place) => ({ ...sheet, columns: files[place] ?? sheet.columns }));
    return { sheets: mapped, defaults, choices: {} };
  });
}

type Edit = ImportChoicesInput['edits'][number];

function withEdit(sheets: readonly MappedSheet[], { sheet, row, column, value }: Edit): MappedSheet[] {
  return sheets.map((one, at) => {
    if (at !== sheet) return one;
    const rows = one.rows.map((cells, place) =>
      place === row ? cells.with(column, storedText(value.slice(0, IMPORT_LIMITS.cellLength))) : cells,
    );
    return { ...one, rows };
  });
}

export function saveImportChoices(
  deps: Deps,
  actor: SignedInActor,
  { uuid, edits, choices, result }: ImportChoicesInput,
): Promise<Result<GuestImport>> {
  return changeImport(deps, actor, { uuid, steps: ['check'], result }, (row) => {
    const isKnown = edits.every(
      ({ sheet, row: at, column }) => row.sheets[sheet]?.rows[at]?.[column] !== undefined,
    );
    if (!isKnown) return undefined;
    const chosen = choices.map(({ key, ...choice }) => [key, choice] as const);
    return {
      sheets: edits.reduce<MappedSheet[]>(withEdit, row.sheets),
      choices: { ...row.choices, ...Object.fromEntries(chosen) },
    };
  });
}
