import type { Tx } from '#platform/database/database.ts';
import type { DemoPerson } from '../demo.ts';
import { credentials, users, vendorUsers } from '../tables.ts';

export async function insertPeople(
  tx: Tx,
  people: DemoPerson[],
  passwordHash: string,
  now: Date,
): Promise<void> {
  for (const { isVendor, ...person } of people) {
    const inserted = await tx
      .insert(users)
      .values({
        ...person,
        name: `${person.firstName} ${person.lastName}`,
        emailVerified: true,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (inserted.length === 0) continue;
    await tx
      .insert(credentials)
      .values({ accountId: person.id, providerId: 'credential', userId: person.id, password: passwordHash });
    if (isVendor) await tx.insert(vendorUsers).values({ userId: person.id, createdAt: now });
  }
}
