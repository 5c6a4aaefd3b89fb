import { type APIRequestContext, expect } from '@playwright/test';

type Message = { to: string; subject: string | null; text: string | null };

/** The newest message to an address whose subject matches, once it has been delivered. */
async function newestMessage(request: APIRequestContext, to: string, subject: RegExp): Promise<Message> {
  let found: Message | undefined;
  await expect
    .poll(
      async () => {
        const answer = await request.get('/web-api/v1/dev/mailbox', { params: { to, limit: '20' } });
        found = ((await answer.json()) as Message[]).find((message) =>
          subject.test(message.subject ?? message.text ?? ''),
        );
        return found !== undefined;
      },
      { message: `a message to ${to} about ${subject}` },
    )
    .toBe(true);
  if (!found) throw new Error('No message came.');
  return found;
}

/** The six digits a person would read in their e-mail or text message. */
export async function newestCode(request: APIRequestContext, to: string): Promise<string> {
  const { text } = await newestMessage(request, to, /^\d{6} /);
  return text?.match(/\d{6}/)?.[0] ?? '';
}

/** The path behind a link of an e-mail: the first one, or the one to a page. */
export async function newestLink(
  request: APIRequestContext,
  to: string,
  subject: RegExp,
  page = '',
): Promise<string> {
  const { text } = await newestMessage(request, to, subject);
  const urls = text?.match(/https?:\/\/\S+/g) ?? [];
  const { pathname, search } = new URL(urls.find((url) => url.includes(page)) ?? '');
  return pathname + search;
}
