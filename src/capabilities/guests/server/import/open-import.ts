import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { GuestImport } from '../../contract/imports.contract.ts';
import { guessColumns } from '../../rules/import/guess-columns.ts';
import { IMPORT_HOURS, IMPORT_LIMITS } from '../../rules/import/import-limits.ts';
import { importMachine } from '../../rules/import/import-states.ts';
import { changeGuests, type Deps } from '../change-guests.ts';
import { importGone, importNotReady, importUnreadable } from '../guest-failures.ts';
import { deleteForgotten, findImport, insertImport, updateImport } from './imports.store.ts';
import { presentImport } from './present-import.ts';
import { readFile } from './read-file.ts';
import { planImport, readListed } from './read-listed.ts';

type Brought = { name: string; content: Uint8Array };

const KEPT_OPEN = 3;
const HOUR_MS = 3_600_000;

/** Read before anything is written; what each column seems to be is a guess that the next step shows. */
export async function openImport(
  deps: Deps,
  actor: SignedInActor,
  { name, content }: Brought,
): Promise<Result<GuestImport>> {
  const { clock } = deps;
  const read = await readFile(content, name);
  if (!read.ok) return read;
  const { sheet, hasHead } = read.value;
  return changeGuests(
    deps,
    actor,
    async (tx, { weddingId }) => {
      const listed = await readListed(tx, weddingId);
      const now = clock.now();
      const row = {
        uuid: clock.uuid(),
        weddingId,
        state: 'UPLOADED' as const,
        sheets: [{ ...sheet, columns: guessColumns({ ...sheet, hasHead }, listed.rows.events) }],
        defaults: { side: 'BOTH' as const, list: 'INVITED' as const },
        choices: {},
        counts: null,
        undo: null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + IMPORT_HOURS * HOUR_MS),
      };
      await insertImport(tx, row);
      await deleteForgotten(tx, weddingId, KEPT_OPEN);
      return ok(presentImport(row, { plan: planImport(row, listed), events: listed.rows.events }));
    },
    { begins: true },
  );
}

/** The list and its replies are two files elsewhere; here they are one list. */
export async function addImportFile(
  deps: Deps,
  actor: SignedInActor,
  { uuid, name, content }: Brought & { uuid: string },
): Promise<Result<GuestImport>> {
  const read = await readFile(content, name);
  if (!read.ok) return read;
  const { sheet, hasHead } = read.value;
  return changeGuests(deps, actor, async (tx, { weddingId }) => {
    const found = await findImport(tx, weddingId, uuid, deps.clock.now());
    if (!found) return importGone();
    const state = importMachine.next(found.state, 'add');
    if (!state) return importNotReady();
    if (found.sheets.length >= IMPORT_LIMITS.files)
      return importUnreadable(`An import can have up to ${IMPORT_LIMITS.files} files.`);
    const rows = found.sheets.reduce((sum, other) => sum + other.rows.length, sheet.rows.length);
    if (rows > 2 * IMPORT_LIMITS.rows) return importUnreadable('These files have too many rows together.');
    const listed = await readListed(tx, weddingId);
    const columns = guessColumns({ ...sheet, hasHead }, listed.rows.events);
    // Who is in which household may be otherwise now, so what was chosen is asked again.
    const changes = { state, sheets: [...found.sheets, { ...sheet, columns }], choices: {} };
    await updateImport(tx, uuid, changes);
    const row = { ...found, ...changes };
    return ok(presentImport(row, { plan: planImport(row, listed), events: listed.rows.events }));
  });
}
