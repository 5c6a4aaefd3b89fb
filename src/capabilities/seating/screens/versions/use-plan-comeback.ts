import { useNavigate, useRevalidator } from 'react-router';
import { api } from '#app/api.ts';
import { paths } from '#app/rules/paths.ts';
import { useAction } from '#app/use-action.ts';
import { seatingPlansQuery } from '../../queries.ts';

/** Brings back a plan that was removed, and opens it. */
export function usePlanComeback({ uuid, eventUuid }: { uuid: string; eventUuid: string }) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return useAction({
    run: () => api.seating.bringPlanBack({ uuid }),
    refreshes: [seatingPlansQuery.queryKey],
    onDone: async () => {
      await navigate(`${paths.seatingChart()}?event=${eventUuid}&plan=${uuid}`);
      await revalidate();
    },
  });
}
