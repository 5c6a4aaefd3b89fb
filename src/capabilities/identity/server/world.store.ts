import type pg from 'pg';
import { copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';

/** Somebody of the demo world nobody logs in as. */
export type WorldPerson = {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  isVendor: boolean;
  /** Checked on the day of the account; most people give none. */
  phoneNumber?: string | undefined;
  createdAt: Date;
};

/** Writes many people at once; they have no password, so nobody can be them. */
export async function copyPeople(client: pg.ClientBase, people: readonly WorldPerson[]): Promise<void> {
  await copyRows(
    client,
    'users (id, name, email, email_verified, first_name, last_name, phone_number, phone_verified_at, created_at, updated_at)',
    people.map(({ id, email, firstName, lastName, phoneNumber, createdAt }) => [
      id,
      `${firstName} ${lastName}`,
      email,
      true,
      firstName,
      lastName,
      phoneNumber ?? null,
      copyInstant(phoneNumber ? createdAt : null),
      copyInstant(createdAt),
      copyInstant(createdAt),
    ]),
  );
  await copyRows(
    client,
    'vendor_users (user_id, profile_onboarded_at, created_at)',
    people
      .filter(({ isVendor }) => isVendor)
      .map(({ id, createdAt }) => [id, copyInstant(createdAt), copyInstant(createdAt)]),
  );
}
