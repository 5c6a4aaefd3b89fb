import { fail, ok, type Result } from '#base/result.ts';
import { usPhoneDigits } from '#base/validation/phone.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { beginEmailChange } from './change-email.ts';
import {
  findUser,
  findVendorUser,
  lockUser,
  type UserRow,
  updateUser,
  updateVendorUser,
  type VendorUserRow,
} from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl'>;
export type VendorPerson = { user: UserRow; vendor: VendorUserRow };

export async function findVendorPerson(tx: Tx, userId: string): Promise<Result<VendorPerson>> {
  const user = await findUser(tx, userId);
  const vendor = await findVendorUser(tx, userId);
  return user && vendor ? ok({ user, vendor }) : fail('forbidden', 'You don’t have a vendor account yet.');
}

async function lockVendorPerson(tx: Tx, userId: string): Promise<Result<VendorPerson>> {
  await lockUser(tx, userId);
  return findVendorPerson(tx, userId);
}

type VendorUpdate = {
  /** A new one is asked to confirm first. */
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
  profileOnboardedAt?: string | null | undefined;
  phoneNumber?: string | null | undefined;
};

/** Which parts of an update touch the sign-in or the phone and therefore want the second factor. */
export function changesContact(
  person: VendorPerson,
  update: { email?: string | undefined; phoneNumber?: string | null | undefined },
): boolean {
  const { user } = person;
  const changesEmail = update.email !== undefined && update.email !== user.email;
  const phone = update.phoneNumber ? usPhoneDigits(update.phoneNumber) : update.phoneNumber;
  // The first number of an account replaces nothing that could be stolen.
  return changesEmail || (phone !== undefined && user.phoneNumber !== null && phone !== user.phoneNumber);
}

export async function updateVendorPerson(
  deps: Deps,
  actor: SignedInActor,
  update: VendorUpdate,
): Promise<Result<VendorPerson>> {
  return transact(deps.db, async (tx) => {
    const locked = await lockVendorPerson(tx, actor.userId);
    if (!locked.ok) return locked;
    const { user } = locked.value;
    if (update.email !== undefined && update.email !== user.email) {
      const begun = await beginEmailChange(tx, deps, { actor, user, email: update.email });
      if (!begun.ok) return begun;
    }
    const firstName = update.firstName ?? user.firstName;
    const lastName = update.lastName ?? user.lastName;
    await updateUser(tx, user.id, {
      firstName,
      lastName,
      name: `${firstName} ${lastName}`.trim(),
      ...phoneChange(user, update.phoneNumber),
    });
    if (update.profileOnboardedAt !== undefined) {
      await updateVendorUser(tx, user.id, {
        profileOnboardedAt: update.profileOnboardedAt ? new Date(update.profileOnboardedAt) : null,
      });
    }
    return findVendorPerson(tx, actor.userId);
  });
}

/** A new number has to be proved again before codes are sent to it. */
function phoneChange(user: UserRow, phoneNumber: string | null | undefined): Partial<UserRow> {
  if (phoneNumber === undefined) return {};
  const digits = phoneNumber === null ? null : (usPhoneDigits(phoneNumber) ?? null);
  return digits === user.phoneNumber ? {} : { phoneNumber: digits, phoneVerifiedAt: null };
}

export type PhoneOptIn = { phoneNumber: string; optedIn: boolean };

/** Consent to text messages, with the moment it was given; withdrawing it is remembered so that nobody asks again. */
export async function optInPhone(
  deps: Deps,
  actor: SignedInActor,
  { phoneNumber, optedIn }: PhoneOptIn,
): Promise<Result<VendorPerson>> {
  const { db, clock } = deps;
  return transact(db, async (tx) => {
    const locked = await lockVendorPerson(tx, actor.userId);
    if (!locked.ok) return locked;
    const { user } = locked.value;
    const change = phoneChange(user, phoneNumber);
    if (Object.keys(change).length > 0) await updateUser(tx, user.id, change);
    await updateVendorUser(
      tx,
      user.id,
      optedIn
        ? { smsOptedInAt: clock.now(), phoneUnsubscribed: false }
        : { smsOptedInAt: null, phoneUnsubscribed: true },
    );
    return findVendorPerson(tx, actor.userId);
  });
}
