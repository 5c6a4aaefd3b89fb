import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';

/** A busy process asks to come again later, and a good visitor does. */
export async function ask(
  request: APIRequestContext,
  path: string,
  options: { maxRedirects?: number } = {},
): Promise<APIResponse> {
  let answer = await request.get(path, options);
  if (answer.status() !== 503) return answer;
  await expect(async () => {
    answer = await request.get(path, options);
    expect(answer.status(), path).not.toBe(503);
  }).toPass({ timeout: 30_000 });
  return answer;
}
