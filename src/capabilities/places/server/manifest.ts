import { defineCapability } from '#platform/capability/define-capability.ts';
import { placesContract } from '../contract.ts';
import { placeErrors } from '../errors.ts';
import { placesRoutes } from './routes.ts';

export const places = defineCapability({
  name: 'places',
  standsOn: [],
  contract: placesContract,
  errors: placeErrors,
  start: (platform) => ({ routes: placesRoutes(platform) }),
});
