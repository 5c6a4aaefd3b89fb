import { weddingEnding } from '#capabilities/weddings/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import { photoWallContract } from '../contract.ts';
import { photoWallErrors } from '../errors.ts';
import { photoWallRateClasses } from '../rate-classes.ts';
import { collectWall } from './collect-wall.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { photoWallJobs } from './jobs.ts';
import { photoWallRoutes } from './routes.ts';
import { deleteWallOf } from './sweep-photos.ts';
import { hasWall } from './walls.store.ts';

export const photoWall = defineCapability({
  name: 'photoWall',
  standsOn: ['guests', 'identity', 'media', 'places', 'weddings', 'world'],
  contract: photoWallContract,
  errors: photoWallErrors,
  rateClasses: photoWallRateClasses,
  on: [on(weddingEnding, (tx, { weddingId }) => deleteWallOf(tx, weddingId))],
  account: {
    name: 'photoWall',
    collect: collectWall,
    // The wall belongs to the wedding and goes with it; guests have no account.
    forget: () => Promise.resolve(),
  },
  wedding: { isInUse: hasWall },
  demo: { fill: fillDemo, tables: ['photo_walls', 'wall_photos'] },
  start: (platform) => ({ routes: photoWallRoutes(platform), jobs: photoWallJobs(platform) }),
});
