import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { calendarQuery } from '../../queries.ts';

type Change = Omit<Parameters<typeof api.calendars.changeSettings>[0], 'uuid'>;

/** One thing about the calendar in general, shown at once. */
export function useSettings(uuid: string) {
  const { queryKey } = calendarQuery(uuid);
  return useAction({
    run: (change: Change) => api.calendars.changeSettings({ uuid, ...change }),
    refreshes: [queryKey],
    scope: `calendar-settings:${uuid}`,
    optimistic: (queryClient, { dayOff, displayAvailability, availableThrough }) => {
      queryClient.setQueryData(queryKey, (calendar) => {
        if (!calendar) return calendar;
        const others = calendar.daysOff.filter((weekday) => weekday !== dayOff?.weekday);
        return {
          ...calendar,
          ...(displayAvailability !== undefined && { displayAvailability }),
          ...(availableThrough !== undefined && { availableThrough }),
          ...(dayOff && { daysOff: dayOff.isOff ? [...others, dayOff.weekday] : others }),
        };
      });
    },
    toast: { id: 'calendar-settings' },
  });
}
