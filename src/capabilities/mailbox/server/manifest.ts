import { defineCapability } from '#platform/capability/define-capability.ts';
import { mailboxContract } from '../contract.ts';
import { mailboxRoutes } from './routes.ts';

export const mailbox = defineCapability({
  name: 'mailbox',
  standsOn: [],
  contract: mailboxContract,
  start: (platform) => ({ routes: mailboxRoutes(platform) }),
});
