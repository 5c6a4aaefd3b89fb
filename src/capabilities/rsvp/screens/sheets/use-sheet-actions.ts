import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { CountPlanInput, Sheet, SheetsAnswer } from '../../contract/sheets.contract.ts';
import { sheetsQuery } from '../../queries.ts';
import type { SheetField } from '../../rules/sheets/sheet-fields.ts';

export type NewSheet = { eventUuid: string; label: string; fields: SheetField[] };

type Keeps = NonNullable<Parameters<typeof useAction<unknown, SheetsAnswer>>[0]['keeps']>;

const keeps: Keeps = (queryClient, answer) => queryClient.setQueryData(sheetsQuery.queryKey, answer);

export function useSheetActions() {
  const add = useAction({ run: (sheet: NewSheet) => api.rsvp.addSheet(sheet), keeps, failure: 'here' });
  const revoke = useAction({
    run: ({ uuid }: Sheet) => api.rsvp.revokeSheet({ uuid }),
    keeps,
    done: (sheet) => `The link for ${sheet.label} no longer works.`,
  });
  const guarantee = useAction({
    run: (uuid: string) => api.rsvp.guaranteeCount({ uuid }),
    keeps,
    done: 'Saved as your guaranteed count.',
  });
  const plan = useAction({
    run: (terms: CountPlanInput) => api.rsvp.saveCountPlan(terms),
    keeps,
    done: 'Saved what you agreed.',
    failure: 'here',
  });
  return { plan: plan.mutateAsync, add: add.mutateAsync, revoke: revoke.mutate, guarantee: guarantee.mutate };
}

export type SheetActions = ReturnType<typeof useSheetActions>;
