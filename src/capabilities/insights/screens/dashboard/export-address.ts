import type { DashboardQuestion } from '../../queries.ts';

/** The period as it is shown, day by day, as a file. */
export function exportAddress({ uuid, ...asked }: DashboardQuestion): string {
  return `/web-marketplace-api/v1/manage/storefronts/${uuid}/dashboard/export?${new URLSearchParams(asked)}`;
}
