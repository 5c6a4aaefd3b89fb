import { storefrontErased } from '#capabilities/storefronts/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import { submissionsContract } from '../contract.ts';
import { submissionsErrors } from '../errors.ts';
import { forgetStorefront } from './forget-storefront.ts';
import { submissionsRoutes } from './routes.ts';

export const submissions = defineCapability({
  name: 'submissions',
  standsOn: [
    'editorial',
    'experiments',
    'identity',
    'media',
    'navigation',
    'notices',
    'places',
    'search',
    'storefronts',
    'taxonomy',
  ],
  contract: submissionsContract,
  errors: submissionsErrors,
  on: [on(storefrontErased, (tx, { storefrontId }) => forgetStorefront(tx, storefrontId))],
  start: (platform) => ({ routes: submissionsRoutes(platform) }),
});
