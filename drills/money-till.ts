import type { Fleet } from './fleet.ts';
import { createSender } from './send-again.ts';
import type { Somebody } from './somebody.ts';

export type Call = { by: Somebody; method: 'GET' | 'POST' | 'PUT'; path: string; body?: unknown };
export type Answer = { status: number; code: string; body: Record<string, unknown> };

function read(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text || '{}') ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Who calls until there is an answer, remembers what was done, and notes every answer that nobody should get. */
export function createTill(fleet: Fleet, connections: number) {
  const sender = createSender(fleet, connections);
  const done: Call[] = [];
  const strange: string[] = [];
  const refusals = new Map<string, number>();

  async function call({ by, method, path, body }: Call): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const told = await sender.request({
      ...{ path, method, body: text },
      headers: { ...by.headers, ...(text !== undefined && { 'content-type': 'application/json' }) },
    });
    const read_ = read(told.text);
    const { code = '' } = (read_.error ?? {}) as { code?: string };
    return { status: Number(told.status), code, body: read_ };
  }

  /** What is refused in another way than a person may expect is a fault. */
  function note({ path }: Call, { status, code }: Answer, expected: readonly string[]): void {
    if (status === 200) return;
    if (!expected.includes(code)) strange.push(`${path.replaceAll(/[\da-f-]{36}/g, '…')}: ${status} ${code}`);
    refusals.set(code, (refusals.get(code) ?? 0) + 1);
  }

  return {
    sender,
    strange,
    refusals,
    /** What was said yes to, to be sent once more later. */
    takeDone: () => done.splice(0),
    async once(what: Call, ...expected: string[]): Promise<Answer> {
      const answer = await call(what);
      note(what, answer, expected);
      return answer;
    },
    /** Once more, much later: refused or not, it must not be our fault. */
    async again(what: Call): Promise<void> {
      const answer = await call(what);
      if (answer.status >= 500) note(what, answer, []);
    },
    /** The same from two tabs at the same moment. Says yes where one of them was told so. */
    async twice(what: Call, ...expected: string[]): Promise<Answer> {
      const [one, other] = await Promise.all([call(what), call(what)]);
      note(what, one, expected);
      note(what, other, expected);
      if (one.status === 200 || other.status === 200) done.push(what);
      return one.status === 200 ? one : other;
    },
  };
}

export type Till = ReturnType<typeof createTill>;
