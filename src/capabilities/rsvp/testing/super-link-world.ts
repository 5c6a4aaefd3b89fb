import { createRouterClient } from '@orpc/server';
import type { Household } from '#capabilities/guests/contract.ts';
import type { Actor } from '#platform/actor.ts';
import { testContext } from '#platform/testing/request-context.ts';
import type { LinkPurpose } from '../rules/super-link-purposes.ts';
import { openRsvpWorld } from './rsvp-world.ts';

export const NO_ADDRESS = { address1: '', address2: '', city: '', region: '', postalCode: '', country: '' };
export const ELM = {
  ...NO_ADDRESS,
  address1: '12 Elm St',
  city: 'Hudson',
  region: 'NY',
  postalCode: '12534',
};

/** Couples with a link for everybody, and what guests leave there. */
export async function openSuperLinkWorld() {
  const world = await openRsvpWorld();

  const as = (actor: Actor, more: Parameters<typeof testContext>[1] = {}) =>
    createRouterClient(world.routes, { context: testContext({ actor, clock: world.clock }, more) });

  const claim = (more: object = {}) => ({
    ...{ key: world.clock.uuid(), purpose: 'ADDRESS' as LinkPurpose, name: 'Ruth Adler' },
    ...{ email: '', phone: '', note: '', ...ELM },
    ...more,
  });

  /** A couple with its link, and one household for each line. */
  const coupleWith = async (lines: string, purposes: LinkPurpose[] = ['ADDRESS', 'RSVP']) => {
    const owner = await world.addOwner('Maya');
    const couple = as(owner.actor);
    const { households } = await owner.guests.addGuestLines({ lines, side: 'A', list: 'INVITED' });
    const { url } = await couple.saveSuperLink({ purposes, isOpen: true, version: 0 });
    return { owner, couple, households, code: url.split('/').at(-1) ?? '' };
  };

  const linkCodeOf = async (household: Household | undefined) =>
    (await world.linkOf(household?.uuid ?? '')).linkCode;

  return { ...world, as, claim, coupleWith, linkCodeOf };
}

export type SuperLinkWorld = Awaited<ReturnType<typeof openSuperLinkWorld>>;
