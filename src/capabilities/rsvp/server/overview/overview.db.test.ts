import { createRouterClient } from '@orpc/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '#capabilities/weddings/testing/wedding-world.ts';
import { testContext } from '#platform/testing/request-context.ts';
import { openRsvpWorld, type RsvpWorld, replyWith } from '../../testing/rsvp-world.ts';
import { rsvpRoutes } from '../routes.ts';

let world: RsvpWorld;

beforeAll(async () => {
  world = await openRsvpWorld();
});
afterAll(() => world.close());

function apiOf({ actor }: Person) {
  const { platform, clock } = world;
  return createRouterClient(rsvpRoutes(platform), { context: testContext({ actor, clock }) });
}

it('shows how every household stands, to its own couple alone and links to nobody who may only look', async () => {
  const { owner, household, code } = await world.invite('Ruth & Walter Adler');
  await world.guest.noteOpened({ code });
  const invitation = await world.guest.readInvitation({ code });
  await world.guest.saveReplyDraft({ code, reply: replyWith(invitation, 'ATTENDING') });
  const { households } = await apiOf(owner).listReplies();
  expect(households).toMatchObject([
    { householdUuid: household.uuid, linkCode: code, hasDraft: true, answeredAt: null, request: null },
  ]);
  const viewer = await world.join(owner, 'VIEWER');
  const seen = await apiOf(viewer).listReplies();
  expect(seen.households).toMatchObject([{ householdUuid: household.uuid, linkCode: '', shortCode: '' }]);
  const stranger = await world.addOwner('Nadia');
  expect((await apiOf(stranger).listReplies()).households).toEqual([]);
});
