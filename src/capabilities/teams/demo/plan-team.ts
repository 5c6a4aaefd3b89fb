import { seededRandom } from '#base/seeded-random.ts';
import { DEMO_PEOPLE } from '#capabilities/identity/demo.ts';
import { invitationExpiry } from '#capabilities/identity/rules/invitation-states.ts';
import type { StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';

const DAY_MS = 86_400_000;

/** Who helps the demo vendor, and since how many days. */
const HELP: readonly { name: string; role: StorefrontRole; days: number }[] = [
  { name: 'manager', role: 'MANAGER', days: 210 },
  { name: 'responder', role: 'RESPONDER', days: 64 },
  { name: 'viewer', role: 'VIEWER', days: 12 },
];

const INVITED = { email: 'marisol@demo.example', role: 'RESPONDER', days: 2 } as const;

/** The team of one listing of the demo vendor: three colleagues, somebody who has not answered yet, and how that came. */
export function planTeam(seed: string, storefrontId: number, now: Date) {
  const random = seededRandom(seed, 'team', storefrontId);
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const members = HELP.flatMap(({ name, role, days }) => {
    const person = DEMO_PEOPLE.find(({ email }) => email === `${name}@demo.example`);
    return person ? [{ storefrontId, userId: person.id, role, joinedAt: before(days) }] : [];
  });
  const sentAt = before(INVITED.days);
  return {
    members,
    invitation: {
      id: random.uuid(),
      // Nobody has the token, so nobody can open it: the demo resends it.
      tokenHash: random.uuid(),
      storefrontId,
      email: INVITED.email,
      role: INVITED.role,
      sentAt,
      expiresAt: invitationExpiry(sentAt),
    },
  };
}

export type TeamPlan = ReturnType<typeof planTeam>;
