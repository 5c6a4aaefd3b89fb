import type { Config } from '#platform/config/config.ts';
import type { Logger } from '#platform/log.ts';
import type { Senders } from './mail-sender.port.ts';
import { mailboxSender } from './mailbox-sender.ts';
import { createSmtpSender } from './smtp-sender.ts';
import { createTwilioSender } from './twilio-sender.ts';

type SenderConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'twilio' | 'isProduction'>;

/** Each channel leaves the house only where its provider is set. */
export function chooseSenders(config: SenderConfig, log: Logger): Senders {
  const smtp = config.smtpUrl ? createSmtpSender(config.smtpUrl, config.mailFrom) : undefined;
  const twilio = config.twilio ? createTwilioSender(config.twilio) : undefined;
  if (config.isProduction && !smtp) log.warn('SMTP_URL is not set: mail is stored and never sent');
  if (config.isProduction && !twilio)
    log.warn('TWILIO_* is not set: text messages are stored and never sent');
  return { mail: smtp ?? mailboxSender, text: twilio ?? mailboxSender, close: () => smtp?.close() };
}
