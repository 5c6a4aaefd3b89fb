import type { z } from 'zod';
import type { accountExportSchema, profileSchema, sessionSchema } from '../contract/account.contract.ts';
import type { passkeySchema } from '../contract/passkey.contract.ts';
import type { FoundPerson, impersonationSchema } from '../contract/support.contract.ts';
import type { vendorUserSchema } from '../contract/vendor-user.contract.ts';
import { deviceName } from '../rules/device-name.ts';
import type { EmailChangeRow } from './email-changes.store.ts';
import type { ExportRow } from './exports.store.ts';
import type { FoundRow } from './find-people.store.ts';
import type { listImpersonationsOf } from './impersonations.store.ts';
import type { ToldPasskey } from './passkeys.store.ts';
import type { listSessions, UserRow } from './store.ts';
import type { VendorPerson } from './update-vendor-user.ts';

function iso(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

export function presentProfile(
  user: UserRow,
  isVendor: boolean,
  pending: EmailChangeRow | undefined,
): z.infer<typeof profileSchema> {
  return {
    userId: user.id,
    email: user.email,
    emailVerified: user.emailVerified,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    phoneVerified: user.phoneVerifiedAt !== null,
    twoFactorEnabled: user.twoFactorEnabled,
    isVendor,
    supportWriteUntil: iso(user.supportWriteUntil),
    pendingEmail: pending ? { email: pending.newEmail, expiresAt: pending.expiresAt.toISOString() } : null,
    createdAt: user.createdAt.toISOString(),
  };
}

export function presentSession(
  session: Awaited<ReturnType<typeof listSessions>>[number],
  currentId: string,
): z.infer<typeof sessionSchema> {
  return {
    id: session.id,
    current: session.id === currentId,
    device: deviceName(session.userAgent),
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.updatedAt.toISOString(),
  };
}

export function presentPasskey({
  id,
  name,
  createdAt,
  lastUsedAt,
}: ToldPasskey): z.infer<typeof passkeySchema> {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: iso(lastUsedAt) };
}

export function presentVendorUser({ user, vendor }: VendorPerson): z.infer<typeof vendorUserSchema> {
  return {
    userId: user.id,
    fullName: user.name,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    phoneNumber: user.phoneNumber,
    profileOnboardedAt: iso(vendor.profileOnboardedAt),
    settings: { smsOptedInAt: iso(vendor.smsOptedInAt), phoneUnsubscribed: vendor.phoneUnsubscribed },
  };
}

export function presentExport(row: ExportRow, now: Date): z.infer<typeof accountExportSchema> {
  const settled = row.readyAt ? 'READY' : 'PREPARING';
  return {
    id: row.id,
    state: row.expiresAt <= now ? 'EXPIRED' : settled,
    requestedAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

export function presentImpersonation(
  row: Awaited<ReturnType<typeof listImpersonationsOf>>[number],
): z.infer<typeof impersonationSchema> {
  return {
    id: row.id,
    reason: row.reason,
    ticket: row.ticket,
    startedAt: row.startedAt.toISOString(),
    endedAt: iso(row.endedAt),
    actions: row.actions.map(({ method, path, at }) => ({ method, path, at: at.toISOString() })),
  };
}

export function presentFoundPerson({ user, vendorId }: FoundRow, now: Date): FoundPerson {
  const { id, firstName, lastName, email, emailVerified, createdAt, role, supportWriteUntil } = user;
  const until = supportWriteUntil && supportWriteUntil > now ? supportWriteUntil : null;
  return {
    id,
    name: `${firstName} ${lastName}`.trim(),
    email,
    isVendor: vendorId !== null,
    isEmailConfirmed: emailVerified,
    joinedAt: createdAt.toISOString(),
    canView: role !== 'support',
    writableUntil: until?.toISOString() ?? null,
  };
}
