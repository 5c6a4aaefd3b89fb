import { implement } from '@orpc/server';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { sendFile } from '#platform/contract/send-file.ts';
import type { Platform } from '#platform/platform.ts';
import { leadReadsContract } from '../contract/leads.contract.ts';
import { countListings } from './counts/count-listings.ts';
import { countVendorUnread } from './counts/count-vendor-unread.ts';
import { exportLeads } from './list/export-leads.ts';
import { listLeads } from './list/list-leads.ts';
import { readEarlierOfLead, readLead } from './read-lead.ts';
import { readLeadPrice } from './read-lead-price.ts';

export function leadReadsRoutes(platform: Pick<Platform, 'db' | 'clock'>) {
  const os = implement(leadReadsContract).$context<RequestContext>().use(guard);
  return {
    listLeads: os.listLeads.handler(async ({ context, input }) =>
      unwrap(await listLeads(platform, signedIn(context), input)),
    ),
    readLead: os.readLead.handler(async ({ context, input }) =>
      unwrap(await readLead(platform, signedIn(context), input.uuid)),
    ),
    readEarlierOfLead: os.readEarlierOfLead.handler(async ({ context, input }) =>
      unwrap(await readEarlierOfLead(platform, signedIn(context), input)),
    ),
    leadPrice: os.leadPrice.handler(async ({ context, input }) =>
      unwrap(await readLeadPrice(platform, signedIn(context), input.uuid)),
    ),
    vendorUnread: os.vendorUnread.handler(async ({ context, input }) =>
      unwrap(await countVendorUnread(platform, signedIn(context), input.id)),
    ),
    countListings: os.countListings.handler(({ context }) => countListings(platform, signedIn(context))),
    exportLeads: os.exportLeads.handler(async ({ context, input }) =>
      sendFile(context, unwrap(await exportLeads(platform, signedIn(context), input))),
    ),
  };
}
