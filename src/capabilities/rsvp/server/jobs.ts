import { transact } from '#platform/database/transact.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { ensureLinks } from './ensure-links.ts';
import { forgetDue } from './forgetting/forget-wedding.ts';
import { mailDrafts } from './messages/mail-drafts.ts';
import { sendMessageTask } from './messages/queue-message.ts';
import { sendMessage, startMessages } from './messages/send-messages.ts';
import { sendNoticesTask } from './notices/queue-notices.ts';
import { sendNotices } from './notices/send-notices.ts';
import { tellClosing } from './notices/tell-closing.ts';
import { deleteOldDrafts } from './replies.store.ts';
import { freezeCounts } from './sheets/freeze-counts.ts';

const DRAFT_DAYS = 14;

const forgetDrafts = defineTask('rsvp-forget-drafts');
const forget = defineTask('rsvp-forget');
const freeze = defineTask('rsvp-freeze-counts');
const makeLinks = defineTask('rsvp-make-links');
const startMessagesTask = defineTask('rsvp-start-messages');
const mailDraftsTask = defineTask('rsvp-mail-drafts');
const tellClosingTask = defineTask('rsvp-tell-closing');

export function rsvpJobs(platform: Pick<Platform, 'db' | 'clock' | 'publicUrl'>): TaskHandler[] {
  const { db, clock } = platform;
  return [
    handleTask(
      forgetDrafts,
      () => deleteOldDrafts(db, new Date(clock.now().getTime() - DRAFT_DAYS * 86_400_000)),
      { cron: '40 4 * * *' },
    ),
    handleTask(forget, () => forgetDue({ db, clock }), { cron: '50 4 * * *' }),
    handleTask(freeze, () => freezeCounts({ db, clock }), { cron: '35 * * * *' }),
    // The net under households that were there before there were links.
    handleTask(makeLinks, async () => void (await transact(db, (tx) => ensureLinks(tx, { clock }))), {
      cron: '10 * * * *',
    }),
    handleTask(sendMessageTask, ({ messageUuid }) => sendMessage(platform, messageUuid)),
    handleTask(startMessagesTask, () => startMessages(platform), { cron: '*/5 * * * *' }),
    handleTask(mailDraftsTask, () => mailDrafts(platform), { cron: '*/15 * * * *' }),
    handleTask(sendNoticesTask, (member) => sendNotices(platform, member)),
    handleTask(tellClosingTask, () => tellClosing(platform), { cron: '*/15 * * * *' }),
  ];
}
