import { defineCapability } from '#platform/capability/define-capability.ts';
import { weddingsContract } from '../contract.ts';
import { weddingErrors } from '../errors.ts';
import { weddingChanged, weddingEnding } from '../events.ts';
import { exportWeddings } from './export-weddings.ts';
import { forgetUser } from './forget-user.ts';
import { weddingsJobs } from './jobs.ts';
import { weddingsRoutes } from './routes.ts';
import { weddingTopics } from './wedding-topics.ts';

export const weddings = defineCapability({
  name: 'weddings',
  standsOn: ['identity', 'places', 'taxonomy'],
  contract: weddingsContract,
  errors: weddingErrors,
  emits: [weddingChanged, weddingEnding],
  account: { name: 'weddings', collect: exportWeddings, forget: forgetUser },
  liveTopics: weddingTopics,
  start: (platform, capabilities) => ({
    routes: weddingsRoutes(
      platform,
      capabilities.flatMap(({ wedding }) => wedding?.isInUse ?? []),
    ),
    jobs: weddingsJobs(platform),
  }),
});
