import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { guestsQuery } from '#capabilities/guests/queries.ts';
import { toastStore } from '#ui/toast-store.ts';
import { repliesQuery } from '../../queries.ts';
import { rsvpPaths } from '../../rules/paths.ts';
import type { Standing } from './standings.ts';

const REFRESHES = [repliesQuery.queryKey, guestsQuery.queryKey];
const TOAST = { id: 'replies', autoDismissMs: 8_000 };

type Decision = { standing: Standing; decision: 'approve' | 'decline' };

/** The whole address of a household’s page. */
export function linkOf({ reply }: Standing): string {
  return `${window.location.origin}${rsvpPaths.household(reply.linkCode)}`;
}

export function useReplyActions() {
  const deciding = useAction({
    refreshes: REFRESHES,
    toast: TOAST,
    run: ({ standing, decision }: Decision) =>
      api.rsvp.decideChangeRequest({ uuid: standing.reply.request?.uuid ?? '', decision }),
    done: ({ standing, decision }) =>
      decision === 'approve'
        ? `Saved the change for ${standing.name}.`
        : `Declined. ${standing.name} stays as it was.`,
  });
  const extending = useAction({
    refreshes: REFRESHES,
    toast: TOAST,
    run: ({ standing, until }: { standing: Standing; until: string | null }) =>
      api.rsvp.extendHousehold({ uuid: standing.reply.householdUuid, until }),
    done: ({ standing, until }) =>
      until === null
        ? `${standing.name}: back to everyone’s reply date.`
        : `${standing.name} can answer until ${formatMonthDay(calendarDate(until))}.`,
    failure: 'here',
  });
  return {
    deciding,
    extend: (standing: Standing, until: string | null) => extending.mutateAsync({ standing, until }),
    copyLink: (standing: Standing) =>
      void navigator.clipboard.writeText(linkOf(standing)).then(
        () =>
          toastStore.show({ ...TOAST, tone: 'positive', message: `Copied the link for ${standing.name}.` }),
        () =>
          toastStore.show({
            ...TOAST,
            tone: 'negative',
            message: 'Your browser blocked copying. Show the card to see the link.',
          }),
      ),
  };
}

export type ReplyActions = ReturnType<typeof useReplyActions>;
