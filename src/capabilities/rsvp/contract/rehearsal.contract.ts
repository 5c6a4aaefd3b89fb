import { z } from 'zod';
import { byUuid, day } from '#platform/contract/atoms.ts';
import { route } from '#platform/contract/route.ts';
import { invitationSchema } from './guest.contract.ts';

export const rehearsalContract = {
  readRehearsal: route({
    method: 'GET',
    path: '/web-api/v1/rsvp/rehearsal/{uuid}',
    summary: 'What a household of the couple’s own list is asked, on any day; nothing is noted',
    tag: 'rsvp',
    access: 'signed-in',
  })
    .input(z.object({ ...byUuid.shape, on: day.optional() }))
    .output(invitationSchema),
};
