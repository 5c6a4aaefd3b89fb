import { defineCapability } from '#platform/capability/define-capability.ts';
import { storefrontsContract } from '../contract.ts';
import { storefrontErrors } from '../errors.ts';
import { storefrontChanged, storefrontClosed, storefrontErased, storefrontPublished } from '../events.ts';
import { storefrontRateClasses } from '../rate-classes.ts';
import { exportStorefronts, forgetReporter } from './export-storefronts.ts';
import { storefrontsRoutes } from './routes.ts';

export const storefronts = defineCapability({
  name: 'storefronts',
  standsOn: ['identity', 'media', 'places', 'taxonomy'],
  contract: storefrontsContract,
  errors: storefrontErrors,
  rateClasses: storefrontRateClasses,
  emits: [storefrontChanged, storefrontPublished, storefrontClosed, storefrontErased],
  account: { name: 'storefronts', collect: exportStorefronts, forget: forgetReporter },
  start: (platform) => ({ routes: storefrontsRoutes(platform) }),
});
