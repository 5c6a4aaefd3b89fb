import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { checkLead, checkLeads } from './check-leads.ts';
import type { ProtectionDeps } from './give-back.ts';
import { checkLeadTask } from './tasks.ts';

const checkLeadsTask = defineTask('protection.check-leads');

export function protectionJobs(deps: ProtectionDeps): TaskHandler[] {
  return [
    handleTask(checkLeadTask, ({ inquiryUuid }) => checkLead(deps, inquiryUuid)),
    handleTask(checkLeadsTask, () => checkLeads(deps), { cron: '37 * * * *' }),
  ];
}
