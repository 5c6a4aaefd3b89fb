import type { Fleet } from './fleet.ts';

const idOf = (letter: string) => /^Message-ID: (<[^>]+>)/im.exec(letter)?.[1] ?? '';

export type Letters = { sent: number; lost: string[]; doubled: number };

/** What came out of the house beside what the product believes to have sent, each known by its Message-ID. */
export async function countLetters({ ask, letters }: Fleet): Promise<Letters> {
  const arrived = new Map<string, number>();
  for (const letter of letters) arrived.set(idOf(letter), (arrived.get(idOf(letter)) ?? 0) + 1);
  const rows = await ask<{ key: string; state: string; id: string | null }>(
    `select idempotency_key as key, state, provider_id as id from outgoing_messages where channel = 'mail'`,
  );
  return {
    sent: arrived.size,
    lost: rows
      .filter(({ id }) => !arrived.has(id ?? ''))
      .map(({ key, state }) => `${key.split(':')[0]} ${state}`),
    doubled: [...arrived.values()].filter((times) => times > 1).length,
  };
}
