import { implement } from '@orpc/server';
import type { Result } from '#base/result.ts';
import {
  actAsVendor,
  bookAsVendor,
  cancelAsVendor,
  confirmAsVendor,
  connectInquiry,
  type InquiryRow,
  markReadByVendor,
  reportSpam,
  withdrawQuote,
  writeAsVendor,
} from '#capabilities/inquiries/server/index.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { leadActionsContract } from '../contract/lead-actions.contract.ts';
import { changeManyLeads } from './change-many-leads.ts';
import { readLead } from './read-lead.ts';
import { snoozeLead } from './snoozing/snooze-lead.ts';

/** What a vendor does; each but the counts answers the lead as it is then. */
export function leadActionsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events'>) {
  const os = implement(leadActionsContract).$context<RequestContext>().use(guard);

  async function answer(context: RequestContext, done: Promise<Result<InquiryRow>>) {
    const { uuid } = unwrap(await done);
    return unwrap(await readLead(platform, signedIn(context), uuid));
  }

  return {
    connect: os.connect.handler(({ context, input }) =>
      answer(context, connectInquiry(platform, signedIn(context), input)),
    ),
    reply: os.reply.handler(({ context, input }) =>
      answer(context, writeAsVendor(platform, signedIn(context), input)),
    ),
    markLeadRead: os.markLeadRead.handler(async ({ context, input }) =>
      unwrap(await markReadByVendor(platform, signedIn(context), input)),
    ),
    decline: os.decline.handler(({ context, input }) =>
      answer(context, actAsVendor(platform, signedIn(context), { ...input, action: 'decline' })),
    ),
    closeLead: os.closeLead.handler(({ context, input }) =>
      answer(context, actAsVendor(platform, signedIn(context), { ...input, action: 'close' })),
    ),
    bookLead: os.bookLead.handler(({ context, input }) =>
      answer(context, bookAsVendor(platform, signedIn(context), input)),
    ),
    confirmLeadBooking: os.confirmLeadBooking.handler(({ context, input }) =>
      answer(context, confirmAsVendor(platform, signedIn(context), input.uuid)),
    ),
    withdrawQuote: os.withdrawQuote.handler(({ context, input }) =>
      answer(context, withdrawQuote(platform, signedIn(context), input)),
    ),
    unbookLead: os.unbookLead.handler(({ context, input }) =>
      answer(context, cancelAsVendor(platform, signedIn(context), input)),
    ),
    snooze: os.snooze.handler(({ context, input }) =>
      answer(context, snoozeLead(platform, signedIn(context), input)),
    ),
    reportSpam: os.reportSpam.handler(({ context, input }) =>
      answer(context, reportSpam(platform, signedIn(context), input)),
    ),
    bulk: os.bulk.handler(({ context, input }) => changeManyLeads(platform, signedIn(context), input)),
  };
}
