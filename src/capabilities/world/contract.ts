import { z } from 'zod';
import { pictureSchema } from '#capabilities/media/contract.ts';
import { route } from '#platform/contract/route.ts';

const demoPictureSchema = pictureSchema.extend({
  /** Its name among the demo pictures, for those who draw them. */
  key: z.string(),
  category: z.string(),
  /** Other categories whose galleries show it too. */
  alsoFor: z.array(z.string()),
  subject: z.string(),
  palette: z.string(),
  mood: z.string(),
  season: z.string(),
});

export type DemoPicture = z.infer<typeof demoPictureSchema>;

export const worldContract = {
  listPictures: route({
    method: 'GET',
    path: '/web-api/v1/dev/pictures',
    summary: 'The pictures of the demo world; does not exist in production',
    tag: 'demo world',
    access: 'public',
  })
    .input(z.object({}))
    .output(z.array(demoPictureSchema)),
};

declare module '#platform/contract/contracts.ts' {
  interface Contracts {
    world: typeof worldContract;
  }
}
