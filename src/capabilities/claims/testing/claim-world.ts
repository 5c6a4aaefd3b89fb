import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterClient } from '@orpc/server';
import { openListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { openTeamWorld } from '#capabilities/teams/testing/team-world.ts';
import { type Actor, type SignedInActor, VISITOR } from '#platform/actor.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createPlainScanner } from '#platform/files/plain-scanner.ts';
import { createLog } from '#platform/log.ts';
import { claimsRoutes } from '../server/routes.ts';

export const PDF = new File(['%PDF-1.7\nA business license'], 'license.pdf', { type: 'application/pdf' });

/** Listings, people who say they are theirs, and staff. */
export async function openClaimWorld() {
  const world = await openTeamWorld();
  const { db, clock, deps, contextOf } = world;
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-claims-'));
  const files = createFolderFileStore(folder, clock);
  const platform = { ...deps, files, scanner: createPlainScanner(), log: createLog('silent') };
  const routes = claimsRoutes(platform);
  const apiOf = (actor: Actor) => createRouterClient(routes, { context: contextOf(actor) });

  return {
    ...world,
    platform,
    visitor: apiOf(VISITOR),
    claimApiOf: apiOf,
    close: async () => {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
    async addVendor(firstName: string, more: Partial<SignedInActor> = {}) {
      const person = await world.addPerson(firstName, {
        isVendor: true,
        ...more,
      });
      return { ...person, claims: apiOf(person.actor) };
    },
    /** A published florist with a website of its own, which nobody works on. */
    async openUnclaimed(web: string | null = 'https://www.marsh.example/about') {
      const listing = await openListing({ platform: { db } }, { isClaimed: false });
      await db.$client.query('update storefronts set social = $2 where id = $1', [
        listing.id,
        JSON.stringify(web ? { web } : {}),
      ]);
      return listing;
    },
    /** The newest code that went to this address. */
    async codeTo(email: string): Promise<string> {
      const [mail] = await world.mailsTo(email);
      return /^\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
    },
  };
}

export type ClaimWorld = Awaited<ReturnType<typeof openClaimWorld>>;
