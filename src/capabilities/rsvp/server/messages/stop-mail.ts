import { isLinkCode } from '#base/link-code.ts';
import { fail, ok, type Result } from '#base/result.ts';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { maskAddress } from '../../rules/messages/mask-address.ts';
import { findSettings, findWeddingPlace } from '../settings.store.ts';
import { findMailAddress, type MailAddressRow, updateStopped } from './mail-addresses.store.ts';

type MailStop = {
  couple: { a: string; b: string };
  address: string;
  language: GuestLanguage;
  isStopped: boolean;
};

async function presentStop(
  tx: Tx,
  row: MailAddressRow | undefined,
  isStopped: boolean,
): Promise<Result<MailStop>> {
  const place = row && (await findWeddingPlace(tx, row.weddingId));
  if (!row || !place)
    return fail('rsvp.not_found', 'This link doesn’t lead anywhere. Please open it from the email again.');
  const { language } = await findSettings(tx, row.weddingId);
  return ok({ couple: place.couple, address: maskAddress(row.address), language, isStopped });
}

export async function readMailStop(
  { db }: Pick<Platform, 'db'>,
  { token }: { token: string },
): Promise<Result<MailStop>> {
  const row = isLinkCode(token) ? await findMailAddress(db, token) : undefined;
  return presentStop(db, row, row?.stoppedAt != null);
}

/** For this address and this wedding. Pressed twice it is the same. */
export function stopMail(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { token, isStopped }: { token: string; isStopped: boolean },
): Promise<Result<MailStop>> {
  return transact(db, async (tx) => {
    const row = isLinkCode(token) ? await findMailAddress(tx, token) : undefined;
    if (row) await updateStopped(tx, token, isStopped ? (row.stoppedAt ?? clock.now()) : null);
    return presentStop(tx, row, isStopped);
  });
}
