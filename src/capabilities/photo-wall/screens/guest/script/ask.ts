/** A call of the page, with the key of this browser; undefined where it was refused or did not arrive. */
export async function ask<Answer>(
  address: string,
  { method = 'POST', ...body }: { method?: 'POST' | 'PUT'; device: string; caption?: string },
): Promise<Answer | undefined> {
  try {
    const answer = await fetch(address, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
