import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { useLoaded } from '#app/use-loaded.ts';
import type { GuestImport, ImportChoicesInput } from '../../contract/imports.contract.ts';
import { guestsQuery, IMPORT_KEY, importQuery } from '../../queries.ts';
import type { ImportDefaults } from '../../rules/import/check-import.ts';
import type { ImportColumn } from '../../rules/import/import-columns.ts';
import type { ImportResult } from '../../rules/import/import-results.ts';

export type ImportView = { result: ImportResult | null; from: number };

/** An import, as much of it as is looked at, and everything that can be done with it. */
export function useImport(loaded: GuestImport) {
  const { uuid } = loaded;
  const [view, setView] = useState<ImportView>({ result: null, from: 0 });
  const whole = useLoaded(importQuery({ uuid }), loaded);
  const isPart = view.result !== null || view.from > 0;
  const part = useQuery({
    ...importQuery({ uuid, from: view.from, ...(view.result && { result: view.result }) }),
    enabled: isPart,
    placeholderData: keepPreviousData,
  });
  const data = (isPart && part.data) || whole.data;
  const changes = { refreshes: [IMPORT_KEY, guestsQuery.queryKey] };
  const choosing = useAction({
    ...changes,
    run: (given: Partial<Pick<ImportChoicesInput, 'edits' | 'choices'>>) =>
      api.guests.saveImportChoices({ uuid, edits: [], choices: [], result: null, ...given }),
  });
  const mapping = useAction({
    ...changes,
    run: (given: { files: ImportColumn[][]; defaults: ImportDefaults }) =>
      api.guests.saveImportColumns({ uuid, ...given }),
    onDone: () => setView({ result: null, from: 0 }),
  });
  const applying = useAction({ ...changes, run: () => api.guests.applyImport({ uuid }) });
  const undoing = useAction({ ...changes, run: () => api.guests.undoImport({ uuid }) });
  return {
    data,
    state: whole.data.state,
    counts: whole.data.counts,
    view,
    setView,
    choosing,
    mapping,
    applying,
    undoing,
  };
}

export type ImportActions = ReturnType<typeof useImport>;
