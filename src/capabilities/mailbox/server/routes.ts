import { implement } from '@orpc/server';
import { refuse } from '#platform/contract/failure.ts';
import { guard } from '#platform/contract/guard.ts';
import type { RequestContext } from '#platform/contract/request-context.ts';
import { findMessage, listMessages } from '#platform/messages/list-messages.ts';
import type { OutgoingMessage } from '#platform/messages/tables.ts';
import type { Platform } from '#platform/platform.ts';
import { mailboxContract } from '../contract.ts';

function presentMessage({ id, channel, toAddress, subject, text, state, createdAt }: OutgoingMessage) {
  return { id, channel, to: toAddress, subject, text, state, createdAt: createdAt.toISOString() };
}

/** Lets developers read what would have been sent. In production the page and its calls are simply not there. */
export function mailboxRoutes({ db, config }: Pick<Platform, 'db' | 'config'>) {
  const os = implement(mailboxContract).$context<RequestContext>().use(guard);
  function assertDeveloperPlace(): void {
    if (config.isProduction) throw refuse('not_found', 'Not found.');
  }
  return {
    list: os.list.handler(async ({ input }) => {
      assertDeveloperPlace();
      const messages = await listMessages(db, { limit: input.limit, ...(input.to && { to: input.to }) });
      return messages.map(presentMessage);
    }),
    read: os.read.handler(async ({ input }) => {
      assertDeveloperPlace();
      const message = await findMessage(db, input.id);
      if (!message) throw refuse('not_found', 'This message is no longer available.');
      return { ...presentMessage(message), html: message.html };
    }),
  };
}
