import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { experimentsContract } from '../contract.ts';
import { presentSession } from './present.ts';
import { readViewer } from './read-viewer.ts';
import { recordView } from './record-view.ts';
import { setSessionOverrides } from './set-session-overrides.ts';

export function experimentsRoutes(platform: Pick<Platform, 'config' | 'clock' | 'db'>) {
  const os = implement(experimentsContract).$context<RequestContext>().use(guard);
  return {
    readFlags: os.readFlags.handler(({ context }) => presentSession(readViewer(platform, context).session)),
    recordView: os.recordView.handler(async ({ input, context }) =>
      unwrap(await recordView(platform, readViewer(platform, context), input.key)),
    ),
    setSessionOverrides: os.setSessionOverrides.handler(({ input, context }) => {
      const { session } = readViewer(platform, context);
      return presentSession(unwrap(setSessionOverrides(session, input, context.resHeaders)));
    }),
  };
}
