import { buffer } from 'node:stream/consumers';
import { strToU8, zipSync } from 'fflate';
import { paths } from '#app/rules/paths.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { renderMail } from '#platform/messages/mail-layout.ts';
import { mailName } from '#platform/messages/mail-name.ts';
import { queueMail } from '#platform/messages/send-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { AccountPart } from './account-parts.ts';
import { findEmailChange } from './email-changes.store.ts';
import {
  type ExportRow,
  findExport,
  findExportOf,
  findVendorProfile,
  insertExport,
  markExportReady,
} from './exports.store.ts';
import { listImpersonationsOf } from './impersonations.store.ts';
import { listPasskeys } from './passkeys.store.ts';
import { listSettings } from './settings.store.ts';
import { findUser, listSessions } from './store.ts';
import { buildExportTask } from './tasks.ts';

const EXPORT_DAYS = 7;

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'publicUrl'>;

export async function requestExport(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: SignedInActor,
): Promise<ExportRow> {
  const now = clock.now();
  return transact(db, async (tx) => {
    const row = await insertExport(tx, {
      id: clock.uuid(),
      userId: actor.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + EXPORT_DAYS * 86_400_000),
    });
    await enqueueJob(tx, buildExportTask, { exportId: row.id }, { jobKey: `export:${row.id}` });
    return row;
  });
}

async function collectIdentity(tx: Tx, userId: string, now: Date): Promise<unknown> {
  const user = await findUser(tx, userId);
  const sessions = await listSessions(tx, userId, now);
  const pending = await findEmailChange(tx, userId, now);
  return {
    user,
    pendingEmail: pending?.newEmail ?? null,
    vendorUser: await findVendorProfile(tx, userId),
    settings: await listSettings(tx, userId),
    sessions: sessions.map(({ id, createdAt, updatedAt, userAgent }) => ({
      id,
      createdAt,
      updatedAt,
      userAgent,
    })),
    passkeys: await listPasskeys(tx, userId),
    supportAccess: await listImpersonationsOf(tx, userId, 1_000),
  };
}

function asJson(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}

/** The job: everything every capability holds, one archive, then an e-mail. Running it twice changes nothing. */
export async function buildExport(deps: Deps, parts: AccountPart[], exportId: string): Promise<void> {
  const { db, clock, files, publicUrl } = deps;
  const row = await findExport(db, exportId);
  if (!row || row.readyAt) return;
  const user = await findUser(db, row.userId);
  if (!user) return;
  const entries: Record<string, Uint8Array> = {
    'account.json': asJson(await collectIdentity(db, user.id, clock.now())),
  };
  for (const part of parts) entries[`${part.name}.json`] = asJson(await part.collect(db, user.id));
  const fileKey = `exports/${exportId}.zip`;
  await files.put(fileKey, Buffer.from(zipSync(entries)), { contentType: 'application/zip' });
  const isWanted = await transact(db, async (tx) => {
    if (!(await markExportReady(tx, exportId, fileKey, clock.now()))) return false;
    await queueMail(tx, clock, {
      key: `export-ready:${exportId}`,
      to: user.email,
      subject: 'Your Ampersand archive is ready',
      ...renderMail({
        preview: 'Everything we have about you, in one file.',
        heading: 'Your archive is ready',
        paragraphs: [
          `Hi ${mailName(user.firstName) || 'there'},`,
          'Everything we have about you is in one file. Log in to download it.',
        ],
        action: { label: 'Download the archive', url: `${publicUrl}${paths.accountSettings('your-data')}` },
        footnote: 'The file is deleted after seven days.',
      }),
    });
    return true;
  });
  // The account went while its archive was made: nothing of it may stay.
  if (!isWanted) await files.delete(fileKey);
}

export async function downloadExport(
  { db, files, clock }: Deps,
  actor: SignedInActor,
  id: string,
): Promise<Result<File>> {
  // Staff may look at an account, not carry it away.
  if (actor.impersonation) return fail('forbidden', 'Only the account owner can download this.');
  const row = await findExportOf(db, actor.userId, id);
  if (!row || row.expiresAt <= clock.now())
    return fail('not_found', 'This archive is no longer available. Request a new one.');
  const stored = row.fileKey ? await files.get(row.fileKey) : undefined;
  if (!stored)
    return fail('export.not_ready', 'Your archive is still being prepared. We’ll email you when it’s ready.');
  return ok(new File([await buffer(stored.stream)], 'ampersand-archive.zip', { type: 'application/zip' }));
}
