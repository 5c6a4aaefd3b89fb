import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { DayHelper, DayItem, DayPlan, DayVendor, HelperInput } from '../../contract/plan.contract.ts';
import { dayPlanQuery } from '../../queries.ts';
import { placeAfter } from '../../rules/place-after.ts';
import type { ItemInput } from './item-form.ts';
import type { VendorInput } from './vendor-form.ts';

type Keeps = NonNullable<Parameters<typeof useAction<unknown, DayPlan>>[0]['keeps']>;

const keeps: Keeps = (queryClient, answer) => queryClient.setQueryData(dayPlanQuery.queryKey, answer);
/** One change after the other, so that each knows the version the last one made. */
const scope = 'day-plan';
const refreshes = [dayPlanQuery.queryKey];

type Key = { uuid: string; version: number };

export function usePlanActions() {
  const start = useAction({
    run: (ceremonyMinute: number | null) => api.dayOf.startRunSheet({ ceremonyMinute }),
    ...{ keeps, refreshes },
    done: 'Your run sheet is ready to make your own.',
  });
  const saveItem = useAction({
    run: (item: ItemInput & Key) => api.dayOf.saveRunSheetItem(item),
    ...{ keeps, scope, failure: 'here' as const },
  });
  const moveItem = useAction({
    run: (item: ItemInput & Key) => api.dayOf.saveRunSheetItem(item),
    ...{ keeps, scope, refreshes },
  });
  const removeItem = useAction({
    run: ({ uuid }: DayItem) => api.dayOf.removeRunSheetItem({ uuid }),
    ...{ keeps, refreshes },
    done: (item) => ({
      message: `“${item.title}” is off the run sheet.`,
      undo: () => moveItem.mutate({ ...item, version: 0 }),
    }),
  });
  const saveVendor = useAction({
    run: (vendor: VendorInput & Key) => api.dayOf.saveDayVendor(vendor),
    ...{ keeps, scope, failure: 'here' as const },
  });
  const removeVendor = useAction({
    run: ({ uuid }: DayVendor) => api.dayOf.removeDayVendor({ uuid }),
    ...{ keeps, refreshes },
    done: ({ name, isBooked }) =>
      isBooked ? `Cleared what you noted about ${name}.` : `${name} is off your list.`,
  });
  const addHelper = useAction({
    run: (helper: HelperInput) => api.dayOf.addDayHelper(helper),
    ...{ keeps, failure: 'here' as const },
  });
  const revokeHelper = useAction({
    run: ({ uuid }: DayHelper) => api.dayOf.revokeDayHelper({ uuid }),
    ...{ keeps, refreshes },
    done: ({ name }) => `${name}’s link no longer works.`,
  });
  const clearPhones = useAction({
    run: () => api.dayOf.clearDayPhones(),
    ...{ keeps, refreshes },
    done: 'All links are off. Each phone forgets everything when it’s next online.',
  });
  return {
    start,
    clearPhones,
    saveItem: saveItem.mutateAsync,
    move: (items: readonly DayItem[], item: DayItem, after: string | null) =>
      moveItem.mutate({ ...item, startsMinute: placeAfter(items, item.uuid, after) }),
    removeItem: removeItem.mutate,
    saveVendor: saveVendor.mutateAsync,
    removeVendor: removeVendor.mutate,
    addHelper: addHelper.mutateAsync,
    revokeHelper,
  };
}

export type PlanActions = ReturnType<typeof usePlanActions>;
