import { storefrontErased } from '#capabilities/storefronts/events.ts';
import { defineCapability } from '#platform/capability/define-capability.ts';
import { on } from '#platform/events/events.ts';
import { teamsContract } from '../contract.ts';
import { teamErrors } from '../errors.ts';
import { exportTeams } from './export-account.ts';
import { fillDemo } from './fill-demo.ts';
import { forgetStorefront } from './forget-storefront.ts';
import { forgetUser, tellOfDeletion } from './forget-user.ts';
import { teamsJobs } from './jobs.ts';
import { teamsRoutes } from './routes.ts';
import { teamTopicsOf } from './team-topic.ts';

export const teams = defineCapability({
  name: 'teams',
  standsOn: ['identity', 'navigation', 'storefronts', 'world'],
  contract: teamsContract,
  errors: teamErrors,
  account: { name: 'teams', collect: exportTeams, forget: forgetUser, tellOfDeletion },
  on: [on(storefrontErased, (tx, { storefrontId }) => forgetStorefront(tx, storefrontId))],
  liveTopics: teamTopicsOf,
  demo: { fill: fillDemo, tables: ['storefront_invitations', 'storefront_team_log'] },
  start: (platform) => ({ routes: teamsRoutes(platform), jobs: teamsJobs(platform) }),
});
