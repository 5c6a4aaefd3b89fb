import { orpc } from '#app/orpc.ts';
import type { Range } from './rules/periods.ts';

export type DashboardQuestion = { uuid: string; range: Range; from?: string; to?: string };

export function dashboardQuery(question: DashboardQuestion) {
  return orpc.insights.getDashboard.queryOptions({ input: question });
}
