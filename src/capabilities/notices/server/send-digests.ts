import { transact } from '#platform/database/transact.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { CollectDigest, DigestPart, DigestReader } from './digest-part.ts';
import { listDigestReaders } from './digest-readers.store.ts';
import { settingsUrl, unsubscribeUrl } from './notice-links.ts';

const READERS_AT_A_TIME = 100;
const NOBODY = '00000000-0000-0000-0000-000000000000';

export type DigestDeps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>;

function digestMail(deps: DigestDeps, { userId, side }: DigestReader, parts: readonly DigestPart[]) {
  const heading = `${parts.map(({ count }) => count).join(', ')} to look at`;
  const links = parts.flatMap((part) => part.links);
  return {
    subject: `Your day on Ampersand: ${heading}`,
    ...renderMail({
      preview: links.map(({ label }) => label).join(', '),
      heading,
      paragraphs: ['Here’s what happened since you last checked.'],
      links,
      ...(parts[0] && { action: parts[0].action }),
      footnote: `You get this email once a day. Manage email preferences: ${settingsUrl(deps)}`,
      unsubscribeUrl: unsubscribeUrl(deps, userId, side),
    }),
  };
}

async function sendDigest(
  deps: DigestDeps,
  collectors: readonly CollectDigest[],
  { reader, now }: { reader: DigestReader; now: Date },
): Promise<void> {
  const parts: DigestPart[] = [];
  for (const collect of collectors) {
    const part = await collect(deps, reader, now);
    if (part) parts.push(part);
  }
  if (!parts.some(({ hasNews }) => hasNews)) return;
  const key = `inquiry-digest:${reader.side}:${reader.userId}:${now.toISOString().slice(0, 10)}`;
  const mail = digestMail(deps, reader, parts);
  await transact(deps.db, (tx) => queueMail(tx, deps.clock, { key, to: reader.email, ...mail }));
}

/** One mail to everybody who wants one a day. The day is in its key, so a job that runs twice sends nothing more. */
export async function sendDigests(deps: DigestDeps, collectors: readonly CollectDigest[]): Promise<void> {
  const now = deps.clock.now();
  for (const side of ['COUPLE', 'VENDOR'] as const) {
    for (let after = NOBODY; ; ) {
      const readers = await listDigestReaders[side](deps.db, { after, limit: READERS_AT_A_TIME });
      for (const reader of readers) await sendDigest(deps, collectors, { reader, now });
      const last = readers.at(-1);
      if (!last) break;
      after = last.userId;
    }
  }
}
