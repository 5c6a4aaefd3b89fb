import { z } from 'zod';
import type { TextSender } from './mail-sender.port.ts';

const TIMEOUT_MS = 10_000;

const acceptedSchema = z.object({ sid: z.string() });
const errorSchema = z.object({ code: z.number() });

export type TwilioAccount = { accountSid: string; authToken: string; from: string };

/** Text messages through Twilio's REST call. Its errors quote the number, so only their code is passed on. */
export function createTwilioSender(account: TwilioAccount, callApi: typeof fetch = fetch): TextSender {
  const url = `https://api.twilio.com/2010-04-01/Accounts/${encodeURIComponent(account.accountSid)}/Messages.json`;
  const credentials = Buffer.from(`${account.accountSid}:${account.authToken}`).toString('base64');
  return {
    keepsContent: false,
    sendText: async ({ to, text }) => {
      const response = await callApi(url, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: to, From: account.from, Body: text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      const body: unknown = await response.json().catch(() => undefined);
      if (response.ok) return { outcome: 'sent', providerId: acceptedSchema.safeParse(body).data?.sid };
      const code = errorSchema.safeParse(body).data?.code;
      const reason = `Twilio ${response.status}${code ? ` (${code})` : ''}`;
      // 400 speaks about this number or text; everything else about our account or their service.
      if (response.status === 400) return { outcome: 'refused', reason };
      throw new Error(`${reason} did not take a text message.`);
    },
  };
}
