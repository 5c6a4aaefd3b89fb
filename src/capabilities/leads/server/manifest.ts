import { defineCapability } from '#platform/capability/define-capability.ts';
import { leadsContract } from '../contract.ts';
import { leadErrors } from '../errors.ts';
import { leadInvariants } from './demo/demo-invariants.store.ts';
import { fillDemo } from './demo/fill-demo.ts';
import { followInquiries } from './follow-inquiries.ts';
import { leadsJobs } from './jobs.ts';
import { leadTopicsOf } from './lead-topics.ts';
import { leadsRoutes } from './routes.ts';

export const leads = defineCapability({
  name: 'leads',
  standsOn: [
    'credits',
    'experiments',
    'identity',
    'inquiries',
    'ledger',
    'navigation',
    'plans',
    'protection',
    'storefronts',
    'taxonomy',
    'weddings',
    'world',
  ],
  contract: leadsContract,
  errors: leadErrors,
  on: followInquiries,
  liveTopics: leadTopicsOf,
  demo: {
    fill: fillDemo,
    tables: [
      ...['lead_counts', 'vendor_purchases', 'credit_lots', 'credit_lot_uses', 'lead_refunds'],
      ...['ledger_accounts', 'ledger_transfers', 'ledger_entries'],
    ],
    invariants: leadInvariants,
  },
  start: (platform) => ({
    routes: leadsRoutes(platform),
    jobs: leadsJobs(platform),
  }),
});
