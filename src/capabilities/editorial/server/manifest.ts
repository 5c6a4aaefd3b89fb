import { defineCapability } from '#platform/capability/define-capability.ts';
import { editorialContract } from '../contract.ts';
import { editorialErrors } from '../errors.ts';
import { editorialInvariants } from './demo-invariants.store.ts';
import { fillDemo } from './fill-demo.ts';
import { editorialRoutes } from './routes.ts';

export const editorial = defineCapability({
  name: 'editorial',
  standsOn: ['media', 'places', 'storefronts', 'taxonomy', 'world'],
  contract: editorialContract,
  errors: editorialErrors,
  demo: {
    fill: fillDemo,
    tables: ['real_weddings', 'real_wedding_photos', 'real_wedding_credits'],
    invariants: editorialInvariants,
  },
  start: (platform) => ({ routes: editorialRoutes(platform) }),
});
