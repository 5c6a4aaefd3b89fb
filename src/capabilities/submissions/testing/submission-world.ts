import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRouterClient } from '@orpc/server';
import { drawPicture } from '#capabilities/media/testing/hostile-files.ts';
import { openListing } from '#capabilities/storefronts/testing/open-listing.ts';
import { openTeamWorld } from '#capabilities/teams/testing/team-world.ts';
import { type Actor, VISITOR } from '#platform/actor.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { testContext } from '#platform/testing/request-context.ts';
import '../contract.ts';
import type { SubmissionWords } from '../contract/words.ts';
import type { SubmissionDeps } from '../server/deps.ts';
import { submissionsRoutes } from '../server/routes.ts';

const PHOTOGRAPHERS = 2;

export const WORDS: SubmissionWords = {
  firstName: 'Maya',
  partnerFirstName: 'Jonah',
  weddingDate: '2025-09-20',
  cityId: 1,
  guestCount: 80,
  palette: 'sage',
  styles: ['garden'],
  setting: 'OUTDOOR',
  title: 'Dry by five',
  summary: 'Rain until four, and a garden that smelled of it until midnight.',
  story: `${'The rain came at four and by five the garden was lit. '.repeat(5)}\n\nNobody left early.`,
  photos: [],
  coupleEmail: 'maya@couple.example',
  credits: [],
};

/** Photographers, couples with a link, credited businesses and staff. */
export async function openSubmissionWorld() {
  const world = await openTeamWorld();
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-submissions-'));
  const files = createFolderFileStore(folder, world.clock);
  const config = { environment: 'development' } as SubmissionDeps['config'];
  const routes = submissionsRoutes({ ...world.deps, files, config });
  const apiOf = (actor: Actor, isOpen = true) => {
    const overrides = { flags: { realWeddingsSubmissions: isOpen }, experiments: {} };
    const cookie = `session_overrides=${encodeURIComponent(JSON.stringify(overrides))}`;
    const context = testContext({ actor, clock: world.clock }, { headers: new Headers({ cookie }) });
    return createRouterClient(routes, { context });
  };
  let width = 300;
  const openPhotographer = async (wishes: { isPublished?: boolean; taxonomyNodeId?: number } = {}) => {
    const listing = await openListing({ platform: world }, { taxonomyNodeId: PHOTOGRAPHERS, ...wishes });
    const owner = await world.addMember(listing, 'OWNER');
    return { listing, owner, api: apiOf(owner.actor), whileClosed: apiOf(owner.actor, false) };
  };
  const drawPhoto = async () => {
    width += 1;
    const content = await drawPicture(width, 300).jpeg().toBuffer();
    return new File([new Uint8Array(content)], 'photo.jpg');
  };

  type Photographer = Awaited<ReturnType<typeof openPhotographer>>;

  return {
    ...world,
    couple: apiOf(VISITOR),
    submissionApiOf: apiOf,
    close: async () => {
      await world.close();
      await rm(folder, { recursive: true, force: true });
    },
    openPhotographer,
    drawPhoto,
    addStaff: async (name: string) => apiOf((await world.addPerson(name, { isSupport: true })).actor),
    /** A draft with this many photos. */
    begin: async ({ listing: { uuid }, api }: Photographer, photos = 10) => {
      const submission = randomUUID();
      await api.beginSubmission({ uuid, submission });
      for (let index = 0; index < photos; index += 1) {
        await api.addSubmissionPhoto({ params: { uuid, submission }, body: await drawPhoto() });
      }
      const own = await api.readSubmission({ uuid, submission });
      return { uuid, submission, version: own.version, ...WORDS, photos: own.words.photos };
    },
    linkFor: async (email: string): Promise<string> => {
      const mails = await world.mailsTo(email);
      const found = mails.map(({ text }) => /\/your-wedding-story\/(\w+)/.exec(text ?? '')?.[1]);
      return found.find((code) => code !== undefined) ?? '';
    },
  };
}

export type SubmissionWorld = Awaited<ReturnType<typeof openSubmissionWorld>>;
