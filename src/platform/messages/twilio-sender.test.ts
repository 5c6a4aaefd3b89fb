import { describe, expect, test, vi } from 'vitest';
import { createTwilioSender } from './twilio-sender.ts';

const account = { accountSid: 'AC1', authToken: 'secret', from: '+15550100' };
const message = { key: 'code:1', to: '+15550123', text: 'Your code is 123456' };

function answering(status: number, body: unknown) {
  return vi.fn<typeof fetch>(async () => Response.json(body, { status }));
}

describe('text messages through Twilio', () => {
  test('are posted as the provider asks', async () => {
    const callApi = answering(201, { sid: 'SM1' });
    const delivery = await createTwilioSender(account, callApi).sendText(message);
    expect(delivery).toEqual({ outcome: 'sent', providerId: 'SM1' });
    const [url, init] = callApi.mock.calls[0] ?? [];
    expect(url).toBe('https://api.twilio.com/2010-04-01/Accounts/AC1/Messages.json');
    expect(init?.headers).toEqual({ authorization: `Basic ${btoa('AC1:secret')}` });
    expect(String(init?.body)).toBe('To=%2B15550123&From=%2B15550100&Body=Your+code+is+123456');
    expect(init?.signal).toBeInstanceOf(AbortSignal);
    expect(init?.redirect, 'never led elsewhere').toBe('error');
  });

  test('are refused for good when the number is wrong', async () => {
    const sender = createTwilioSender(account, answering(400, { code: 21211, message: 'bad +15550123' }));
    expect(await sender.sendText(message)).toEqual({ outcome: 'refused', reason: 'Twilio 400 (21211)' });
  });

  test.each([401, 429, 503])(
    'are tried again after status %i, without the number in the error',
    async (status) => {
      const sender = createTwilioSender(account, answering(status, { code: 20003, message: '+15550123' }));
      const failure = await sender.sendText(message).catch((error: unknown) => String(error));
      expect(failure).toContain(`Twilio ${status}`);
      expect(failure).not.toContain('15550123');
    },
  );
});
