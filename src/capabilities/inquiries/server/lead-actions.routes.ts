import { implement } from '@orpc/server';
import type { Result } from '#base/result.ts';
import { unwrap } from '#platform/contract/failure.ts';
import { guard, signedIn } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import type { Platform } from '#platform/platform.ts';
import { leadActionsContract } from '../contract/lead-actions.contract.ts';
import { actAsVendor } from './act-as-vendor.ts';
import { bookAsVendor } from './book-inquiry.ts';
import { cancelAsVendor } from './cancel-booking.ts';
import { changeManyLeads } from './change-many-leads.ts';
import { confirmAsVendor } from './confirm-booking.ts';
import { connectInquiry } from './connect-inquiry.ts';
import type { Credits } from './credits.port.ts';
import { markReadByVendor } from './mark-read.ts';
import { readLead } from './read-lead.ts';
import { reportSpam } from './report-spam.ts';
import { snoozeLead } from './snooze-lead.ts';
import type { InquiryRow } from './store.ts';
import { writeAsVendor } from './write-message.ts';

/** What a vendor does; each but the counts answers the lead as it is then. */
export function leadActionsRoutes(platform: Pick<Platform, 'db' | 'clock' | 'events'>, credits: Credits) {
  const os = implement(leadActionsContract).$context<RequestContext>().use(guard);

  async function answer(context: RequestContext, done: Promise<Result<InquiryRow>>) {
    const { uuid } = unwrap(await done);
    return unwrap(await readLead(platform, signedIn(context), uuid));
  }

  return {
    connect: os.connect.handler(({ context, input }) =>
      answer(context, connectInquiry({ ...platform, credits }, signedIn(context), input)),
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
