import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterClient } from '@orpc/server';
import { openRsvpWorld } from '#capabilities/rsvp/testing/rsvp-world.ts';
import type { Person } from '#capabilities/weddings/testing/wedding-world.ts';
import { VISITOR } from '#platform/actor.ts';
import { parseConfig } from '#platform/config/config.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { testContext } from '#platform/testing/request-context.ts';
import '#capabilities/media/errors.ts';
import '../errors.ts';
import '../rate-classes.ts';
import { websitesRoutes } from '../server/routes.ts';

/** Couples with websites, and guests who look at them with a cookie jar of their own. */
export async function openWebsiteWorld() {
  const world = await openRsvpWorld();
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-sites-'));
  const { db, clock, events } = world;
  const files = createFolderFileStore(folder, clock);
  const config = parseConfig({ DATA_DIR: folder });
  const publicUrl = 'https://ampersand.example';
  const deps = { db, clock, events, files, config, publicUrl, secret: 'a secret for tests of websites' };
  const routes = websitesRoutes(deps);

  const siteOf = ({ actor }: Person) =>
    createRouterClient(routes, { context: testContext({ actor, clock }) });
  /** A browser: what it is given it shows the next time. */
  const guestWith = (cookie = '') => {
    const resHeaders = new Headers();
    const headers = new Headers(cookie ? { cookie } : {});
    const api = createRouterClient(routes, {
      context: testContext({ actor: VISITOR, clock }, { headers, resHeaders }),
    });
    return { api, cookie: () => resHeaders.getSetCookie().at(-1)?.split(';')[0] ?? '' };
  };

  /** A couple whose site is out, at an address of their own. */
  const publish = async (owner: Person, slug: string) => {
    const site = siteOf(owner);
    await site.startWebsite({ design: 'editorial', language: 'en' });
    await site.saveWebsiteSlug({ slug });
    const { draftVersion } = await site.readWebsite();
    return site.publishWebsite({ draftVersion });
  };

  return {
    ...world,
    deps,
    siteOf,
    guestWith,
    publish,
    close: async () => {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type WebsiteWorld = Awaited<ReturnType<typeof openWebsiteWorld>>;
