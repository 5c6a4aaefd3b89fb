import { implement } from '@orpc/server';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { diagnosticsContract } from '../contract.ts';
import { reportableData, withoutQuery } from '../rules/reportable-data.ts';

export function diagnosticsRoutes() {
  const os = implement(diagnosticsContract).$context<RequestContext>().use(guard);
  return {
    logFromBrowser: os.logFromBrowser.handler(({ input, context }) => {
      const report = {
        id: input.id,
        report: withoutQuery(input.meta.message),
        data: reportableData(input.data),
      };
      context.log.warn(report, 'a browser reported an error');
      return { ok: true } as const;
    }),
  };
}
