import { defineCapability } from '#platform/capability/define-capability.ts';
import { checklistContract } from '../contract.ts';
import { checklistErrors } from '../errors.ts';
import { collectChecklist, forgetChecklist } from './account-checklist.ts';
import { collectAgenda } from './collect-agenda.ts';
import { collectDigest } from './collect-digest.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { checklistJobs } from './jobs.ts';
import { listen } from './listen.ts';
import { checklistRoutes } from './routes.ts';
import { hasList } from './tasks.store.ts';

export const checklist = defineCapability({
  name: 'checklist',
  standsOn: [
    ...['activity', 'agenda', 'bookings', 'budget', 'favorites', 'guests', 'identity', 'inquiries', 'media'],
    ...['notices', 'places', 'rsvp', 'taxonomy', 'websites', 'weddings', 'world'],
  ],
  contract: checklistContract,
  errors: checklistErrors,
  on: listen,
  account: { name: 'checklist', collect: collectChecklist, forget: forgetChecklist },
  agenda: { collect: collectAgenda },
  digest: { collect: collectDigest },
  wedding: { isInUse: hasList },
  demo: {
    fill: fillDemo,
    tables: [
      ...['checklists', 'checklist_tasks', 'checklist_assignees'],
      ...['checklist_comments', 'checklist_files'],
    ],
  },
  start: (platform) => ({ routes: checklistRoutes(platform), jobs: checklistJobs(platform) }),
});
