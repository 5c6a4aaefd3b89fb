import { defineCapability } from '#platform/capability/define-capability.ts';
import { mediaContract } from '../contract.ts';
import { mediaErrors } from '../errors.ts';
import { exportPictures } from './export-pictures.ts';
import { forgetPictures } from './forget-pictures.ts';
import { mediaJobs } from './jobs.ts';
import { mediaRoutes } from './routes.ts';

export const media = defineCapability({
  name: 'media',
  standsOn: ['identity'],
  contract: mediaContract,
  errors: mediaErrors,
  account: { name: 'pictures', collect: exportPictures, forget: forgetPictures },
  start: (platform) => ({ routes: mediaRoutes(platform), jobs: mediaJobs(platform) }),
});
