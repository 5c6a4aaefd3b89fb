import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { calendarsContract } from '../contract.ts';
import { changeDays } from './change-days.ts';
import { changeSettings } from './change-settings.ts';
import { addFeed } from './feeds/add-feed.ts';
import { readFeedNow } from './feeds/read-feed.ts';
import { removeFeed } from './feeds/remove-feed.ts';
import { endLink, makeLink } from './link/change-link.ts';
import { readCalendar } from './read-calendar.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'webReader' | 'publicUrl' | 'secret'>;

export function calendarsRoutes(deps: Deps) {
  const os = implement(calendarsContract).$context<RequestContext>().use(guard);
  return {
    getCalendar: os.getCalendar.handler(async ({ context, input }) =>
      unwrap(await readCalendar(deps, signedIn(context), input.uuid)),
    ),
    changeDays: os.changeDays.handler(async ({ context, input }) =>
      unwrap(await changeDays(deps, signedIn(context), input)),
    ),
    changeSettings: os.changeSettings.handler(async ({ context, input }) =>
      unwrap(await changeSettings(deps, signedIn(context), input)),
    ),
    addFeed: os.addFeed.handler(async ({ context, input }) =>
      unwrap(await addFeed(deps, signedIn(context), input)),
    ),
    readFeed: os.readFeed.handler(async ({ context, input }) =>
      unwrap(await readFeedNow(deps, signedIn(context), input)),
    ),
    removeFeed: os.removeFeed.handler(async ({ context, input }) =>
      unwrap(await removeFeed(deps, signedIn(context), input)),
    ),
    makeLink: os.makeLink.handler(async ({ context, input }) =>
      unwrap(await makeLink(deps, signedIn(context), input.uuid)),
    ),
    endLink: os.endLink.handler(async ({ context, input }) =>
      unwrap(await endLink(deps, signedIn(context), input.uuid)),
    ),
  };
}
