import { defineCapability } from '#platform/capability/define-capability.ts';
import { editorialContract } from '../contract.ts';
import { editorialErrors } from '../errors.ts';
import { editorialRoutes } from './routes.ts';

export const editorial = defineCapability({
  name: 'editorial',
  standsOn: ['media', 'places', 'storefronts', 'taxonomy'],
  contract: editorialContract,
  errors: editorialErrors,
  start: (platform) => ({ routes: editorialRoutes(platform) }),
});
