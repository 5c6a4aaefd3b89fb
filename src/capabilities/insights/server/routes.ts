import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import { insightsContract } from '../contract.ts';
import { exportDashboard } from './export-dashboard.ts';
import { type DashboardDeps, readDashboard } from './read-dashboard.ts';
import { countView } from './views/count-view.ts';
import type { ViewBatch } from './views/view-batch.ts';

export function insightsRoutes(deps: DashboardDeps & { views: ViewBatch }) {
  const os = implement(insightsContract).$context<RequestContext>().use(guard);
  return {
    countView: os.countView.handler(async ({ context, input }) => {
      await countView(deps, context.actor, {
        storefrontUuid: input.uuid,
        address: context.ip,
        userAgent: context.headers.get('user-agent') ?? '',
      });
      return { ok: true as const };
    }),
    getDashboard: os.getDashboard.handler(async ({ context, input }) =>
      unwrap(await readDashboard(deps, signedIn(context), input)),
    ),
    exportDashboard: os.exportDashboard.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await exportDashboard(deps, signedIn(context), input))),
    ),
  };
}
